import { warmImages } from '@marram/contract/task'
import type { Connection } from '@marram/database/connection'
import { addJob } from '@marram/database/jobs/add-job'
import { editionKeys } from '@marram/i18n/edition-key'
import type { Log } from '@marram/service-kit/logging'
import type { Site } from '@marram/site/server/site'

export type WarmUp = {
  /** Of `/readyz`: fails until the first pages were prepared, or could not be. */
  check(): Promise<void>
  run(): Promise<void>
  /** Begins nothing more and waits for what has begun: the database closes right after. */
  stop(): Promise<void>
}

export type WarmUpOptions = {
  readonly site: Pick<Site, 'openPage'>
  /** A front page that is rendered before the index is there goes without its houses, and is stored like that. */
  readonly searchReady: Promise<void>
  /** Null where another process renders the pictures. */
  readonly drawPictures: ((urls: readonly string[]) => Promise<unknown>) | null
  readonly log: Log
}

/** Renders the front pages and has their pictures drawn, so that the first guest does not wait for either. */
export function createWarmUp({ site, searchReady, drawPictures, log }: WarmUpOptions): WarmUp {
  let isOver = false
  let running = Promise.resolve()
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  const prepare = async (): Promise<void> => {
    try {
      await Promise.race([searchReady, stopped])
      if (stopping.signal.aborted) return
      const pages = await Promise.all(editionKeys.map((edition) => site.openPage(edition, '/')))
      if (stopping.signal.aborted) return
      await drawPictures?.(picturesOf(pages.map(({ variants }) => variants.identity.body.toString())))
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'the first pages could not be prepared')
    } finally {
      isOver = true
    }
  }
  return {
    async check() {
      if (!isOver) throw new Error('The first pages are being prepared.')
    },
    run() {
      running = prepare()
      return running
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** One job for all nodes; a picture that is there already costs nothing. */
export async function enqueuePictures({ db }: Connection, urls: readonly string[]): Promise<void> {
  if (urls.length > 0)
    await addJob(db, warmImages, { urls: urls.slice(0, 1000) }, { key: 'first-pictures', maxAttempts: 3 })
}

const largestWidth = 1280
const pictureAddress = /\/services\/images\/own\/[^\s"<>,]+/g

/** Pictures that the first pages ask for, smallest first. */
export function picturesOf(pages: readonly string[]): string[] {
  const found = new Set(
    pages.flatMap((html) => html.match(pictureAddress) ?? []).map((url) => url.replaceAll('&amp;', '&')),
  )
  return [...found]
    .filter((url) => url.includes('format=avif') && widthOf(url) <= largestWidth)
    .sort((a, b) => widthOf(a) - widthOf(b))
}

function widthOf(url: string): number {
  return Number(/[?&]w=(\d+)/.exec(url)?.[1] ?? Number.POSITIVE_INFINITY)
}

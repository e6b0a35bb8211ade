import { warmImages } from '@marram/contract/task'
import type { Connection } from '@marram/database/connection'
import { addJob } from '@marram/database/jobs/add-job'
import type { EditionKey } from '@marram/i18n/edition-key'
import { parsePath } from '@marram/i18n/paths'
import type { Log } from '@marram/service-kit/logging'
import type { Site } from '@marram/site/server/site'

export type WarmUp = {
  /** Of `/readyz`: fails until the first pages were prepared, or could not be. */
  check(): Promise<void>
  /** `afterFronts` is called once the front pages are there, or could not be made. */
  run(afterFronts?: () => unknown): Promise<void>
  /** Begins nothing more and waits for what has begun: the database closes right after. */
  stop(): Promise<void>
}

export type WarmUpOptions = {
  readonly site: Pick<Site, 'openPage'>
  /** The edition that most guests open first; each is made by itself, so that the first need not wait for the others. */
  readonly editions: readonly EditionKey[]
  /** A front page that is rendered before the index is there goes without its houses, and would not be stored. */
  readonly searchReady: Promise<void>
  /** Null where another process renders the pictures. */
  readonly drawPictures: ((pages: 'front' | 'next', urls: readonly string[]) => Promise<unknown>) | null
  readonly log: Log
}

/**
 * Renders the front pages and has their pictures drawn, so that the first guest does not wait for either. Then come the
 * pages that guests open next: the search of every edition, and the houses it shows first.
 */
export function createWarmUp({ site, editions, searchReady, drawPictures, log }: WarmUpOptions): WarmUp {
  let isOver = false
  let running = Promise.resolve()
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  const open = async (edition: EditionKey, path: string): Promise<OpenedPage> => {
    const { variants } = await site.openPage(edition, path)
    return { edition, html: variants.identity.body.toString() }
  }
  const prepareFronts = async (afterFronts: () => unknown): Promise<OpenedPage[]> => {
    try {
      await Promise.race([searchReady, stopped])
      if (stopping.signal.aborted) return []
      const fronts: OpenedPage[] = []
      for (const edition of editions) {
        fronts.push(await open(edition, '/'))
        if (stopping.signal.aborted) return []
      }
      await drawPictures?.('front', picturesOf(fronts))
      return fronts
    } finally {
      isOver = true
      if (!stopping.signal.aborted) afterFronts()
    }
  }
  const prepareNext = async (fronts: readonly OpenedPage[]): Promise<void> => {
    const opened: OpenedPage[] = []
    // One after another: guests ask for pages meanwhile.
    const openNext = async (edition: EditionKey, paths: readonly string[]) => {
      for (const path of paths) if (!stopping.signal.aborted) opened.push(await open(edition, path))
    }
    for (const { edition, html } of fronts) await openNext(edition, searchesIn(html))
    const [search] = opened
    if (search) await openNext(search.edition, housesIn(search))
    if (!stopping.signal.aborted && opened.length > 0) await drawPictures?.('next', picturesOf(opened))
  }
  const prepare = async (afterFronts: () => unknown): Promise<void> => {
    try {
      await prepareNext(await prepareFronts(afterFronts))
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'the first pages could not be prepared')
    }
  }
  return {
    async check() {
      if (!isOver) throw new Error('The first pages are being prepared.')
    },
    run(afterFronts = () => {}) {
      running = prepare(afterFronts)
      return running
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** One job for all nodes; a picture that is there already costs nothing. */
export async function enqueuePictures(
  { db }: Connection,
  pages: 'front' | 'next',
  urls: readonly string[],
): Promise<void> {
  if (urls.length > 0)
    await addJob(db, warmImages, { urls: urls.slice(0, 1000) }, { key: `${pages}-pictures`, maxAttempts: 3 })
}

type OpenedPage = { readonly edition: EditionKey; readonly html: string }

const searchForm = /<form class="plain-search"[^>]* action="([^"?]+)"/
const maxHouses = 6

/** The page of the search is an editor's choice; the form of the front page leads there. */
function searchesIn(html: string): string[] {
  const [, path] = searchForm.exec(html) ?? []
  return path === undefined ? [] : [path]
}

/** The houses that a list shows first. */
function housesIn({ edition, html }: OpenedPage): string[] {
  const linked = new Set([...html.matchAll(/ href="(\/[^"?#]+)/g)].map(([, path = '']) => path))
  return [...linked].filter((path) => parsePath(edition, path)?.place.kind === 'lodging').slice(0, maxHouses)
}

const largestWidth = 1280
const pictureAddress = /\/services\/images\/own\/[^\s"<>,]+/g

const preloads = /<link rel="preload" as="image"[^>]*>/g

/** Pictures that pages ask for, smallest first; before them those that a window opens with, which pages preload. */
export function picturesOf(pages: readonly Pick<OpenedPage, 'html'>[]): string[] {
  const first = addressesIn(pages.flatMap(({ html }) => html.match(preloads) ?? []))
  return [...new Set([...first, ...addressesIn(pages.map(({ html }) => html))])]
}

function addressesIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.match(pictureAddress) ?? [])
    .map((url) => url.replaceAll('&amp;', '&'))
    .filter((url) => url.includes('format=avif') && widthOf(url) <= largestWidth)
    .sort((a, b) => widthOf(a) - widthOf(b))
}

function widthOf(url: string): number {
  return Number(/[?&]w=(\d+)/.exec(url)?.[1] ?? Number.POSITIVE_INFINITY)
}

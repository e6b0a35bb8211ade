import { warmImages } from '@marram/contract/task'
import type { Connection } from '@marram/database/connection'
import { addJob } from '@marram/database/jobs/add-job'
import { editionKeys } from '@marram/i18n/edition-key'
import type { Log } from '@marram/service-kit/logging'
import type { Site } from '@marram/site/server/site'

const largestWidth = 1280
const pictureAddress = /\/services\/images\/own\/[^\s"<>,]+/g

export type WarmUpOptions = {
  readonly site: Pick<Site, 'openPage'>
  readonly database: Connection
  readonly log: Log
  /** False where another process makes the pictures, and nobody here does the job. */
  readonly drawsPictures: boolean
}

/** Renders the front pages and has their pictures drawn, so that the first guest does not wait for either. */
export async function warmUp({ site, database, log, drawsPictures }: WarmUpOptions): Promise<void> {
  try {
    const pages = await Promise.all(editionKeys.map((edition) => site.openPage(edition, '/')))
    if (drawsPictures) {
      const html = pages.map(({ variants }) => variants.identity.body.toString())
      await enqueueFirstPictures(database, html)
    }
  } catch (error) {
    log.warn({ err: error }, 'the first pages could not be prepared')
  }
}

/** One job for all nodes; a picture that is there already costs nothing. */
async function enqueueFirstPictures({ db }: Connection, pages: readonly string[]): Promise<void> {
  const urls = picturesOf(pages)
  if (urls.length > 0)
    await addJob(db, warmImages, { urls: urls.slice(0, 1000) }, { key: 'first-pictures', maxAttempts: 3 })
}

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

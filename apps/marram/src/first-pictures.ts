import { warmImages } from '@marram/contract/task'
import type { Connection } from '@marram/database/connection'
import { addJob } from '@marram/database/jobs/add-job'

const largestWidth = 1280
const pictureAddress = /\/services\/images\/own\/[^\s"<>,]+/g

/** Pictures that the first pages ask for, smallest first, so that the first guest does not wait for them to be drawn. */
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

/** One job for all nodes; a picture that is there already costs nothing. */
export async function enqueueFirstPictures({ db }: Connection, pages: readonly string[]): Promise<void> {
  const urls = picturesOf(pages)
  if (urls.length > 0)
    await addJob(db, warmImages, { urls: urls.slice(0, 1000) }, { key: 'first-pictures', maxAttempts: 3 })
}

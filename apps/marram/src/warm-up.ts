import { warmImages } from '@marram/contract/task'
import type { Connection } from '@marram/database/connection'
import { addJob } from '@marram/database/jobs/add-job'
import type { EditionKey } from '@marram/i18n/edition-key'
import { parsePath } from '@marram/i18n/paths'
import type { Log } from '@marram/service-kit/logging'
import type { Site } from '@marram/site/server/site'

export type WarmUp = {
  /** Check of `/readyz`: fails until the first pages were prepared, or preparation failed. */
  check(): Promise<void>
  /** Resolves once the front page of the most visited edition was rendered with its houses, or has failed. */
  readonly frontReady: Promise<void>
  /** Resolves once its search page was, too. */
  readonly firstReady: Promise<void>
  /** `afterwards` is called once the first pages are ready, or have failed. */
  run(afterwards?: () => unknown): Promise<void>
  /** Starts nothing more and waits for running work: the database closes right after. */
  stop(): Promise<void>
}

export type WarmUpOptions = {
  readonly site: Pick<Site, 'openPage'>
  /** The most visited edition comes first. */
  readonly editions: readonly [EditionKey, ...EditionKey[]]
  /** A front page rendered before the index is ready lacks its houses, and would not be stored. */
  readonly searchReady: Promise<void>
  /** Both are null if another process renders the pictures. Drafts are rendered now, the final ones by a job. */
  readonly draftPictures: ((urls: readonly string[], signal: AbortSignal) => Promise<unknown>) | null
  readonly drawPictures: ((pages: 'front' | 'next', urls: readonly string[]) => Promise<unknown>) | null
  /** Delays work that no guest is waiting for, to leave the CPU to active guests. */
  readonly untilCalm: (signal: AbortSignal) => Promise<void>
  readonly log: Log
}

/**
 * Renders the front page and the search of the most visited edition, and drafts of their first pictures, so that the
 * first guest need not wait for them. When it is calm, the front pages of the other editions follow, the houses in the
 * search, the search of the other editions, and the jobs with the final pictures.
 */
export function createWarmUp({ site, editions, searchReady, log, ...options }: WarmUpOptions): WarmUp {
  const { draftPictures, drawPictures, untilCalm } = options
  let isOver = false
  let running = Promise.resolve()
  const frontOpened = Promise.withResolvers<void>()
  const firstOpened = Promise.withResolvers<void>()
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  /** Sequential: guests request pages meanwhile. */
  const openAll = async (addresses: readonly PageAddress[], before = async () => {}): Promise<OpenedPage[]> => {
    const opened: OpenedPage[] = []
    for (const { edition, path } of addresses) {
      if (!signal.aborted) await before()
      if (signal.aborted) break
      const { variants } = await site.openPage(edition, path)
      opened.push({ edition, html: variants.identity.body.toString() })
    }
    return opened
  }
  const draft = async (pages: readonly OpenedPage[], count = firstPictures) => {
    if (!signal.aborted) await draftPictures?.(firstPicturesOf(pages, count), signal)
  }
  const draw = async (name: 'front' | 'next', pages: readonly OpenedPage[]) => {
    if (!signal.aborted && pages.length > 0) await drawPictures?.(name, picturesOf(pages))
  }
  const prepareFirst = async (edition: EditionKey): Promise<Record<'front' | 'search', OpenedPage[]>> => {
    try {
      await Promise.race([searchReady, stopped])
      const opened = await openAll([frontPage(edition)])
      if (!signal.aborted) frontOpened.resolve()
      // Renders the picture above the fold while the next page is rendered.
      const [search] = await Promise.all([openAll(opened.flatMap(searchesIn)), draft(opened, 1)])
      return { front: opened, search }
    } finally {
      isOver = true
      if (!signal.aborted) {
        frontOpened.resolve()
        firstOpened.resolve()
      }
    }
  }
  const prepare = async (afterwards: () => unknown): Promise<void> => {
    const [edition, ...others] = editions
    try {
      const { front, search } = await prepareFirst(edition)
      await draft([...front, ...search])
      const calm = () => untilCalm(signal)
      const fronts = await openAll(others.map(frontPage), calm)
      await draw('front', [...front, ...fronts])
      const next = await openAll([...search.flatMap(lodgingsIn), ...fronts.flatMap(searchesIn)], calm)
      await draft(next)
      await draw('next', [...search, ...next])
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'the first pages could not be prepared')
    }
    if (!signal.aborted) afterwards()
  }
  return {
    frontReady: frontOpened.promise,
    firstReady: firstOpened.promise,
    async check() {
      if (!isOver) throw new Error('The first pages are not prepared yet.')
    },
    run(afterwards = () => {}) {
      running = prepare(afterwards)
      return running
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** One job for all nodes; existing pictures cost nothing. */
export async function enqueuePictures(
  { db }: Connection,
  pages: 'front' | 'next',
  urls: readonly string[],
): Promise<void> {
  if (urls.length > 0)
    await addJob(db, warmImages, { urls: urls.slice(0, 1000) }, { key: `${pages}-pictures`, maxAttempts: 3 })
}

type PageAddress = { readonly edition: EditionKey; readonly path: string }
type OpenedPage = { readonly edition: EditionKey; readonly html: string }

function frontPage(edition: EditionKey): PageAddress {
  return { edition, path: '/' }
}

const searchForm = /<form class="plain-search"[^>]* action="([^"?]+)"/
const maxLodgings = 6

/** Editors choose the page of the search; the form of the front page leads to it. */
function searchesIn({ edition, html }: OpenedPage): PageAddress[] {
  const [, path] = searchForm.exec(html) ?? []
  return path === undefined ? [] : [{ edition, path }]
}

/** The first houses of a list. */
function lodgingsIn({ edition, html }: OpenedPage): PageAddress[] {
  const linked = new Set([...html.matchAll(/ href="(\/[^"?#]+)/g)].map(([, path = '']) => path))
  const houses = [...linked].filter((path) => parsePath(edition, path)?.place.kind === 'lodging')
  return houses.slice(0, maxLodgings).map((path) => ({ edition, path }))
}

/** Larger ones are rendered on demand. */
const largestWidth = 1280
const pictureAddress = /\/services\/images\/own\/[^\s"<>,]+/g

const preloads = /<link rel="preload" as="image"[^>]*>/g

/** Pictures requested by pages, smallest first, but after the preloaded ones above the fold. */
export function picturesOf(pages: readonly Pick<OpenedPage, 'html'>[]): string[] {
  const first = addressesIn(pages.flatMap(({ html }) => html.match(preloads) ?? []))
  return [...new Set([...first, ...addressesIn(pages.map(({ html }) => html))])]
}

/** The number visible in a desktop window. */
const firstPictures = 6

/**
 * The first pictures of pages, the first of each page before all second ones. Each in its largest size, whose draft
 * serves all smaller ones.
 */
export function firstPicturesOf(pages: readonly Pick<OpenedPage, 'html'>[], count = firstPictures): string[] {
  const ofPages = pages.map(({ html }) => [...largestPicturesIn(html).values()])
  const inTurns = Array.from({ length: count }, (_, index) => ofPages.flatMap((urls) => urls[index] ?? []))
  return [...new Set(inTurns.flat())]
}

/** By picture, in the order of the page. Excludes the menus before the main content. */
function largestPicturesIn(html: string): Map<string, string> {
  const content = html.slice(Math.max(0, html.indexOf('<main')))
  const largest = new Map<string, string>()
  for (const url of [...(html.match(preloads) ?? []), content].flatMap((text) => text.match(pictureAddress) ?? [])) {
    const [picture = ''] = url.split('?')
    const known = largest.get(picture)
    if (!url.includes('format=avif') || (known !== undefined && widthOf(known) >= widthOf(url))) continue
    largest.set(picture, url.replaceAll('&amp;', '&'))
  }
  return largest
}

function addressesIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.match(pictureAddress) ?? [])
    .map((url) => url.replaceAll('&amp;', '&'))
    .filter((url) => url.includes('format=avif') && widthOf(url) <= largestWidth)
    .sort((a, b) => widthOf(a) - widthOf(b))
}

function widthOf(url: string): number {
  return Number(/[?&;]w=(\d+)/.exec(url)?.[1] ?? Number.POSITIVE_INFINITY)
}

import { visit } from './visit.ts'

export type Edition = 'da' | 'de' | 'en'
export const editions: readonly Edition[] = ['da', 'de', 'en']

export type WalkedPage = {
  readonly edition: Edition
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Empty for everything but pages: a feed, a picture. */
  readonly html: string
}

/** Leads to no page at all, in every edition. */
export const unknownPaths = ['/gibt-es-nicht/', '/ferienhaus-zz99999/', '/sommerhus-zz99999/', '/holiday-home-zz99999/']

export type WalkOptions = {
  /** Which houses are opened, by their lower-case name; all of them if it is left out. */
  readonly opensHouse?: (name: string) => boolean
}

/** Every page of an edition: the ones of its sitemaps, and all that their links lead to. */
export async function walkEdition(
  port: number,
  edition: Edition,
  { opensHouse = () => true }: WalkOptions = {},
): Promise<WalkedPage[]> {
  const host = `${edition}.localhost:${port}`
  const isOpened = (path: string) => {
    const name = /^\/[a-z-]+-([a-z]+\d+)\//.exec(path)?.[1]
    return name === undefined || opensHouse(name)
  }
  const waiting = ['/', ...(await pathsOfSitemaps(port, host))].filter(isOpened)
  const seen = new Set(waiting.map(pageKey))
  const pages: WalkedPage[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const page = await walkTo(port, edition, path)
    pages.push(page)
    for (const link of page.status === 200 ? linksOf(page.html, `http://${host}`) : []) {
      if (seen.has(pageKey(link)) || !isOpened(link)) continue
      seen.add(pageKey(link))
      waiting.push(link)
    }
  }
  return pages
}

export async function walkTo(port: number, edition: Edition, path: string): Promise<WalkedPage> {
  const { status, headers, text } = await visit(port, path, { host: `${edition}.localhost:${port}` })
  const isPage = headers['content-type']?.startsWith('text/html') ?? false
  return { edition, path, status, headers, html: isPage ? text : '' }
}

async function pathsOfSitemaps(port: number, host: string): Promise<string[]> {
  const index = await visit(port, '/sitemap.xml', { host })
  const maps = await Promise.all(addressesIn(index.text).map((address) => visit(port, pathOf(address), { host })))
  return maps.flatMap(({ text }) => addressesIn(text).map(pathOf))
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

function pathOf(address: string): string {
  return new URL(address).pathname
}

/** A house has an address for every stay of its calendar, and so has its booking: thousands, of few pages. */
function pageKey(path: string): string {
  return /^\/(?:booking\/|[a-z-]+-[a-z]+\d+\/)/.test(path) ? path.replace(/\?.*/, '') : path
}

/** Addresses of this edition that a page leads to. */
function linksOf(html: string, origin: string): string[] {
  return [...html.matchAll(/<a[^>]*\shref="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').replace(/#.*/, ''))
    .map((href) => (href.startsWith(origin) ? href.slice(origin.length) : href))
    .filter((href) => href.startsWith('/') && !/^\/(?:services|assets)\//.test(href))
}

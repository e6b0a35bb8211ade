import { visit } from './visit.ts'

export type Edition = 'da' | 'de' | 'en'
export const editions: readonly Edition[] = ['da', 'de', 'en']

export type WalkedPage = {
  readonly edition: Edition
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Empty unless it is a page, as for a feed or a picture. */
  readonly html: string
}

/** A missing page in every edition. */
export const unknownPaths = ['/gibt-es-nicht/', '/ferienhaus-zz99999/', '/sommerhus-zz99999/', '/holiday-home-zz99999/']

export type WalkOptions = {
  /** Filters the found addresses to open; all by default. Called once per address. */
  readonly opens?: (path: string) => boolean
}

/** Every page of an edition: the ones of its sitemaps, and all that their links lead to. */
export async function walkEdition(
  port: number,
  edition: Edition,
  { opens = () => true }: WalkOptions = {},
): Promise<WalkedPage[]> {
  const host = `${edition}.localhost:${port}`
  const found = ['/', ...(await pathsOfSitemaps(port, host))]
  const seen = new Set(found.map(pageKey))
  const waiting = found.filter(opens)
  const pages: WalkedPage[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const page = await walkTo(port, edition, path)
    pages.push(page)
    for (const link of page.status === 200 ? linksOf(page.html, `http://${host}`) : []) {
      if (seen.has(pageKey(link))) continue
      seen.add(pageKey(link))
      if (opens(link)) waiting.push(link)
    }
  }
  return pages
}

let visitors = 0

/** Each page as another visitor, since rendering is limited for one network; the program must trust its proxy. */
export async function walkTo(port: number, edition: Edition, path: string): Promise<WalkedPage> {
  visitors += 1
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
  const from = { host: `${edition}.localhost:${port}`, headers: { 'x-forwarded-for': address } }
  const { status, headers, text } = await visit(port, path, from)
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

/**
 * A house has an address for every stay of its calendar, so has its booking, and the login has one for every page to
 * return to: thousands, of few pages.
 */
function pageKey(path: string): string {
  return /^\/(?:booking\/|account\/login\/|[a-z-]+-[a-z]+\d+\/)/.test(path) ? path.replace(/\?.*/, '') : path
}

/** Addresses of this edition that a page leads to. */
function linksOf(html: string, origin: string): string[] {
  return [...html.matchAll(/<a[^>]*\shref="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').replace(/#.*/, ''))
    .map((href) => (href.startsWith(origin) ? href.slice(origin.length) : href))
    .filter((href) => href.startsWith('/') && !/^\/(?:services|assets)\//.test(href))
}

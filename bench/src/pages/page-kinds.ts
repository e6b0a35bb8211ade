import { fetchAnswer } from '../load/answer.ts'

/** Measured kinds of pages, in the German edition. */
export type PageKind = {
  readonly name: string
  readonly path: string
  readonly status: number
  /** False for booking steps, whose noindex would lower the SEO score. */
  readonly isPublic: boolean
  /** Script budget of a first visit, brotli. */
  readonly scriptBudgetKb: number
}

/** The first step of a booking of a free stay. After it has been continued, the stay is held for that guest. */
export async function findBooking(port: number): Promise<string> {
  return firstBooking(port, await firstHouse(port))
}

const firstHouse = (port: number) => firstPath(port, '/sitemaps/houses-1.xml', /\/ferienhaus-[a-z]+\d+\/$/)

/** Takes house and article from the agency's sitemaps. Add a line per kind. */
export async function findPageKinds(port: number): Promise<PageKind[]> {
  const house = await firstHouse(port)
  const article = await firstPath(port, '/sitemaps/pages.xml', /\/blog\/[^/]+\/$/)
  const booking = await firstBooking(port, house)
  const page = { status: 200, isPublic: true, scriptBudgetKb: 100 }
  // React loads on the first interaction.
  const waits = { scriptBudgetKb: 12 }
  return [
    { ...page, ...waits, name: 'front', path: '/' },
    { ...page, ...waits, name: 'house', path: house },
    { ...page, ...waits, name: 'search', path: '/ferienhaus-suche/' },
    { ...page, ...waits, name: 'first step of a booking', path: booking, isPublic: false },
    { ...page, ...waits, name: 'shared list', path: await makeSharedList(port, booking), isPublic: false },
    { ...page, ...waits, name: 'article', path: article },
    { ...page, ...waits, name: 'missing', path: '/gibt-es-nicht/', status: 404 },
  ]
}

async function firstPath(port: number, sitemap: string, wanted: RegExp): Promise<string> {
  const body = await read(port, sitemap)
  const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const match = addresses.find((address) => wanted.test(address))
  if (match === undefined) throw new Error(`${sitemap} names no page like ${wanted}.`)
  return new URL(match).pathname
}

async function firstBooking(port: number, house: string): Promise<string> {
  const link = /href="(\/booking\/step1\/\?[^"]+)"/.exec(await read(port, house))?.[1]
  if (link === undefined) throw new Error(`${house} has nothing to book.`)
  return link.replaceAll('&amp;', '&')
}

/** Creates a shared list with one house. */
async function makeSharedList(port: number, booking: string): Promise<string> {
  const houses = new URLSearchParams(booking.split('?')[1]).get('lodgingId') ?? ''
  const endsOn = new Date().toISOString().slice(0, 10)
  const reply = await fetch(`http://127.0.0.1:${port}/api/shared-lists/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ title: 'Juni', name: 'Karen', houses, endsOn }),
  })
  const token = reply.headers
    .get('location')
    ?.split('/')
    .findLast((part) => part !== '')
  if (token === undefined) throw new Error(`A shared list was answered with ${reply.status}.`)
  return `/gemeinsam-entscheiden/${token}/`
}

async function read(port: number, path: string): Promise<string> {
  return (await fetchAnswer({ port, path, headers: { host: `de.localhost:${port}` } })).body.toString()
}

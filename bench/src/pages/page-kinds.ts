import { fetchAnswer } from '../load/answer.ts'

/** Kinds of pages of the German edition that are weighed and given marks. */
export type PageKind = {
  readonly name: string
  readonly path: string
  readonly status: number
  /** Steps of a booking are hidden from search engines, which a mark for being found would count against them. */
  readonly isPublic: boolean
  /** Script of a first visit, brotli. */
  readonly scriptBudgetKb: number
}

/** Which house and which article stand for their kind the agency's own sitemaps say. Add a line per kind. */
export async function findPageKinds(port: number): Promise<PageKind[]> {
  const house = await firstPath(port, '/sitemaps/houses-1.xml', /\/ferienhaus-[a-z]+\d+\/$/)
  const article = await firstPath(port, '/sitemaps/pages.xml', /\/blog\/[^/]+\/$/)
  const booking = await firstBooking(port, house)
  const page = { status: 200, isPublic: true, scriptBudgetKb: 100 }
  // React is loaded when the guest does something.
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
  const found = addresses.find((address) => wanted.test(address))
  if (found === undefined) throw new Error(`${sitemap} names no page like ${wanted}.`)
  return new URL(found).pathname
}

async function firstBooking(port: number, house: string): Promise<string> {
  const link = /href="(\/booking\/step1\/\?[^"]+)"/.exec(await read(port, house))?.[1]
  if (link === undefined) throw new Error(`${house} has nothing to book.`)
  return link.replaceAll('&amp;', '&')
}

/** A list with one house, of which nobody else knows. */
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

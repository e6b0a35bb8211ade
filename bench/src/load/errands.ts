import { visit } from '@marram/testkit/visit'
import { findBooking } from '../pages/page-kinds.ts'
import type { Errand } from './receptions.ts'

/** A page that memory has at `stored`, and one of the same kind that no guest has asked for, per number. */
export type UncachedPage = { readonly name: string; readonly stored: string; readonly renewed: (n: number) => string }

export async function findUncached(port: number): Promise<UncachedPage[]> {
  const [house = ''] = await findHouses(port)
  return [
    { name: 'front page', stored: '/', renewed: (n) => `/?ePassCache=1&n=${n}` },
    { name: 'house page', stored: house, renewed: (n) => `${house}${staysOf(n)}` },
    {
      name: 'search page',
      stored: '/ferienhaus-suche/',
      renewed: (n) => `/ferienhaus-suche/?filter=1&maxPris=${1000 + n}`,
    },
  ]
}

/** Guests of a busy day: most see stored pages, some ask for their stay, search, and look at prices. */
export async function findErrands(port: number): Promise<Errand[]> {
  const houses = await findHouses(port)
  const pictures = await findPictures(port)
  const json = { accept: 'application/json', 'x-public-key': 'marram-demo' }
  const search = '{"query":"filter=1&10=4&maxPris={n}","houses":{"pageSize":10,"pages":1}}'
  const get = { method: 'GET', headers: {} } as const
  const split = <T>(share: number, list: readonly T[], make: (one: T, share: number) => Errand) =>
    list.map((one) => make(one, share / list.length))
  return [
    { ...get, kind: 'front', share: 0.2, path: '/' },
    ...split(0.25, houses.slice(0, 20), (path, share) => ({ ...get, kind: 'house', share, path })),
    ...split(0.2, pictures, (path, share) => ({ ...get, kind: 'picture', share, path })),
    ...split(0.15, houses.slice(20, 40), (path, share) => ({
      ...{ ...get, kind: 'house with a stay', share },
      path: `${path}{stay}`,
    })),
    { ...get, kind: 'search page', share: 0.05, path: '/ferienhaus-suche/?filter=1&maxPris={n}' },
    {
      ...{ kind: 'search', share: 0.1, method: 'POST', path: '/api/search/', body: search },
      headers: { ...json, 'sec-fetch-site': 'same-origin' },
    },
    {
      ...{ kind: 'sale', share: 0.05, method: 'POST', path: '/services/booking/rest/v1/quotes/', headers: json },
      body: await findQuote(port),
    },
  ]
}

/** Each combination of guests gives another page. */
export function staysOf(n: number): string {
  return `?adults=${1 + (n % 20)}&children=${Math.floor(n / 20) % 10}&infants=${Math.floor(n / 200) % 5}&pets=${Math.floor(n / 1000) % 5}`
}

async function findHouses(port: number): Promise<string[]> {
  const { text } = await visit(port, '/sitemaps/houses-1.xml')
  const found = [...text.matchAll(/<loc>https?:\/\/[^/]+(\/ferienhaus-[a-z]+\d+\/)<\/loc>/g)]
  const houses = [...new Set(found.map(([, path = '']) => path))]
  if (houses.length < 40) throw new Error(`The sitemap has only ${houses.length} houses.`)
  return houses
}

async function findPictures(port: number): Promise<string[]> {
  const { text } = await visit(port, '/')
  const found = text.matchAll(/"(\/services\/images\/[^" ,]+)[" ,]/g)
  const pictures = [...new Set([...found].map(([, path = '']) => path.replaceAll('&amp;', '&')))].slice(0, 20)
  if (pictures.length === 0) throw new Error('The front page has no pictures.')
  return pictures
}

async function findQuote(port: number): Promise<string> {
  const booking = new URL(await findBooking(port), 'http://site').searchParams
  const [lodgingId, duration] = ['lodgingId', 'duration'].map((name) => Number(booking.get(name)))
  const party = { adults: 2, children: 0, infants: 0, pets: 0 }
  const stay = { lodgingId, arrival: booking.get('arrival'), duration }
  return JSON.stringify({ option: { ...stay, ...party, currency: 'EUR', languageId: 2 } })
}

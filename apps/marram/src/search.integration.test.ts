import { type Agency, startAgency } from '@marram/testkit/agency'
import { visit } from '@marram/testkit/visit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ServiceName } from './connections.ts'

let agency: Agency
let broken: ServiceName | null = null
const pages = { da: '/soeg-sommerhus/', de: '/ferienhaus-suche/', en: '/search-holiday-homes/' } as const
type Edition = keyof typeof pages

const open = (edition: Edition, query = '', path: string = pages[edition]) =>
  visit(agency.port, `${path}${query}`, { host: `${edition}.localhost:${agency.port}` })
const cardsIn = (text: string) => text.match(/class="[^"]*card--lodging/g)?.length ?? 0
const totalIn = (text: string) => Number(/search__total"[^>]*>(\d+)/.exec(text)?.[1] ?? Number.NaN)

beforeAll(async () => {
  agency = await startAgency({
    disturb: async (service) =>
      broken === service ? new Response('away', { status: 503, statusText: 'Service Unavailable' }) : null,
  })
}, 120_000)
afterAll(() => agency?.stop())
afterEach(() => {
  broken = null
})

// spec: route search page
test.each(['da', 'de', 'en'] as const)(
  'the first HTML of the %s search page has its first houses and their number',
  async (edition) => {
    const { status, text } = await open(edition)
    expect(status).toBe(200)
    expect(cardsIn(text)).toBe(24)
    expect(totalIn(text)).toBeGreaterThan(24)
    expect(text).not.toContain('name="robots"')
  },
)

describe('a link to a filtered search', () => {
  test('shows fewer houses, and its canonical link is the bare page', async () => {
    const [all, some] = await Promise.all([open('de'), open('de', '?filter=1&10=6&53=1')])
    expect(totalIn(some.text)).toBeLessThan(totalIn(all.text))
    expect(some.text).toContain('content="noindex"')
    expect(some.text).toContain(`rel="canonical" href="http://de.localhost:${agency.port}/ferienhaus-suche/"`)
  })

  test('can be widened without script: every criterion links to the search without it', async () => {
    const { text } = await open('de', '?filter=1&10=6&53=1')
    expect(text).toMatch(/href="\/ferienhaus-suche\/\?filter=1&amp;10=6"[^>]*>[^<]*Sauna/)
    expect(text).toContain('<form class="sort" action="/ferienhaus-suche/"')
  })

  // spec: query content: search sections
  test('starts with its profile, and ignores an unknown one', async () => {
    const [named, unknown] = await Promise.all([open('de', '?profile=with-dog'), open('de', '?profile=nobody')])
    expect(named.text).toMatch(/chip--active[^>]*>1 Haustier/)
    expect(unknown.text.includes('active-chips')).toBe(false)
    expect(cardsIn(unknown.text)).toBe(24)
  })

  test('has a second page with other houses', async () => {
    const names = ({ text }: { text: string }) =>
      [...text.matchAll(/card__title"><a href="\/ferienhaus-(\w+)/g)].map(([, name]) => name)
    const [first, second] = [names(await open('de')), names(await open('de', '?filter=1&page=2'))]
    expect(second.length).toBeGreaterThan(0)
    expect(second.filter((name) => first.includes(name))).toEqual([])
  })
})

describe('a link with slugs of places', () => {
  const numbersOf = async (query: string, edition: Edition = 'de') => {
    const { status, headers } = await open(edition, query)
    const { pathname, searchParams } = new URL(String(headers.location), 'http://site.invalid')
    expect([status, pathname]).toEqual([307, pages[edition]])
    return searchParams
  }

  test.each(['da', 'de', 'en'] as const)('redirects the %s search to the numbers of an island', async (edition) => {
    const { db } = agency.database
    const towns = db.selectFrom('location').innerJoin('area', 'area.id', 'area_id').select('location.id')
    const romo = await towns.where('area.slug', '=', 'romo').execute()
    const numbered = await numbersOf('?filter=1&omraader=romo', edition)
    expect(numbered.get('omraader')?.split(',').map(Number).sort()).toEqual(romo.map(({ id }) => id).sort())
    expect(numbered.get('filter')).toBe('1')
    const [all, some] = await Promise.all([open(edition), open(edition, `?${numbered}`)])
    expect(totalIn(some.text)).toBeLessThan(totalIn(all.text))
  })

  test('accepts a town and a number beside an island, and drops unknown places', async () => {
    const numbers = (await numbersOf('?omraader=fano,romo,7')).get('omraader')?.split(',') ?? []
    expect(numbers).toContain('7')
    expect(numbers.length).toBeGreaterThan(3)
    expect((await numbersOf('?omraader=atlantis&53=1')).toString()).toBe('53=1')
  })
})

test.each(['da', 'de', 'en'] as const)(
  'a page number in the path of the %s search moves into the query',
  async (edition) => {
    const { status, headers } = await open(edition, '?filter=1', `${pages[edition]}page/2/`)
    expect([status, headers.location]).toEqual([301, `${pages[edition]}?filter=1&page=2`])
    for (const wrong of ['page/0/', 'page/x/', 'page/02/']) {
      expect((await open(edition, '', `${pages[edition]}${wrong}`)).status, wrong).toBe(404)
    }
  },
)

test.each(['999', '1e9', '9007199254740991'])('page %s of a search redirects to its last page', async (page) => {
  const { status, headers } = await open('de', `?filter=1&page=${page}`)
  expect(status).toBeGreaterThanOrEqual(300)
  expect(String(headers.location)).toMatch(/\/ferienhaus-suche\/\?filter=1&page=\d$/)
  const { pathname, search } = new URL(String(headers.location), 'http://site.invalid')
  const last = await open('de', search, pathname)
  expect(cardsIn(last.text)).toBeGreaterThan(0)
})

test('a search for a past day says so', async () => {
  const { text } = await open('en', '?filter=1&ankomst=2024-07-06')
  expect(text).toContain('That arrival date has passed.')
})

describe('houses of a place', () => {
  test('are on the page of an area, with a link to all filters', async () => {
    const { status, text } = await open('de', '', '/henne-strand/')
    expect(status).toBe(200)
    expect(cardsIn(text)).toBeGreaterThan(0)
    expect(text).toMatch(/href="\/ferienhaus-suche\/\?filter=1&amp;omraader=[\d%C]+/)
  })

  test('and on the page of a street', async () => {
    const { text } = await open('de', '', '/strandvejen/')
    expect(text).toMatch(/href="\/ferienhaus-suche\/\?filter=1&amp;vejnavn=[\d%C]+/)
  })

  test('and last-minute offers on their page', async () => {
    const { text } = await open('en', '', '/last-minute/')
    expect(cardsIn(text)).toBeGreaterThan(0)
    expect(text.match(/class="price price--deal"/g)).toHaveLength(cardsIn(text))
    // Without script the filters are on the search page.
    expect(text).toContain(`/search-holiday-homes/?filter=1&amp;lastMinute=1"`)
  })
})

describe('during an outage of the search', () => {
  test('the page works, reports it, keeps the criteria and is not stored', async () => {
    broken = 'search'
    const down = await open('de', '?filter=1&10=7')
    expect(down.status).toBe(200)
    expect(down.headers['cache-control']).toBe('no-store')
    expect(down.text).toContain('Die Suche antwortet gerade nicht')
    expect(down.text).toMatch(/chip--active[^>]*>7 Personen/)
    broken = null
    expect(cardsIn((await open('de', '?filter=1&10=7')).text)).toBeGreaterThan(0)
  })

  test('a front page works without its houses and figures, and is not stored', async () => {
    broken = 'search'
    const down = await open('en', '', '/')
    expect([down.status, down.headers['cache-control'], cardsIn(down.text)]).toEqual([200, 'no-store', 0])
    broken = null
    const up = await open('en', '', '/')
    expect(up.headers['cache-control']).toBe('no-cache')
    expect(cardsIn(up.text)).toBeGreaterThan(0)
  })

  test('a stored page is unchanged', async () => {
    const before = await open('da')
    broken = 'search'
    expect(cardsIn((await open('da')).text)).toBe(cardsIn(before.text))
  })
})

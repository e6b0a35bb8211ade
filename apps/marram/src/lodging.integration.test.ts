import { type Agency, startAgency } from '@marram/testkit/agency'
import { visit } from '@marram/testkit/visit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ServiceName } from './connections.ts'

type Fault = { readonly service: ServiceName; readonly asks: string }

let agency: Agency
let name = ''
let fault: Fault | null = null
const words = { da: 'sommerhus', de: 'ferienhaus', en: 'holiday-home' } as const
type Edition = keyof typeof words

const open = (edition: Edition, house = name) =>
  visit(agency.port, `/${words[edition]}-${house}/`, { host: `${edition}.localhost:${agency.port}` })

beforeAll(async () => {
  agency = await startAgency({
    disturb: async (service, request) => {
      if (fault?.service !== service) return null
      const call = `${request.url} ${await request.clone().text()}`
      return call.includes(fault.asks) ? new Response('away', { status: 503 }) : null
    },
  })
  const rated = agency.database.db.selectFrom('lodging').where('status', '=', 'active').where('review_count', '>', 2)
  name = (await rated.select('name').orderBy('id').executeTakeFirstOrThrow()).name
}, 120_000)
afterAll(() => agency?.stop())
afterEach(() => {
  fault = null
})

// spec: route /ferienhaus-{name}/
test.each(['da', 'de', 'en'] as const)('a house has its page in the %s edition', async (edition) => {
  const { status, text } = await open(edition)
  expect(status).toBe(200)
  expect(text).toContain(name.toUpperCase())
  expect(text).toContain(`href="http://${edition}.localhost:${agency.port}/${words[edition]}-${name}/"`)
  expect(text).toMatch(edition === 'da' ? /kr\./ : /€/)
  expect(text).toContain('"VacationRental"')
})

test("another edition's address and capital letters redirect", async () => {
  const moved = await visit(agency.port, `/sommerhus-${name}/`)
  expect([moved.status, moved.headers.location]).toEqual([301, `/ferienhaus-${name}/`])
  const small = await visit(agency.port, `/ferienhaus-${name.toUpperCase()}/`)
  expect([small.status, small.headers.location]).toEqual([301, `/ferienhaus-${name}/`])
})

test('an unknown house is a 404 with free houses', async () => {
  const { status, text, headers } = await open('de', 'zz99999')
  expect(status).toBe(404)
  expect(text).toContain('ZZ99999')
  expect(text.match(/card--lodging/g)?.length).toBeGreaterThan(2)
  expect(headers['cache-control']).toBe('no-store')
})

test("an address with the prefix but without a digit is an editors' page or missing", async () => {
  expect((await visit(agency.port, '/ferienhaus-suche/')).status).toBe(200)
  expect((await visit(agency.port, '/ferienhaus-gibtesnicht/')).status).toBe(404)
})

describe('a house with a stay in its URL', () => {
  const openWith = (query: string) => visit(agency.port, `/ferienhaus-${name}/${query}`)
  const totalIn = (text: string) => /class="price__total">([^<]+)</.exec(text)?.[1]

  /** The last free week on the page, which is not the cheapest that is selected by default. */
  async function listedStay() {
    const { text } = await openWith('')
    const links = [
      ...text.matchAll(/step1\/\?lodgingId=\d+&amp;arrival=([\d-]+)&amp;duration=(\d+)[^>]*>[^<]*: ([^<]+)</g),
    ]
    const [, arrival = '', duration = '', price = ''] = links.at(-1) ?? []
    expect(totalIn(text)).not.toBe(price)
    return { arrival, duration, price, cheapest: text }
  }

  const mainLinks = (text: string) =>
    [...text.matchAll(/<a href="([^"]+)" class="button button--cta/g)].map(([, href = '']) => href)

  test('shows and books that stay in the first HTML, whatever else the URL contains', async () => {
    const { arrival, duration, price, cheapest } = await listedStay()
    const { text, headers } = await openWith(`?arrival=${arrival}&duration=${duration}&adults=2`)
    expect(totalIn(text)).toBe(price)
    expect(text).toContain(`dateTime="${arrival}"`)
    const stayLink = expect.stringMatching(
      `/booking/step1/.*&amp;arrival=${arrival}&amp;duration=${duration}&amp;adults=2$`,
    )
    expect(mainLinks(text)).toEqual([stayLink, stayLink])
    expect(text).toContain(`"availabilityStarts":"${arrival}"`)
    expect(text).toContain(`rel="canonical" href="http://de.localhost:${agency.port}/ferienhaus-${name}/"`)
    const same = await openWith(`?utm_source=mail&duration=${duration}&arrival=${arrival}&nonsense=1`)
    expect(same.headers.etag).toBe(headers.etag)
    expect((await openWith('')).text).toBe(cheapest)
  })

  test('that is taken says so, links the nearest one and books nothing', async () => {
    const { db } = agency.database
    const { arrival, duration } = await listedStay()
    const { id } = await db.selectFrom('lodging').where('name', '=', name).select('id').executeTakeFirstOrThrow()
    const departure = Temporal.PlainDate.from(arrival)
      .add({ days: Number(duration) })
      .toString()
    await db.insertInto('stay').values({ lodging_id: id, kind: 'owner', arrival, departure }).execute()
    const { text } = await openWith(`?arrival=${arrival}&duration=${duration}&adults=2&ePassCache=1`)
    expect(text).toContain('Diese Tage sind belegt.')
    expect(text).toMatch(/href="\?arrival=[\d-]+&amp;duration=\d+&amp;adults=2"/)
    expect(mainLinks(text).filter((href) => href.includes('/booking/'))).toEqual([])
    await db.deleteFrom('stay').where('lodging_id', '=', id).where('arrival', '=', arrival).execute()
  })

  test('that is in the past says so and is not stored', async () => {
    const { text, headers } = await openWith('?arrival=2020-01-04&duration=7')
    expect(text).toContain('Diese Anreise ist nicht mehr buchbar.')
    expect(mainLinks(text).filter((href) => href.includes('/booking/'))).toEqual([])
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('a house page omits', () => {
  const parts = {
    reviews: { service: 'broker', asks: 'lodgingReviews' },
    weather: { service: 'broker', asks: 'areaWeather' },
    'related houses': { service: 'booking', asks: '/related' },
    'the pages of its place': { service: 'content', asks: 'ContentAreas' },
    'texts of the agency': { service: 'broker', asks: 'texts(' },
  } as const satisfies Record<string, Fault>

  test.each(Object.entries(parts))('%s during their outage, and nothing else', async (part, broken) => {
    const marks = { reviews: 'class="review"', weather: 'weather__temp', 'related houses': 'card--lodging' }
    fault = broken
    const { status, text, headers } = await visit(agency.port, `/ferienhaus-${name}/?ePassCache=1`)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain('price__total')
    expect(text).toContain('class="calendar')
    for (const [other, mark] of Object.entries(marks)) expect(text.includes(mark), other).toBe(other !== part)
  })
  test('the house itself is required: its outage is an error, never an empty page', async () => {
    fault = { service: 'broker', asks: 'lodgingPage' }
    const { status, text } = await visit(agency.port, `/ferienhaus-${name}/?ePassCache=1`)
    expect(status).toBe(503)
    expect(text).toContain('Zur Startseite »')
  })
})

test('a stored page is served while the broker is away', async () => {
  const before = await open('de')
  fault = { service: 'broker', asks: '' }
  expect((await open('de')).text).toBe(before.text)
})

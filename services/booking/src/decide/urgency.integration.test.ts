import type { SearchClient } from '@marram/contract/search/client'
import { encodeCriteria } from '@marram/domain/criteria/criteria-json'
import { emptySearch, setCriterion, startSearch } from '@marram/domain/criteria/search-state'
import { searchBody } from '@marram/domain/search-request/search-body'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestBooking, type TestBooking } from '../testing/start-booking.ts'

/** A fake of the external search: it returns the test's answers and records its calls. */
let answers = { dated: 0, anyDay: 0, fails: false }
let asked: { filter: string; language: number }[] = []
const search: Pick<SearchClient, 'lodgings'> = {
  lodgings: async (wanted) => {
    if (answers.fails) throw new Error('away')
    const { filter } = searchBody(wanted)
    asked.push({ filter, language: wanted.language })
    return { ids: [], total: filter.includes('date IN') ? answers.dated : answers.anyDay }
  },
}

let booking: TestBooking
beforeAll(async () => {
  booking = await startTestBooking({ search })
})
beforeEach(() => {
  answers = { dated: 3, anyDay: 48, fails: false }
  asked = []
})
afterAll(() => booking.database.drop())

const sauna = setCriterion(startSearch(), '53', true)
const inJuly = setCriterion(sauna, 'ankomst', '2027-07-10').criteria

// spec: call GET /decide/search/criteria/
test('few houses left on the dates are reported', async () => {
  expect(await booking.client.urgency({ lan: 2, criteria: inJuly })).toEqual({ housesLeft: { left: 3, of: 48 } })
  expect(asked).toEqual([
    { language: 2, filter: expect.stringMatching(/date IN \["2027-07-08".*facilities\.53 = true/) },
    { language: 2, filter: 'duration = 7 AND facilities.53 = true' },
  ])
})

test('a price limit does not count as scarcity', async () => {
  const cheap = setCriterion(startSearch({ ...emptySearch, criteria: inJuly }), 'maxPris', 800).criteria
  await booking.client.urgency({ lan: 2, criteria: cheap })
  expect(asked).toHaveLength(2)
  expect(asked.filter(({ filter }) => filter.includes('price'))).toEqual([])
})

test('many houses give null', async () => {
  answers.dated = 30
  expect(await booking.client.urgency({ lan: 2, criteria: inJuly })).toEqual({ housesLeft: null })
})

test('without dates there is no search and no result', async () => {
  expect(await booking.client.urgency({ lan: 1, criteria: sauna.criteria })).toEqual({ housesLeft: null })
  expect(asked).toEqual([])
})

// spec: call GET /decide/search/criteria/
test('criteria may be base64 in either alphabet, with an unescaped plus sign, and default to Danish', async () => {
  const written = encodeCriteria(inJuly)
  for (const criteria of [written, encodeURIComponent(written), written.replaceAll('=', '')]) {
    const response = await booking.get(`/decide/search/criteria/?criteria=${criteria}`)
    expect(await response.json()).toMatchObject({ data: { housesLeft: { left: 3, of: 48 } } })
  }
  expect(new Set(asked.map(({ language }) => language))).toEqual(new Set([1]))
})

test.each([
  ['/decide/search/criteria/', 400],
  ['/decide/search/criteria/?criteria=', 400],
  ['/decide/search/criteria/?criteria=%F0%9F%8F%96', 400],
  [`/decide/search/criteria/?criteria=${btoa('[1, 2]')}`, 400],
  [`/decide/search/criteria/?criteria=${btoa('{"ankomst":')}`, 400],
  [`/decide/search/criteria/?lan=3&criteria=${btoa('{}')}`, 400],
  [`/decide/search/criteria/?criteria=${'A'.repeat(8001)}`, 400],
  [`/decide/search/criteria/?criteria=${btoa('{"unknown":7,"ankomst":{"value":"soon"}}')}`, 200],
])('%s is answered with %i', async (path, status) => {
  expect((await booking.get(path)).status).toBe(status)
})

test('a search outage is a 503', async () => {
  answers.fails = true
  const response = await booking.get(`/decide/search/criteria/?criteria=${encodeURIComponent(encodeCriteria(inJuly))}`)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ meta: { code: 'search-unavailable' } })
})

test('the decider needs the public key', async () => {
  expect((await booking.get(`/decide/search/criteria/?criteria=${btoa('{}')}`, {})).status).toBe(401)
})

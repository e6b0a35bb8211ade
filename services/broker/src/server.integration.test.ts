import { brokerQueries } from '@marram/contract/broker/documents'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBroker } from './testing/connect.ts'
import { seedBookableLodging, seedCoast } from './testing/seed.ts'

let database: TestDatabase
const connect = () => connectBroker(database)

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedBookableLodging(database.db, { id: 1, name: 'B1001', rating: 4.9, weekPriceEur: 500 })
  await seedBookableLodging(database.db, { id: 2, name: 'B1002', rating: 4.7, weekPriceEur: 400 })
  await seedBookableLodging(database.db, { id: 3, name: 'H1003', location: 20, rating: 4.1 })
  await seedBookableLodging(database.db, { id: 4, name: 'B1004', rating: 5, status: 'paused' })
  const whole = { lodging_id: 2, kind: 'owner' as const, arrival: '2027-02-01', departure: '2027-02-27' }
  await database.db.insertInto('stay').values(whole).execute()
})
afterAll(() => database.drop())

// spec: query lodging count
test('only bookable houses are counted', async () => {
  expect(await connect().broker.lodgingCount(2)).toBe(3)
})

test('areas come with their houses, the largest first', async () => {
  const areas = await connect().broker.areas(1)
  expect(areas.map(({ name, lodgingCount }) => [name, lodgingCount])).toEqual([
    ['Blåvand', 2],
    ['Henne Strand', 1],
  ])
})

test('areas come with their towns and the towns’ number of houses', async () => {
  const places = await connect().broker.places(1)
  const counts = places.map(({ name, locations }) => [name, locations.map(({ lodgingCount }) => lodgingCount)])
  expect(Object.fromEntries(counts)).toEqual({ Blåvand: [2], 'Henne Strand': [1] })
})

// spec: entity BookingOption.price
test('a card shows the cheapest free week of its house at the price of the quote, all mandatory costs included', async () => {
  const [card] = await connect().broker.lodgingsByIds({ lan: 2, ids: [1, 2, 3] })
  expect(card).toMatchObject({
    name: 'B1001',
    title: 'Title B1001 in 2',
    areaName: 'Blåvand',
    bedrooms: 3,
    distanceToBeachM: 350,
    option: {
      arrival: '2027-02-06',
      departure: '2027-02-13',
      duration: 7,
      currency: 'EUR',
      price: 50_000 + 10_000 + 3_200,
    },
  })
  expect(card?.facilities).toEqual([{ key: 'sauna', name: 'Sauna' }])
})

test('the Danish edition is priced in kroner', async () => {
  const [card] = await connect().broker.lodgingsByIds({ lan: 1, ids: [1] })
  expect(card?.option).toMatchObject({ currency: 'DKK', price: 373_000 + 74_600 + 22_900 })
})

test('a house with taken nights is offered from its first free week', async () => {
  const [card] = await connect().broker.lodgingsByIds({ lan: 2, ids: [2] })
  expect(card?.option?.arrival).toBe('2027-02-27')
})

test('a reply is tagged with its houses', async () => {
  const { broker, tags } = connect()
  await broker.lodgingsByIds({ lan: 2, ids: [1] })
  expect([...tags]).toEqual(['lodging:1'])
})

test('energy is estimated from the house’s facts, or from earlier guests’ use in that season', async () => {
  const [modelled] = await connect().broker.lodgingsByIds({ lan: 2, ids: [1] })
  expect(modelled?.energyEstimate).toBeGreaterThan(0)
  const used = {
    lodging_id: 1,
    stay_id: null,
    item_id: 2,
    season: 'winter' as const,
    adults: 2,
    children: 2,
    days: 7,
    consumed: 280,
  }
  await database.db.insertInto('item_consumption').values(used).execute()
  const [measured] = await connect().broker.lodgingsByIds({ lan: 2, ids: [1] })
  expect(measured?.energyEstimate).toBe(5_600)
})

test.each([
  ['an unknown language', '{ lodgingCount(lan: 3) }'],
  ['a day that does not exist', '{ lodgingsByIds(lan: 2, ids: [1], arrival: "2027-02-30", duration: 7) { id } }'],
  ['a field that does not exist', '{ nothing }'],
  ['a broken query', '{ lodgingCount('],
  ['a query nested without end', '{ areas '.repeat(7000)],
  ['a query that asks the same thing a thousand times', `{ ${'a: lodgingCount(lan: 2) '.repeat(1000)} }`],
  ['nine questions at once', `{ ${Array.from({ length: 9 }, (_, n) => `q${n}: lodgingCount(lan: 2) `).join('')} }`],
  [
    'nine questions, some of them in a fragment',
    `{ ...F ${Array.from({ length: 5 }, (_, n) => `q${n}: lodgingCount(lan: 2) `).join('')} }
     fragment F on Query { ${Array.from({ length: 4 }, (_, n) => `f${n}: lodgingCount(lan: 1) `).join('')} }`,
  ],
])('%s is the caller’s mistake', async (_, query) => {
  const reply = await connect().ask(query)
  expect(reply.status).toBe(400)
  expect(await reply.text()).toContain('"errors"')
})

test('eight questions at once are answered', async () => {
  const query = `{ ${Array.from({ length: 8 }, (_, n) => `q${n}: lodgingCount(lan: 2) `).join('')} }`
  expect((await connect().ask(query)).status).toBe(200)
})

test('without the public key every request is refused', async () => {
  const reply = await connect().handler(new Request('http://broker/graphql?query={lodgingCount(lan:2)}'))
  expect(reply.status).toBe(401)
})

const { lodgingsByIds, searchLodgings, areas, redirect, lodgingPage } = brokerQueries
test.each([
  [lodgingsByIds, { lan: 1, ids: [3, 2, 1] }],
  [searchLodgings, { lan: 7, ids: [1, 3], stay: { durations: [7], persons: 2, prefer: 'price' } }],
  [lodgingPage, { lan: 2, name: 'B1001' }],
  [areas, { lan: 2 }],
  [redirect, { lan: 2, specifier: '/gone/' }],
])(
  'a caller in the same process gets the same answer and tags without a request: $name',
  async (operation, variables) => {
    const { handler } = connect()
    const body = { query: operation.text, operationName: operation.name, variables }
    const headers = { 'x-public-key': 'key', 'content-type': 'application/json' }
    const reply = await handler(
      new Request('http://broker/graphql', { method: 'POST', headers, body: JSON.stringify(body) }),
    )
    const direct = await handler.answer({ path: 'graphql', body, headers })
    expect(JSON.stringify(direct?.body)).toBe(await reply.text())
    expect(direct?.tags.join(' ')).toBe(reply.headers.get('x-marram-tags') ?? '')
  },
)

test('a database outage is an exception in process, and a 503 over HTTP', async () => {
  const gone = await createTestDatabase()
  const { handler } = connectBroker(gone)
  await gone.drop()
  const body = { query: areas.text, operationName: areas.name, variables: { lan: 2 } }
  const headers = { 'x-public-key': 'key', 'content-type': 'application/json' }
  expect(await handler.answer({ path: 'graphql', body, headers })).toBeNull()
  const reply = await handler(
    new Request('http://broker/graphql', { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '30'])
  expect((await reply.json()).errors).toHaveLength(1)
})

test('an in-process refusal equals the one over HTTP', async () => {
  const { handler } = connectBroker(database, { openQueries: false })
  const asked = { path: 'graphql', headers: {} }
  expect(await handler.answer({ ...asked, body: { query: '{ lodgingCount(lan: 2) }' } })).toBeNull()
  const body = { query: areas.text, operationName: areas.name, variables: { lan: 99 } }
  expect(await handler.answer({ ...asked, body })).toBeNull()
})

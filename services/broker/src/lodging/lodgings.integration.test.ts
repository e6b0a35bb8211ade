import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { type FacilityKey, facilityByKey } from '@marram/domain/facility'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { seedReview } from '../testing/seed-review.ts'

let database: TestDatabase
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await seedCoast(db)
  await seedBookableLodging(db, { id: 1, name: 'B1001', weekPriceEur: 500 })
  await seedBookableLodging(db, { id: 2, name: 'B1002', weekPriceEur: 400 })
  await seedBookableLodging(db, { id: 3, name: 'H1003', location: 20 })
  await seedBookableLodging(db, { id: 4, name: 'B1004', status: 'paused' })
  await seedBookableLodging(db, { id: 5, name: 'B1005' })
  await seedReview(db, { lodging: 2, rating: 5 })
  await seedReview(db, { lodging: 1, rating: 3 })
  const whole = { lodging_id: 5, kind: 'owner' as const, arrival: '2027-01-01', departure: '2028-06-01' }
  await db.insertInto('stay').values(whole).execute()
  await db.deleteFrom('lodging_text').where('lodging_id', '=', 3).where('language_id', '=', 7).execute()
})
afterAll(() => database.drop())

test('an area page shows its bookable houses, best reviewed first', async () => {
  const { read, tags } = connectBroker(database)
  const found = await read('lodgingsByLocations(lan: 2, locationIds: [10]) { name }')
  expect(found).toEqual([{ name: 'B1002' }, { name: 'B1005' }, { name: 'B1001' }])
  expect([...tags].sort()).toEqual(['lodging:1', 'lodging:2', 'lodging:5', 'lodgings'])
})

test('each card shows the cheapest week of the coming year, a sold-out house none', async () => {
  const found = await connectBroker(database).broker.lodgingsByIds({ lan: 2, ids: [2, 5] })
  expect(found[0]).toMatchObject({
    reviewCount: 1,
    option: { arrival: '2027-02-06', duration: 7, price: 40_000 + 10_000 + 3_200, currency: 'EUR' },
  })
  expect(found[1]).toMatchObject({ name: 'B1005', option: null, energyEstimate: null })
})

test('a card shows the facilities during the offered stay', async () => {
  const { db } = database
  await seedBookableLodging(db, { id: 6, name: 'H1006', location: 20 })
  const row = (key: FacilityKey, from_date: string | null, to_date: string | null) => {
    return { lodging_id: 6, facility_id: facilityByKey(key).id, value: '1', from_date, to_date }
  }
  await db.deleteFrom('lodging_facility').where('lodging_id', '=', 6).execute()
  await db
    .insertInto('lodging_facility')
    .values([row('sauna', null, '2027-01-31'), row('spa', '2027-05-01', '2027-09-30'), row('internet', null, null)])
    .execute()
  const { broker } = connectBroker(database)
  const shown = async (stay: object) => {
    const [card] = await broker.lodgingsByIds({ lan: 2, ids: [6], ...stay })
    return card?.facilities.map(({ key }) => key)
  }
  expect(await shown({})).toEqual(['internet'])
  expect(await shown({ arrival: '2027-07-10', duration: 7 })).toEqual(['spa', 'internet'])
  expect(await shown({ arrival: '2027-09-25', duration: 7 })).toEqual(['internet'])
  await db.deleteFrom('lodging').where('id', '=', 6).execute()
})

test('a street page shows the houses on the street, page by page', async () => {
  const { read } = connectBroker(database)
  expect(await read('lodgingsByStreet(lan: 1, streetIds: [200]) { name }')).toEqual([{ name: 'H1003' }])
  const second = await read('lodgingsByStreet(lan: 1, streetIds: [100, 200], limit: 2, skip: 1) { name }')
  expect(second).toEqual([{ name: 'H1003' }, { name: 'B1005' }])
})

test('houses by id come in the requested order, each once', async () => {
  const found = await connectBroker(database).broker.lodgingsByIds({ lan: 2, ids: [5, 1, 4, 99, 1, 2] })
  expect(names(found)).toEqual(['B1005', 'B1001', 'B1002'])
})

test('a list of favourites gets locations and paused houses, in its order', async () => {
  const { broker, tags } = connectBroker(database)
  const found = await broker.lodgingPlaces({ ids: [4, 99, 3, 1] })
  expect(found.map(({ name, isBookable }) => [name, isBookable])).toEqual([
    ['B1004', false],
    ['H1003', true],
    ['B1001', true],
  ])
  for (const { latitude, longitude } of found) expect([latitude > 54, longitude > 7]).toEqual([true, true])
  expect([...tags].sort()).toEqual(['lodging:1', 'lodging:3', 'lodging:4', 'lodging:99'])
  expect(await broker.lodgingPlaces({ ids: [] })).toEqual([])
})

test('a page is tagged with a paused house, which may come back', async () => {
  const { broker, tags } = connectBroker(database)
  expect(await broker.lodgingsByIds({ lan: 2, ids: [4] })).toEqual([])
  expect([...tags]).toEqual(['lodging:4'])
})

// spec: query lodging count
test('every location has a count, also one without houses', async () => {
  const { read } = connectBroker(database)
  const counts = await read('lodgingCountByLocations(locationIds: [20, 99999, 10]) { locationId lodgingCount }')
  expect(counts).toEqual([
    { locationId: 20, lodgingCount: 1 },
    { locationId: 99_999, lodgingCount: 0 },
    { locationId: 10, lodgingCount: 3 },
  ])
})

// spec: query lodging names by language
test('the sitemap lists the houses that have a page in the language', async () => {
  const { broker } = connectBroker(database)
  const german = await broker.lodgingNamesByLanguage({ lan: 2 })
  expect(names(german)).toEqual(['B1001', 'B1002', 'H1003', 'B1005'])
  expect(german[0]?.updatedAt).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)
  expect(names(await broker.lodgingNamesByLanguage({ lan: 7, limit: 2, skip: 1 }))).toEqual(['B1002', 'B1005'])
})

test('a full page of cards takes as many database queries as a single card', async () => {
  const one = connectBroker(database)
  await one.broker.lodgingsByIds({ lan: 2, ids: [3] })
  const many = connectBroker(database)
  expect(await many.broker.lodgingsByIds({ lan: 2, ids: [1, 2, 3, 5] })).toHaveLength(4)
  expect(many.statements).toHaveLength(one.statements.length)
  expect(one.statements.length).toBeLessThanOrEqual(11)
})

test.each([
  ['more than 100 houses', `{ lodgingsByIds(lan: 2, ids: [${Array.from({ length: 101 }, (_, n) => n)}]) { id } }`],
  ['an unknown language', '{ lodgingsByStreet(lan: 4, streetIds: [1]) { id } }'],
  ['an invalid number', '{ lodgingsByLocations(lan: 2, locationIds: ["ten"]) { id } }'],
])('%s are the caller’s mistake', async (_, query) => {
  expect((await connectBroker(database).ask(query)).status).toBe(400)
})

test.each([
  ['an empty list', '{ lodgingsByIds(lan: 2, ids: []) { id } }'],
  ['a negative limit', '{ lodgingsByLocations(lan: 2, locationIds: [10], limit: -5, skip: -5) { id } }'],
  ['a page far behind the last', '{ lodgingsByStreet(lan: 2, streetIds: [100], skip: 2147483647) { id } }'],
  ['places that cannot exist', '{ lodgingsByLocations(lan: 2, locationIds: [-1, 2147483647]) { id } }'],
])('%s is answered with no house', async (_, query) => {
  const reply = await connectBroker(database).ask(query)
  expect([reply.status, Object.values((await reply.json()).data)]).toEqual([200, [[]]])
})

describe('a guest who knows when to come', () => {
  const stay = { arrival: '2027-02-13', duration: 14 }

  test('sees the price of exactly that stay', async () => {
    const { broker } = connectBroker(database)
    const [found] = await broker.lodgingsByIds({ lan: 2, ids: [1], ...stay, adults: 4, children: 2, pets: 2 })
    const price = 97_000 + 10_000 + 3_200
    expect(found?.option).toMatchObject({ arrival: '2027-02-13', departure: '2027-02-27', duration: 14, price })
  })

  test('can send a date-time, which becomes its day in Denmark', async () => {
    const { broker } = connectBroker(database)
    const [found] = await broker.lodgingsByIds({ lan: 2, ids: [1], ...stay, arrival: '2027-02-12T23:30:00Z' })
    expect(found?.option?.arrival).toBe('2027-02-13')
  })

  test.each([
    ['on a day without arrivals', { arrival: '2027-02-14' }],
    ['in the past', { arrival: '2027-01-30' }],
    ['in a year without prices', { arrival: '2988-02-13' }],
    ['for ten days where only weeks are let', { duration: 10 }],
    ['for no night', { duration: 0 }],
    ['for a lifetime', { duration: 2_147_483_647 }],
    ['with too many', { adults: 7 }],
    ['with too many dogs', { pets: 3 }],
    ['without an adult', { adults: 0, children: 2 }],
  ])('sees the house without a price when coming %s', async (_, other) => {
    const [found] = await connectBroker(database).broker.lodgingsByIds({ lan: 2, ids: [1], ...stay, ...other })
    expect(found).toMatchObject({ name: 'B1001', option: null, energyEstimate: null })
  })

  test('sees no price for taken nights', async () => {
    const [found] = await connectBroker(database).broker.lodgingsByIds({ lan: 2, ids: [5], ...stay })
    expect(found?.option).toBeNull()
  })

  test('takes as many database queries for three houses as for one', async () => {
    const one = connectBroker(database)
    await one.broker.lodgingsByIds({ lan: 2, ids: [1], ...stay })
    const three = connectBroker(database)
    expect(await three.broker.lodgingsByIds({ lan: 2, ids: [1, 2, 5], ...stay })).toHaveLength(3)
    expect(three.statements).toHaveLength(one.statements.length)
  })

  test.each([
    ['an arrival without a duration', 'arrival: "2027-02-13"'],
    ['a duration without an arrival', 'duration: 7'],
    ['an invalid arrival', 'arrival: "2027-02-30", duration: 7'],
    ['a fractional duration', 'arrival: "2027-02-13", duration: 7.5'],
  ])('gets an error for %s', async (_, given) => {
    const reply = await connectBroker(database).ask(`{ lodgingsByIds(lan: 2, ids: [1], ${given}) { id } }`)
    expect(reply.status).toBe(400)
  })
})

describe('houses beside each other', () => {
  // spec: query lodging descriptions
  test('have descriptions in the guest’s language, in the requested order', async () => {
    const { broker, tags } = connectBroker(database)
    const texts = await broker.lodgingDescriptions({ lan: 7, ids: [2, 3, 1] })
    expect(texts.map(({ lodgingId, title }) => [lodgingId, title])).toEqual([
      [2, 'Title B1002 in 7'],
      [1, 'Title B1001 in 7'],
    ])
    expect([...tags].sort()).toEqual(['lodging:1', 'lodging:2', 'lodging:3'])
  })

  // spec: query lodging facilities
  test('have lists of facilities', async () => {
    const { broker, statements } = connectBroker(database)
    const found = await broker.lodgingFacilities({ lan: 1, ids: [2, 99, 1] })
    expect(found.map(({ lodgingId }) => lodgingId)).toEqual([2, 1])
    expect(found[0]?.facilities.map(({ name }) => name)).toContain('Soveværelser')
    expect(statements).toHaveLength(1)
  })

  test('are listed in pages, paused ones too', async () => {
    const { broker } = connectBroker(database)
    const all = await broker.lodgings({ lan: 2 })
    expect(all.slice(0, 5).map(({ name, status }) => [name, status])).toEqual([
      ['B1001', 'active'],
      ['B1002', 'active'],
      ['H1003', 'active'],
      ['B1004', 'paused'],
      ['B1005', 'active'],
    ])
    expect(all[2]).toMatchObject({ areaName: 'Henne Strand', latitude: 55.55, longitude: 8.1 })
    expect(names(await broker.lodgings({ lan: 7, limit: 1, skip: 2 }))).toEqual(['B1004'])
  })
})

import { saveTerms } from '@marram/database/agency/save-terms'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { standardTerms } from '@marram/domain/terms'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'

let database: TestDatabase
const stay = { lan: 2, lodgingId: 1, duration: 7, arrival: '2027-02-13' } as const
const week = 50_000 + 10_000 + 3_200

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedBookableLodging(database.db, { id: 1, name: 'b1001' })
  await seedBookableLodging(database.db, { id: 2, name: 'b1002', status: 'paused' })
  await seedBookableLodging(database.db, { id: 3, name: 'b1003' })
  await database.db.deleteFrom('lodging_season_price').where('lodging_id', '=', 3).execute()
  const guests = { lodging_id: 1, kind: 'guest' as const, arrival: '2027-02-27', departure: '2027-03-06' }
  await database.db.insertInto('stay').values(guests).execute()
})
afterAll(() => database.drop())

describe('a guest who begins to book', () => {
  // spec: query booking flow data
  test('sees the house and the price of the stay for the party', async () => {
    const party = { adults: 2, children: 1, infants: 1, pets: 1 }
    const { broker, tags } = connectBroker(database)
    const data = await broker.bookingFlowData({ ...stay, ...party })
    expect(data?.lodging).toMatchObject({ id: 1, title: 'Title b1001 in 2', areaName: 'Blåvand', maxPets: 2 })
    expect(data?.lodging.image?.url).toBe('demo/house/b1001/0')
    expect(data?.option).toEqual({
      lodgingId: 1,
      arrival: '2027-02-13',
      departure: '2027-02-20',
      duration: 7,
      ...party,
      price: week,
      normalPrice: week,
      currency: 'EUR',
      discountTags: [],
      hasDiscount: false,
      transactionFee: 3_200,
      status: 'available',
      languageId: 2,
      lodgingUnitTypeId: 1,
      priority: 1,
    })
    expect([...tags]).toContain('lodging:1')
  })

  // spec: query booking flow data
  test('sees extras and metered items in the currency of the edition', async () => {
    const data = await connectBroker(database).broker.bookingFlowData({ ...stay, lan: 1 })
    expect(data?.itemPrices).toMatchObject([
      { lodgingId: 1, itemId: 1, unitPrice: 74_600, currency: 'DKK', isMandatory: true, minQuantity: 1 },
      { itemId: 2, unitPrice: 300, item: { id: 2, chargeType: 'metered', meteredQuantity: 'kwh' } },
    ])
    expect(data?.itemPrices[0]).toMatchObject({
      duration: 7,
      arrival: '2027-02-13',
      item: { description: 'Rengøring' },
    })
  })

  // spec: entity Item
  test('sees the type, charge and unit of every item', async () => {
    await database.db.updateTable('item').set({ definition_id: 101 }).where('id', '=', 1).execute()
    const { broker, read } = connectBroker(database)
    const item = (lan: number) =>
      read(`bookingFlowData(lan: ${lan}, lodgingId: 1, duration: 7, arrival: "2027-02-13") {
        itemPrices { item { id type chargeType meteredQuantity description unitName definitionId } }
      }`)
    const cleaning = { id: 1, type: 'cleaning', chargeType: 'per-stay', meteredQuantity: null, unitName: 'Aufenthalt' }
    const power = { id: 2, type: 'electricity', chargeType: 'metered', meteredQuantity: 'kwh', unitName: 'kWh' }
    expect(await item(2)).toEqual({
      itemPrices: [
        { item: { ...cleaning, definitionId: 101, description: 'Reinigung' } },
        { item: { ...power, definitionId: 2, description: 'Strom' } },
      ],
    })
    expect(await item(1)).toMatchObject({ itemPrices: [{ item: { description: 'Rengøring' } }, {}] })
    const data = await broker.bookingFlowData({ ...stay, lan: 7 })
    expect(data?.itemPrices[0]?.item).toMatchObject({ id: 1, type: 'cleaning', description: 'Cleaning' })
  })

  test('sees other arrivals and durations', async () => {
    const data = await connectBroker(database).broker.bookingFlowData(stay)
    expect(data?.arrivals.map(({ arrival }) => arrival)).toEqual(['2027-02-06', '2027-02-13', '2027-02-20'])
    expect(data?.durations.map(({ duration, price }) => [duration, price])).toEqual([
      [7, week],
      [14, 97_000 + 13_200],
    ])
  })

  test('can send the arrival as a date-time', async () => {
    const data = await connectBroker(database).broker.bookingFlowData({ ...stay, arrival: '2027-02-12T23:00:00.000Z' })
    expect(data?.option?.arrival).toBe('2027-02-13')
  })

  test.each([
    ['on a day without arrivals', { arrival: '2027-02-15' }],
    ['while others stay there', { arrival: '2027-02-27' }],
    ['for ten days', { duration: 10 }],
    ['for a negative duration', { duration: -7 }],
    ['with more persons than beds', { adults: 9 }],
  ])('%s sees no option, but the house and its items', async (_, other) => {
    const data = await connectBroker(database).broker.bookingFlowData({ ...stay, ...other })
    expect(data).toMatchObject({ lodging: { id: 1 }, option: null })
    expect(data?.itemPrices).toHaveLength(2)
  })

  test('sees a house without prices, with nothing to book', async () => {
    const data = await connectBroker(database).broker.bookingFlowData({ ...stay, lodgingId: 3 })
    expect(data).toMatchObject({ lodging: { id: 3 }, option: null, arrivals: [], durations: [] })
  })

  test('beyond the active years sees the house and its items, but nothing to book', async () => {
    const { db } = database
    const rules = { arrival_days: [6], min_nights: 7, max_nights: 28, whole_weeks: true }
    const later = { id: 8, key: 'later', starts_on: '2028-01-01', ends_on: '2031-01-01', ...rules }
    await db.insertInto('season').values(later).execute()
    const price = { lodging_id: 1, season_id: 8, week_price_dkk: 373_000, week_price_eur: 50_000 }
    await db.insertInto('lodging_season_price').values(price).execute()
    const { broker } = connectBroker(database)
    const asked = async (arrival: string) => (await broker.bookingFlowData({ ...stay, arrival }))?.option?.arrival
    expect(await asked('2028-12-23')).toBe('2028-12-23')
    expect(await asked('2028-12-30')).toBeUndefined()
    expect(await broker.bookingFlowData({ ...stay, arrival: '2029-01-06' })).toMatchObject({
      option: null,
      arrivals: [{ arrival: '2028-12-23' }],
      itemPrices: [{ itemId: 1 }, { itemId: 2 }],
    })
    const page = await broker.lodgingPage({ lan: 2, name: 'b1001' })
    expect(page?.pricePlan.endsOn).toBe('2029-01-01')
    const short = connectBroker(database, { activeYears: [2027] })
    expect((await short.broker.lodgingPage({ lan: 2, name: 'b1001' }))?.pricePlan.endsOn).toBe('2028-01-01')
    await db.deleteFrom('lodging_season_price').where('season_id', '=', 8).execute()
    await db.deleteFrom('season').where('id', '=', 8).execute()
  })

  test.each([2, 99, -1])('cannot book house %i', async (lodgingId) => {
    expect(await connectBroker(database).broker.bookingFlowData({ ...stay, lodgingId })).toBeNull()
  })
})

describe('a guest who changes the stay', () => {
  // spec: query option prices on arrival change
  test('to another arrival sees the durations from that day', async () => {
    const { broker } = connectBroker(database)
    const changed = await broker.bookingOptionPricesOnArrivalChange({ ...stay, arrival: '2027-02-20' })
    expect(changed?.option).toMatchObject({ arrival: '2027-02-20', price: week })
    expect(changed?.durations.map(({ duration }) => duration)).toEqual([7])
    expect(changed?.itemPrices).toHaveLength(2)
  })

  // spec: query option prices on duration change
  test('to another duration sees the nearby arrivals', async () => {
    const { broker } = connectBroker(database)
    const changed = await broker.bookingOptionPricesOnDurationChange({ ...stay, duration: 14 })
    expect(changed?.option).toMatchObject({ duration: 14, departure: '2027-02-27' })
    expect(changed?.arrivals.map(({ arrival }) => arrival)).toEqual(['2027-02-06', '2027-02-13'])
  })

  test('causes few database queries', async () => {
    const { broker, statements } = connectBroker(database)
    await broker.bookingOptionPricesOnArrivalChange(stay)
    expect(statements.length).toBeLessThanOrEqual(8)
  })
})

const queryNames = ['bookingFlowData', 'bookingOptionPricesOnArrivalChange', 'bookingOptionPricesOnDurationChange']
const mistakes = [
  ['a day that does not exist', 'arrival: "2027-02-30", duration: 7'],
  ['an invalid date-time', 'arrival: "2027-02-13T25:00", duration: 7'],
  ['a fractional duration', 'arrival: "2027-02-13", duration: 7.5'],
  ['a duration that is not a number', 'arrival: "2027-02-13", duration: "seven"'],
  ['no arrival', 'duration: 7'],
] as const
test.each(queryNames.flatMap((queryName) => mistakes.map(([name, args]) => [queryName, name, args] as const)))(
  '%s refuses %s',
  async (queryName, _, args) => {
    const reply = await connectBroker(database).ask(`{ ${queryName}(lan: 2, lodgingId: 1, ${args}) { __typename } }`)
    expect(reply.status).toBe(400)
    expect(await reply.text()).toContain('"errors"')
  },
)

test('the refusal of an arrival names the valid formats', async () => {
  const query = '{ bookingFlowData(lan: 2, lodgingId: 1, arrival: "soon", duration: 7) { __typename } }'
  const reply = await connectBroker(database).ask(query)
  expect(await reply.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('YYYY-MM-DD'), extensions: { code: 'BAD_USER_INPUT' } }],
  })
})

test('a new booking fee is in every price, beside the new terms', async () => {
  const { broker } = connectBroker(database)
  const before = await broker.bookingFlowData(stay)
  const { transactionFee } = standardTerms
  const terms = {
    ...standardTerms,
    transactionFee: { ...transactionFee, EUR: transactionFee.EUR + 1_000 },
    checkInHour: 17,
  }
  await saveTerms({ validFrom: '2020-01-01', ...terms }, { db: database.db, now: () => new Date() })
  const after = await broker.bookingFlowData(stay)
  await database.db.deleteFrom('agency_terms').execute()
  const pricesOf = (data: typeof before) => data?.arrivals.map(({ price }) => price) ?? []
  expect(pricesOf(after)).toEqual(pricesOf(before).map((price) => price + 1_000))
  expect(pricesOf(after).length).toBeGreaterThan(0)
  expect([after?.option?.transactionFee, after?.terms.checkInHour]).toEqual([transactionFee.EUR + 1_000, 17])
})

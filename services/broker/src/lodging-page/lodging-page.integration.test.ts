import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { facilityByKey } from '@marram/domain/facility'
import { pictureTagByKey } from '@marram/domain/picture-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { seedReview } from '../testing/seed-review.ts'

let database: TestDatabase
const connect = (now = '2027-02-01T08:00:00Z') => connectBroker(database, { now: () => new Date(now) })
async function page(name = 'b1001', lan: 1 | 2 | 7 = 2) {
  const found = await connect().broker.lodgingPage({ lan, name })
  if (!found) throw new Error(`No page of ${name}`)
  return found
}

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await seedCoast(db)
  await seedBookableLodging(db, { id: 1, name: 'b1001' })
  await seedBookableLodging(db, { id: 2, name: 'B1002' })
  await seedBookableLodging(db, { id: 3, name: 'b1003', status: 'paused' })
  await seedBookableLodging(db, { id: 4, name: 'b1004' })
  await db.deleteFrom('lodging_text').where('lodging_id', '=', 4).where('language_id', '=', 7).execute()
  const guests = { lodging_id: 1, kind: 'guest' as const }
  await db
    .insertInto('stay')
    .values([
      { ...guests, arrival: '2027-02-06', departure: '2027-02-13' },
      { ...guests, arrival: '2027-02-13', departure: '2027-02-20' },
      { ...guests, arrival: '2027-03-06', departure: '2027-03-13' },
      { ...guests, arrival: '2026-07-04', departure: '2026-07-11' },
    ])
    .execute()
  for (const rating of [5, 5, 4, 2]) await seedReview(db, { lodging: 1, rating })
  await seedReview(db, { lodging: 1, rating: 1, type: 1 })
  await db
    .insertInto('lodging_meta')
    .values([
      { lodging_id: 1, key: 'viewCount', value: '12' },
      { lodging_id: 1, key: 'rooms', value: 'bedroom: double 160x200' },
      { lodging_id: 2, key: 'rooms', value: 'two beds somewhere' },
    ])
    .execute()
})
afterAll(() => database.drop())

describe('the page of a house', () => {
  test('is found by the name in its URL, ignoring case', async () => {
    expect([(await page('B1001')).id, (await page('b1002')).id, (await page('B1002')).name]).toEqual([1, 2, 'B1002'])
  })

  // spec: query lodging page data; constant lodging meta 2
  test('has the location of the house, in the guest’s language', async () => {
    expect(await page('b1001', 7)).toMatchObject({
      description: { title: 'Title b1001 in 7', body: 'Body', embeddedVideoHtml: null },
      city: 'Blåvand',
      area: { id: 1, slug: 'blavand', name: 'Blåvand', region: 'south' },
      street: { id: 100, name: 'Klitvej', slug: 'klitvej', lodgingCount: 3 },
      status: 'active',
      meta: { consumptionPersonsPrDay: null, viewCount: 12, rooms: 'bedroom: double 160x200' },
    })
  })

  // spec: entity Filter parameters.hasFloorPlan
  test('has a floor plan if size and rooms are known, or the agency provides one', async () => {
    const { db } = database
    const house = { lodging_id: 2, value: '2' }
    const known = (['living-area', 'bathrooms'] as const).map((key) => facilityByKey(key).id)
    const planOf = async (name: string) => (await page(name)).hasFloorPlan
    expect([await planOf('b1001'), await planOf('b1002')]).toEqual([false, false])
    for (const facility_id of known)
      await db
        .insertInto('lodging_facility')
        .values({ ...house, facility_id })
        .execute()
    const own = { tag_ids: [pictureTagByKey('floor-plan').id] }
    await db.updateTable('lodging_image').set(own).where('lodging_id', '=', 1).execute()
    expect([await planOf('b1001'), await planOf('b1002')]).toEqual([true, true])
    await db.deleteFrom('lodging_facility').where('lodging_id', '=', 2).where('facility_id', 'in', known).execute()
    await db
      .updateTable('lodging_image')
      .set({ tag_ids: [1] })
      .where('lodging_id', '=', 1)
      .execute()
  })

  test('has the agency’s sentence about a picture in the language of the page', async () => {
    const own = { alt_da: 'Huset', alt_de: 'Das Haus' }
    await database.db.updateTable('lodging_image').set(own).where('lodging_id', '=', 1).execute()
    const [first] = (await page('b1001')).images
    expect(first?.alt).toBe('Das Haus')
  })

  test('omits rooms if the stored text cannot be parsed', async () => {
    expect((await page('b1002')).meta.rooms).toBeNull()
  })

  test('names facilities and groups in the guest’s language, with Google’s names in English', async () => {
    const { db } = database
    const label = { lodging_id: 1, facility_id: facilityByKey('energy-label').id, value: 'A' }
    await db.insertInto('lodging_facility').values(label).execute()
    const { facilities, facilityGroups } = await page('b1001', 1)
    const sauna = facilities.find(({ key }) => key === 'sauna')
    expect(sauna).toMatchObject({ name: 'Sauna', groups: ['wellness'], valueType: 'bool', value: '1', valueName: null })
    expect(facilities.find(({ key }) => key === 'distance-beach')).toMatchObject({ value: '350', unit: 'm' })
    expect(facilities.find(({ key }) => key === 'energy-label')?.valueName).not.toBeNull()
    expect(facilityGroups.map(({ name }) => name)).toContain('Wellness')
    const used = new Set(facilities.flatMap(({ groups }) => groups))
    expect(new Set(facilityGroups.map(({ key }) => key))).toEqual(used)
  })

  // spec: entity Facility.typeId; entity Facility.facilityGroupIds; entity Facility.description
  // spec: entity Lodging facility.fromDate; entity Lodging facility.toDate
  test('has the type, groups and dates of a facility', async () => {
    const { db } = database
    const cot = { lodging_id: 1, facility_id: facilityByKey('cot').id, value: '1', to_date: '2027-12-31' }
    await db.insertInto('lodging_facility').values(cot).execute()
    const fields = 'facilities { lodgingId key description typeId facilityGroupIds fromDate toDate }'
    const { read } = connect()
    const found = await read(`lodgingPage(lan: 7, name: "b1001") { ${fields} cheapestOptions { lodgingId } }`)
    expect(found).toMatchObject({ cheapestOptions: [{ lodgingId: 1 }, { lodgingId: 1 }, { lodgingId: 1 }] })
    const always = { fromDate: null, toDate: null }
    expect(found).toHaveProperty(
      'facilities',
      expect.arrayContaining([
        { lodgingId: 1, key: 'sauna', description: 'Sauna', typeId: 1, facilityGroupIds: [4], ...always },
        expect.objectContaining({ key: 'distance-beach', description: expect.stringMatching(/ \(m\)$/), typeId: 3 }),
        expect.objectContaining({ key: 'cot', fromDate: null, toDate: '2027-12-31' }),
      ]),
    )
    await db.deleteFrom('lodging_facility').where('facility_id', '=', cot.facility_id).execute()
  })

  test('shows today’s facilities, not past or future ones', async () => {
    const { db } = database
    const spa = { lodging_id: 2, facility_id: facilityByKey('spa').id, value: '1' }
    const pool = { lodging_id: 2, facility_id: facilityByKey('pool').id, value: '1' }
    const bedrooms = { lodging_id: 2, facility_id: facilityByKey('bedrooms').id, value: '4' }
    await db
      .insertInto('lodging_facility')
      .values([
        { ...spa, to_date: '2027-01-31' },
        { ...pool, from_date: '2027-02-02' },
        { ...bedrooms, from_date: '2027-01-01' },
      ])
      .execute()
    const { facilities } = await page('b1002')
    const keys = facilities.map(({ key }) => key)
    expect([keys.includes('spa'), keys.includes('pool')]).toEqual([false, false])
    expect(facilities.filter(({ key }) => key === 'bedrooms').map(({ value }) => value)).toEqual(['4'])
  })

  // spec: entity Review stat
  test('counts only guests’ stars', async () => {
    const { reviewStats } = await page()
    expect(reviewStats).toEqual({
      average: 4,
      best: 5,
      worst: 2,
      count: 4,
      byStars: [0, 1, 0, 1, 2],
      aspects: [],
      topics: [],
      languages: [{ language: 2, count: 4 }],
    })
    expect((await page('b1002')).reviewStats).toMatchObject({ average: null, best: null, worst: null, count: 0 })
  })

  test('shows taken nights without names', async () => {
    const { pricePlan } = await page()
    expect(pricePlan.taken).toEqual([
      { arrival: '2027-02-06', departure: '2027-02-20' },
      { arrival: '2027-03-06', departure: '2027-03-13' },
    ])
  })

  test('contains every price of the bookable period, which ends with the last season', async () => {
    const { pricePlan } = await page()
    expect(pricePlan).toMatchObject({ firstBookable: '2027-02-01', endsOn: '2028-01-01', maxPersons: 6, maxPets: 2 })
    expect(pricePlan.seasons.map(({ weekPrice }) => weekPrice)).toEqual([{ DKK: 373_000, EUR: 50_000 }])
    expect(pricePlan.items.map(({ description }) => description)).toEqual(['Reinigung', 'Strom'])
  })

  test('offers nothing for today after 13:00 in Denmark', async () => {
    const late = await connect('2027-02-01T12:00:00Z').broker.lodgingPage({ lan: 2, name: 'b1001' })
    expect(late?.pricePlan.firstBookable).toBe('2027-02-02')
  })

  // spec: constant cheapest options 3
  test('shows the three cheapest weeks, the first of them as on the card', async () => {
    const { cheapestOptions } = await page()
    expect(cheapestOptions.map(({ arrival }) => arrival)).toEqual(['2027-02-20', '2027-02-27', '2027-03-13'])
    const [card] = await connect().broker.lodgingsByIds({ lan: 2, ids: [1] })
    expect(cheapestOptions[0]).toMatchObject({ ...card?.option, transactionFee: 3_200, status: 'available' })
  })

  test('shows other lengths if no week is free', async () => {
    const { db } = database
    await db
      .insertInto('season')
      .values({ ...laterSeason, id: 9 })
      .execute()
    await seedBookableLodging(db, { id: 9, name: 'b1009' })
    await db.updateTable('lodging_season_price').set({ season_id: 9 }).where('lodging_id', '=', 9).execute()
    const { cheapestOptions } = await page('b1009')
    expect(cheapestOptions[0]).toMatchObject({ arrival: '2028-01-01', duration: 14 })
    await db.deleteFrom('lodging_season_price').where('season_id', '=', 9).execute()
    await db.deleteFrom('season').where('id', '=', 9).execute()
  })

  test('remains for a paused house, with nothing to book', async () => {
    const paused = await page('b1003')
    expect(paused).toMatchObject({ status: 'paused', cheapestOptions: [], pricePlan: { seasons: [], discounts: [] } })
    expect(paused.pricePlan.endsOn).toBe(paused.pricePlan.firstBookable)
  })

  test.each(['x9999', 'no-name', '', "b1001' or 1=1", 'b1004'])('does not exist in English for %j', async (name) => {
    expect(await connect().broker.lodgingPage({ lan: 7, name })).toBeNull()
  })

  test('is dropped when the house or its street changes; a missing page when houses are added', async () => {
    const found = connect()
    await found.broker.lodgingPage({ lan: 2, name: 'b1001' })
    expect([...found.tags].sort()).toEqual(['lodging:1', 'lodgings'])
    const missing = connect()
    await missing.broker.lodgingPage({ lan: 2, name: 'x9999' })
    expect([...missing.tags]).toEqual(['lodgings'])
  })
})

const laterSeason = {
  key: 'later',
  starts_on: '2028-01-01',
  ends_on: '2028-03-01',
  arrival_days: [6],
  min_nights: 14,
  max_nights: 14,
  whole_weeks: true,
}

// spec: constant lodging images 99; constant consumption 10
test('a house with many pictures takes as many database queries as an empty one', async () => {
  const { db } = database
  await seedBookableLodging(db, { id: 7, name: 'b1007' })
  const picture = { lodging_id: 7, url: 'own/7.jpg', tag_ids: [1], width: 3, height: 2, file_size: 1 }
  const pictures = Array.from({ length: 120 }, (_, n) => ({ ...picture, sort_order: n + 2 }))
  await db.insertInto('lodging_image').values(pictures).execute()
  const used = { lodging_id: 7, stay_id: null, adults: 2, children: 0, days: 7, consumed: 100 }
  const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
  const water = {
    definition_id: 3,
    type: 'water',
    charge_type: 'metered',
    unit_name: 'm3',
    metered_quantity: 'm3',
  } as const
  const named = { description_da: 'Vand', description_de: 'Wasser', description_en: 'Water' }
  await db
    .insertInto('item')
    .values({ id: 3, ...water, ...named })
    .execute()
  const consumption = seasons.flatMap((season) => [1, 2, 3].map((item_id) => ({ ...used, season, item_id })))
  await db
    .insertInto('item_consumption')
    .values([...consumption, ...consumption])
    .execute()
  const empty = connect()
  await empty.broker.lodgingPage({ lan: 2, name: 'b1002' })
  const full = connect()
  const found = await full.broker.lodgingPage({ lan: 2, name: 'b1007' })
  expect(found?.images).toHaveLength(99)
  expect(found?.consumption).toHaveLength(10)
  expect(found?.consumption[0]).toMatchObject({ consumed: 200, personDays: 28, stays: 2 })
  const whole = await connect().read(
    `lodgingPage(lan: 2, name: "${found?.name}") { consumption { adults children days season item { itemId } } }`,
  )
  expect(whole).toHaveProperty('consumption.0', expect.objectContaining({ days: 14, adults: 4, children: 0 }))
  expect(full.statements).toHaveLength(empty.statements.length)
  expect(full.statements.length).toBeLessThanOrEqual(14)
})

// spec: constant facility and price lists 999
test('a house has at most 999 prices', async () => {
  const { db } = database
  await seedBookableLodging(db, { id: 8, name: 'b1008' })
  const texts = { unit_name: 'piece', description_da: 'x', description_de: 'x', description_en: 'x' }
  const kind = { type: 'linen', charge_type: 'per-unit', metered_quantity: null } as const
  const ids = Array.from({ length: 1005 }, (_, index) => index + 1000)
  await db
    .insertInto('item')
    .values(ids.map((id) => ({ id, definition_id: id, ...kind, ...texts })))
    .execute()
  const price = { lodging_id: 8, unit_price_dkk: 100, unit_price_eur: 10, is_mandatory: false }
  await db
    .insertInto('lodging_item')
    .values(ids.map((item_id) => ({ ...price, item_id, min_quantity: 0, max_quantity: 9 })))
    .execute()
  expect((await page('b1008')).pricePlan.items).toHaveLength(999)
})

describe('reviews of a house', () => {
  beforeAll(async () => {
    const { db } = database
    await seedReview(db, { lodging: 2, date: '2020-05-01', language: 1, text: 'Dejligt.', response: 'Tak.' })
    await seedReview(db, { lodging: 2, date: '2027-01-20', language: 7, text: 'Lovely.', aspects: { value: 3 } })
    await seedReview(db, { lodging: 2, date: '2026-01-20', type: 1, text: 'From the owner.' })
  })

  // spec: entity Lodging: reviews
  test('come newest first, of any age, with the agency’s responses', async () => {
    const { broker, tags } = connect()
    const found = await broker.lodgingReviews({ lan: 1, lodgingId: 2 })
    expect(found.map(({ text, response }) => [text, response])).toEqual([
      ['Lovely.', null],
      ['Dejligt.', 'Tak.'],
    ])
    expect([...tags].sort()).toEqual(['lodging:2', 'reviews'])
  })

  test('carry the stars of parts of the stay, averaged over the house from three guests', async () => {
    const { broker } = connect()
    const [lovely] = await broker.lodgingReviews({ lan: 1, lodgingId: 2, limit: 1 })
    expect(lovely?.aspects).toEqual({ house: null, cleanliness: null, location: null, value: 3 })
    const { db } = database
    await seedReview(db, { lodging: 3, aspects: { house: 5, value: 1 } })
    await seedReview(db, { lodging: 3, aspects: { house: 4, value: 2 }, rating: 4 })
    await seedReview(db, { lodging: 3, type: 1, aspects: { house: 1, value: 1 } })
    const averages = async () => (await broker.lodgingPage({ lan: 1, name: 'b1003' }))?.reviewStats.aspects
    expect(await averages()).toEqual([])
    await seedReview(db, { lodging: 3, aspects: { house: 5 }, rating: 2 })
    expect(await averages()).toEqual([{ aspect: 'house', average: 4.7 }])
  })

  test('come in pages; a house without reviews has none', async () => {
    const { broker } = connect()
    const second = await broker.lodgingReviews({ lan: 1, lodgingId: 2, limit: 1, skip: 1 })
    expect(second.map(({ text }) => text)).toEqual(['Dejligt.'])
    expect(await broker.lodgingReviews({ lan: 1, lodgingId: 99 })).toEqual([])
  })

  test('are found by topic and language; the counts are of all languages', async () => {
    const { broker } = connect()
    const { db } = database
    await seedReview(db, { lodging: 2, date: '2026-05-01', language: 2, text: 'Unser Hund mochte die Küche.' })
    await seedReview(db, { lodging: 2, date: '2026-06-01', language: 1, text: 'Hunden sov godt.' })
    await seedReview(db, { lodging: 2, date: '2026-07-01', language: 2, text: 'Hundert Meter zum Strand.' })
    await seedReview(db, { lodging: 2, date: '2026-08-01', language: 2, type: 1, text: 'Der Hund des Eigentümers.' })
    const found = async (filter: object) =>
      (await broker.lodgingReviews({ lan: 7, lodgingId: 2, ...filter })).map(({ date }) => date)
    expect(await found({ topic: 'dog' })).toEqual(['2026-06-01', '2026-05-01'])
    expect(await found({ topic: 'dog', limit: 1, skip: 1 })).toEqual(['2026-05-01'])
    expect(await found({ topic: 'dog', language: 1 })).toEqual(['2026-06-01'])
    expect(await found({ topic: 'dog', language: 7 })).toEqual([])
    expect(await found({ language: 2 })).toEqual(['2026-07-01', '2026-05-01'])
    const { topics, languages } = (await broker.lodgingPage({ lan: 2, name: 'b1002' }))?.reviewStats ?? {}
    expect(topics).toEqual([
      { topic: 'dog', count: 2 },
      ...(['location', 'kitchen', 'beds'] as const).map((topic) => ({ topic, count: 1 })),
    ])
    expect(languages).toEqual([
      { language: 1, count: 2 },
      { language: 2, count: 2 },
      { language: 7, count: 1 },
    ])
  })
})

test.each([
  ['an unknown language', '{ lodgingPage(lan: 4, name: "b1001") { id } }'],
  ['reviews in an unknown language', '{ lodgingReviews(lan: 4, lodgingId: 1) { id } }'],
  ['reviews written in an unknown language', '{ lodgingReviews(lan: 1, lodgingId: 1, language: 4) { id } }'],
  ['reviews of an unknown topic', '{ lodgingReviews(lan: 1, lodgingId: 1, topic: cats) { id } }'],
])('%s is the caller’s mistake', async (_, query) => {
  expect((await connect().ask(query)).status).toBe(400)
})

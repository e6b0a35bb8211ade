import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { seedReview } from '../testing/seed-review.ts'

let database: TestDatabase
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id)

beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await seedCoast(db)
  await seedBookableLodging(db, { id: 1, name: 'B1001' })
  await seedBookableLodging(db, { id: 2, name: 'H1002', location: 20 })
  await seedBookableLodging(db, { id: 3, name: 'B1003', status: 'paused' })
  await seedReview(db, { id: 11, rating: 4, date: '2027-01-20' })
  await seedReview(db, { id: 12, rating: 5, date: '2026-05-01', inDanish: 'Gerne igen.', response: 'Danke!' })
  await seedReview(db, { id: 13, rating: 5, date: '2026-06-01', lodging: 2 })
  await seedReview(db, { id: 14, rating: 1, date: '2027-01-30', lodging: 2 })
  await seedReview(db, { id: 15, rating: 5, date: '2025-01-31' })
  await seedReview(db, { id: 16, rating: 5, lodging: 3 })
  await seedReview(db, { id: 17, rating: 2, type: 1 })
})
afterAll(() => database.drop())

// spec: query guest reviews; constant review window 2 years
test('the best reviews come first, of equal ones the newest, none older than two years', async () => {
  const { broker, tags } = connectBroker(database)
  expect(ids(await broker.guestReviews({ lan: 2 }))).toEqual([13, 12, 11, 14])
  expect([...tags].sort()).toEqual(['lodging:1', 'lodging:2', 'reviews'])
})

// spec: query guest reviews
test('a query can request older reviews, other types and further pages', async () => {
  const { broker } = connectBroker(database)
  expect(ids(await broker.guestReviews({ lan: 2, since: '2025-01-01' }))).toEqual([13, 12, 15, 11, 14])
  expect(ids(await broker.guestReviews({ lan: 2, type: 1 }))).toEqual([17])
  expect(ids(await broker.guestReviews({ lan: 2, limit: 2, skip: 1 }))).toEqual([12, 11])
})

test('the page of guest reviews shows the highest id first, with the total', async () => {
  const page = await connectBroker(database).broker.guestReviewPage({ lan: 2, page: 2, pageSize: 3 })
  expect(page).toMatchObject({ total: 4, page: 2, pageSize: 3 })
  expect(ids(page.items)).toEqual([11])
  expect(page.stats).toEqual({ average: 3.8, best: 5, count: 4, worst: 1 })
})

test('a page before the first is the first, and one after the last is empty', async () => {
  const { broker } = connectBroker(database)
  expect(ids((await broker.guestReviewPage({ lan: 2, page: -3 })).items)).toEqual([14, 13, 12, 11])
  expect((await broker.guestReviewPage({ lan: 2, page: 2_000_000_000, pageSize: 100 })).items).toEqual([])
})

test('a Danish reader sees the translation, or the original without one', async () => {
  const { broker } = connectBroker(database)
  const reviews = await broker.guestReviews({ lan: 1 })
  expect(reviews.find(({ id }) => id === 12)).toMatchObject({
    language: 2,
    answerText: 'Gern wieder.',
    answerTextDa: 'Gerne igen.',
    text: 'Gerne igen.',
    textLanguage: 1,
    response: 'Danke!',
    responseTime: '2027-01-12T09:00:00.000Z',
    lodgingName: 'B1001',
    areaName: 'Blåvand',
    locationId: 10,
  })
  expect(reviews.find(({ id }) => id === 11)).toMatchObject({ text: 'Gern wieder.', textLanguage: 2, response: null })
})

test('photos are listed once both the review and the photo are approved', async () => {
  const { db } = database
  const at = new Date('2027-01-21T10:00:00Z')
  const party = { adults: 2, children: 0, infants: 0, pets: 0 }
  const terms = {
    language_id: 2,
    currency: 'EUR',
    total: 73_200,
    quote: '{}',
    terms: '{}',
    pay_choice: 'invoice',
  } as const
  const stay = { lodging_id: 1, arrival: '2027-01-09', departure: '2027-01-16', state: 'cancelled', ...party } as const
  const { id: booking_id } = await db
    .insertInto('booking')
    .values({ reservation_id: '100000001', ...stay, ...terms, guest: '{}', created_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: guest_review_id } = await db
    .insertInto('guest_review')
    .values({ booking_id, rating: 4, text: 'Gern wieder.', name: 'Nele', place: 'Kiel', review_id: 11, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const state of ['waiting', 'public', 'refused'] as const) {
    const file = { image_url: `uploads/${state}`, sent_hash: state.padEnd(64), alt: state, width: 4, height: 3 }
    const decided_at = state === 'waiting' ? null : at
    await db
      .insertInto('review_photo')
      .values({ guest_review_id, ...file, state, created_at: at, decided_at })
      .execute()
  }
  const photos = async () => {
    const reviews = await connectBroker(database).broker.lodgingReviews({ lan: 2, lodgingId: 1 })
    return reviews.map((review) => ({ id: review.id, photos: review.photos }))
  }
  expect((await photos()).flatMap((review) => review.photos)).toEqual([])
  await db.updateTable('guest_review').set({ state: 'public', decided_at: at }).execute()
  const shown = [{ url: 'uploads/public', alt: 'public', width: 4, height: 3 }]
  expect(await photos()).toEqual([
    { id: 11, photos: shown },
    { id: 12, photos: [] },
    { id: 15, photos: [] },
  ])
})

// spec: query random review by locations
test('an area shows a random review', async () => {
  const at = (share: number) =>
    connectBroker(database, { random: () => share }).broker.randomReviewByLocations({ lan: 2, locationIds: [10, 20] })
  const drawn = await Promise.all([0, 0.3, 0.6, 0.99].map(at))
  expect(drawn.map((review) => review?.id)).toEqual([11, 12, 13, 14])
  const nowhere = await connectBroker(database).broker.randomReviewByLocations({ lan: 2, locationIds: [55] })
  expect(nowhere).toBeNull()
})

// spec: query review by location ids
test('each location shows its best review, in the requested order', async () => {
  const found = await connectBroker(database).broker.reviewByLocationIds({ lan: 2, locationIds: [20, 77, 10] })
  expect(ids(found)).toEqual([13, 12])
})

// spec: entity Review stat
test('reviews are summed up for the whole agency, a place or a house', async () => {
  const { read } = connectBroker(database)
  const stats = (of: string) => read(`reviewStats${of} { average best count worst }`)
  expect(await stats('')).toEqual({ average: 4, best: 5, count: 5, worst: 1 })
  expect(await stats('(locationIds: [20])')).toEqual({ average: 3, best: 5, count: 2, worst: 1 })
  expect(await stats('(lodgingIds: [1], since: "2027-01-01")')).toMatchObject({ average: 4, count: 1 })
  expect(await stats('(lodgingIds: [])')).toEqual({ average: null, best: null, count: 0, worst: null })
})

test('four reviews take as many database queries as one', async () => {
  const one = connectBroker(database)
  await one.broker.guestReviews({ lan: 2, limit: 1 })
  const four = connectBroker(database)
  await four.broker.guestReviews({ lan: 2, limit: 4 })
  expect([one.statements.length, four.statements.length]).toEqual([3, 3])
})

import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'
import { hearTags } from '../testing/hear-tags.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { seedReview } from '../testing/seed-review.ts'
import { createOwnTrust } from './own-reviews.ts'
import { refreshTrust } from './refresh-trust.ts'
import type { TrustProvider } from './trust-provider.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedBookableLodging(database.db, { id: 1, name: 'B1001' })
})
afterAll(() => database.drop())

const log = createLog({ name: 'test', level: 'silent' })
const domain = 'marram.example'
const now = () => new Date('2027-02-01T08:00:00Z')
const refresh = (trust: TrustProvider = createOwnTrust(database.db, now)) =>
  refreshTrust({ db: database.db, trust, log, now })

test('before the first fetch there is neither a rating nor a review', async () => {
  const { broker } = connectBroker(database)
  expect(await broker.trustStats({ domain })).toBeNull()
  expect(await broker.trustReviews({ domain })).toEqual({ items: [], meta: { source: 'none', isDemo: false } })
})

test('an agency without reviews has no rating', async () => {
  await refresh()
  expect(await connectBroker(database).broker.trustStats({ domain })).toBeNull()
})

// spec: query trust-rating stats; entity Domain stat
test('the rating is that of the review page and names its source', async () => {
  await seedBookableLodging(database.db, { id: 2, name: 'B1002', status: 'paused' })
  await seedReview(database.db, { id: 91, lodging: 2, rating: 1, date: '2026-12-01' })
  await seedReview(database.db, { id: 92, rating: 1, date: '2025-01-31' })
  for (const [index, rating] of [5, 5, 4, 1].entries()) {
    await seedReview(database.db, { id: index + 1, rating, date: `2027-01-0${index + 1}`, response: 'Danke!' })
  }
  await refresh()
  const { broker, tags, statements } = connectBroker(database)
  expect(await broker.trustStats({ domain: 'Marram.example' })).toEqual({
    domain,
    stars: 4,
    trustScore: 3.8,
    reviewsTotal: 4,
    meta: { source: 'own-reviews', isDemo: false },
  })
  expect([...tags]).toEqual(['trust'])
  expect(statements).toHaveLength(1)
  const page = await broker.guestReviewPage({ lan: 2, page: 1, pageSize: 1 })
  expect(page.stats).toMatchObject({ average: 3.8, count: 4 })
})

// spec: query trust-rating reviews
test('the newest reviews with at least two stars are shown', async () => {
  const { items } = await connectBroker(database).broker.trustReviews({ domain })
  expect(items.map(({ id }) => id)).toEqual(['3', '2', '1'])
  expect(items[0]).toMatchObject({
    domain,
    stars: 4,
    personName: 'Nele',
    language: 2,
    title: 'Gern wieder',
    text: 'Gern wieder.',
    responseText: 'Danke!',
    createdAt: '2027-01-02T23:00:00.000Z',
  })
  const best = await connectBroker(database).broker.trustReviews({ domain, minStars: 5, limit: 1 })
  expect(best.items.map(({ id }) => id)).toEqual(['2'])
})

test('own reviews rate only the hosts of the site', async () => {
  const { broker } = connectBroker(database, { siteHosts: [domain] })
  expect((await broker.trustReviews({ domain })).items).toHaveLength(3)
  expect(await broker.trustReviews({ domain: 'elsewhere.example' })).toMatchObject({
    items: [],
    meta: { source: 'none' },
  })
  expect(await broker.trustStats({ domain: 'elsewhere.example' })).toBeNull()
})

// spec: constant trust reviews 10
test('the ten newest reviews are stored', async () => {
  for (let day = 10; day < 25; day++) {
    await seedReview(database.db, { id: day, rating: 5, date: `2027-01-${day}`, response: 'Danke!' })
  }
  await refresh()
  const { items } = await connectBroker(database).broker.trustReviews({ domain, limit: 50 })
  expect(items.map(({ id }) => Number(id))).toEqual([24, 23, 22, 21, 20, 19, 18, 17, 16, 15])
})

test('invented reviews are marked as such', async () => {
  await database.db.insertInto('meta').values({ key: 'demo-agency', value: '1' }).execute()
  await refresh()
  const { meta } = await connectBroker(database).broker.trustReviews({ domain, limit: 1 })
  expect(meta).toEqual({ source: 'own-reviews', isDemo: true })
})

test('pages are dropped only if the rating changed', async () => {
  const heard = await hearTags(database)
  await refresh()
  await seedReview(database.db, { id: 30, rating: 1, date: '2027-01-30', response: 'Danke!' })
  await refresh()
  await refresh()
  expect(await heard.stop()).toEqual(['trust'])
})

test.each([
  ['cannot say', async () => null],
  ['fails', () => Promise.reject(new Error('503'))],
])('the last rating stays if a rating service %s', async (_, totals) => {
  const before = await connectBroker(database).broker.trustStats({ domain })
  await refresh({ ...createOwnTrust(database.db, now), totals })
  expect(before).not.toBeNull()
  expect(await connectBroker(database).broker.trustStats({ domain })).toEqual(before)
})

test('a host’s own rating overrides the rating of all', async () => {
  const trust: TrustProvider = {
    domains: ['marram.dk'],
    totals: async () => ({ trustScore: 4.9, reviewsTotal: 7 }),
    reviews: async () => [],
    meta: async () => ({ source: 'rating-service', isDemo: false }),
  }
  await refresh(trust)
  const { broker } = connectBroker(database)
  expect(await broker.trustStats({ domain: 'marram.dk' })).toMatchObject({ trustScore: 4.9, stars: 5, reviewsTotal: 7 })
  expect((await broker.trustStats({ domain }))?.reviewsTotal).toBe(20)
})

test.each(['', 'two words', 'http://marram.example', '-x', 'a'.repeat(254)])('"%s" is no domain', async (wrong) => {
  const reply = await connectBroker(database).ask(`{ trustStats(domain: ${JSON.stringify(wrong)}) { stars } }`)
  expect(reply.status).toBe(400)
})

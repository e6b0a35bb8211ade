import { createTestDatabase, type TestDatabase } from '@marram/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'
import { seedCoast, seedHouse } from '../testing/seed.ts'
import { seedReview } from '../testing/seed-review.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedHouse(database.db, { id: 1, name: 'B1001' })
})
afterAll(() => database.drop())

test('an agency that nobody has reviewed has no rating', async () => {
  expect(await connectBroker(database).broker.trustStats({ domain: 'marram.example' })).toBeNull()
})

test('the rating is the mean of all own reviews and says where it comes from', async () => {
  for (const [index, rating] of [5, 5, 4, 1].entries()) {
    await seedReview(database.db, { id: index + 1, rating, date: `2027-01-0${index + 1}`, response: 'Danke!' })
  }
  const { broker, tags } = connectBroker(database)
  expect(await broker.trustStats({ domain: 'Marram.example' })).toEqual({
    domain: 'marram.example',
    stars: 4,
    trustScore: 3.8,
    reviewsTotal: 4,
    meta: { source: 'own-reviews', isDemo: false },
  })
  expect([...tags].sort()).toEqual(['meta:demo-agency', 'reviews'])
})

test('the newest reviews with two stars and more are shown', async () => {
  const { items } = await connectBroker(database).broker.trustReviews({ domain: 'marram.example' })
  expect(items.map(({ id }) => id)).toEqual(['3', '2', '1'])
  expect(items[0]).toMatchObject({
    stars: 4,
    personName: 'Nele',
    language: 2,
    title: 'Gern wieder',
    text: 'Gern wieder.',
    responseText: 'Danke!',
    createdAt: '2027-01-02T23:00:00.000Z',
  })
})

test('invented reviews are marked as such', async () => {
  await database.db.insertInto('meta').values({ key: 'demo-agency', value: '1' }).execute()
  const { meta } = await connectBroker(database).broker.trustReviews({ domain: 'marram.example', limit: 1 })
  expect(meta).toEqual({ source: 'own-reviews', isDemo: true })
})

test.each(['', 'two words', 'http://marram.example', '-x', 'a'.repeat(254)])('"%s" is no domain', async (domain) => {
  const reply = await connectBroker(database).ask(`{ trustStats(domain: ${JSON.stringify(domain)}) { stars } }`)
  expect(reply.status).toBe(400)
})

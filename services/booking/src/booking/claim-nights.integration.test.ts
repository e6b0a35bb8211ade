import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startOfTest } from '../testing/start-booking.ts'
import { type Claim, claimNights } from './claim-nights.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedBookableLodging(database.db, { id: 1 })
})
afterAll(() => database.drop())

const claim = (more: Partial<Claim> = {}) =>
  database.db.transaction().execute((trx) =>
    claimNights(trx, {
      lodgingId: 1,
      stay: { arrival: '2027-03-06', departure: '2027-03-13' },
      kind: 'guest',
      party: null,
      now: new Date(startOfTest),
      holder: { browserHash: null, userId: null },
      ...more,
    }),
  )

test('a house that was paused after the lookup cannot be claimed', async () => {
  await database.db.updateTable('lodging').set({ status: 'paused' }).where('id', '=', 1).execute()
  expect(await claim()).toBe('unknown-lodging')
  await database.db.updateTable('lodging').set({ status: 'active' }).where('id', '=', 1).execute()
  expect(await claim()).toEqual({ stayId: expect.any(Number) })
  expect(await claim()).toBe('taken')
})

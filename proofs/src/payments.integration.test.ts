import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payWhileKilled } from './payments.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a killed program and notices of every kind leave the ledger with what was taken', {
  timeout: 120_000,
}, async () => {
  const proof = await payWhileKilled(database, { payments: 24, kills: 1, seed: 1966, log: () => {} })
  expect([proof.bookings, proof.forged, proof.unpaid]).toEqual([24, 24, 3])
})

import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payWhileKilled } from './payments/pay-while-killed.ts'
import { choose, countOf, patience, say, sayResult, seed } from './proof.ts'

const payments = countOf({ sample: 24, full: 1000 })
const kills = choose({ sample: 1, full: 20 })
/** Guests 3, 10, 17 and so on abort before they pay. */
const unpaid = Math.floor((payments + 3) / 7)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

test('after kills and notices of every kind the ledger matches the provider exactly', patience, async () => {
  const proof = await payWhileKilled(database, { payments, kills, seed, log: say })
  expect([proof.bookings, proof.forged, proof.unpaid]).toEqual([payments, payments, unpaid])
  sayResult(proof)
})

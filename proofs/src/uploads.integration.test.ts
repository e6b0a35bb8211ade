import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choose, countOf, patience, say, sayResult, seed } from './proof.ts'
import { besiegeUploads } from './uploads/besiege-uploads.ts'
import { hostilePictures } from './uploads/hostile-pictures.ts'

const rounds = countOf({ sample: 1, full: 17 })
const crowd = choose({ sample: { endless: 2, slow: 0, atOnce: 16 }, full: { endless: 6, slow: 6, atOnce: 2000 } })

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

test('hostile pictures are refused by name, and only re-encoded pictures are shown', patience, async () => {
  const count = rounds * hostilePictures.length
  const proof = await besiegeUploads({ count, ...crowd, seed, log: say }, database)
  expect(proof.byWord).toMatchObject({
    'not-a-picture': 3 * rounds,
    'type-not-accepted': 3 * rounds,
    heic: rounds,
    animated: rounds,
    taken: 3 * rounds,
  })
  expect(proof.atOnce.taken).toBeGreaterThan(0)
  expect(proof.kept).toBe(3 * rounds + (proof.atOnce.taken ?? 0))
  expect(proof.healthAsked).toBeGreaterThan(0)
  sayResult(proof)
})

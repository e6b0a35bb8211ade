import { createTestDatabase } from '@marram/database/testing/test-database'
import { expect, test } from 'vitest'
import { besiegeUploads } from './uploads.ts'

test('hostile pictures are refused by their names, and nothing is shown that was not made anew', {
  timeout: 120_000,
}, async () => {
  const database = await createTestDatabase()
  try {
    const small = { count: 18, endless: 2, slow: 0, atOnce: 16, seed: 1966, log: () => {} }
    const { byWord, atOnce, kept, healthAsked } = await besiegeUploads(small, database)
    expect(byWord).toMatchObject({ 'not-a-picture': 3, 'type-not-accepted': 3, heic: 1, animated: 1, taken: 3 })
    expect(kept).toBe(3 + (atOnce.taken ?? 0))
    expect(atOnce.taken).toBeGreaterThan(0)
    expect(healthAsked).toBeGreaterThan(0)
  } finally {
    await database.drop()
  }
})

import { expect, test } from 'vitest'
import { connect } from './connection.ts'
import { isDatabaseReady } from './health.ts'
import { createTestDatabase } from './testing/test-database.ts'

test('the database is ready if it answers, and not otherwise', async () => {
  const { db, pool, drop } = await createTestDatabase()
  expect(await isDatabaseReady(db)).toBe(true)
  const busy = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  expect(await isDatabaseReady(db, 100)).toBe(false)
  for (const client of busy) client.release()
  expect(await isDatabaseReady(db)).toBe(true)
  await drop()
})

test('an unreachable database is not ready', async () => {
  const { db, close } = connect({ url: 'postgresql://nobody@127.0.0.1:1/none' })
  expect(await isDatabaseReady(db)).toBe(false)
  await close()
})

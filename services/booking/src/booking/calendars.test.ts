import { expect, test } from 'vitest'
import { createCalendars } from './calendars.ts'

test('a rush on one house reads its calendar once, also if the house is gone', async () => {
  const calendars = createCalendars({ ttlMs: 60_000 })
  let readings = 0
  const read = async () => {
    readings += 1
    return null
  }
  await Promise.all([1, 2, 3].map(() => calendars.find('house 1', read)))
  expect(await calendars.find('house 1', read)).toBeNull()
  expect(readings).toBe(1)
  await calendars.find('house 2', read)
  expect(readings).toBe(2)
})

test('a failed read is not cached', async () => {
  const calendars = createCalendars({ ttlMs: 60_000 })
  await expect(calendars.find('house 1', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await calendars.find('house 1', async () => null)).toBeNull()
})

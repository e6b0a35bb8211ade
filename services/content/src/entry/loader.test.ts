import { expect, test } from 'vitest'
import { createLoader } from './loader.ts'

test('concurrent requests are one batch, with each id once', async () => {
  const batches: string[][] = []
  const load = createLoader(async (ids) => {
    batches.push([...ids])
    return new Map(ids.filter((id) => id !== 'missing').map((id) => [id, id.toUpperCase()]))
  })
  const later = Promise.resolve().then(() => load('c'))
  expect(await Promise.all([load('a'), load('b'), load('a'), load('missing'), later])).toEqual([
    'A',
    'B',
    'A',
    null,
    'C',
  ])
  expect(await load('d')).toBe('D')
  expect(batches).toEqual([['a', 'b', 'missing', 'c'], ['d']])
})

test('a failed load rejects all its callers', async () => {
  const load = createLoader<string>(() => Promise.reject(new Error('database is away')))
  const outcomes = await Promise.allSettled([load('a'), load('b')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

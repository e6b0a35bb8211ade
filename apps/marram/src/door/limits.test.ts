import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { importances } from './importance.ts'
import { isRefused, retryAfterS } from './limits.ts'

const idle = { inside: 0, behindMs: 0 }
const refused = (load: { inside: number; behindMs: number }) => importances.filter((one) => isRefused(one, load))

test('an idle program refuses nothing', () => {
  expect(refused(idle)).toEqual([])
})

test.each([
  [29, []],
  [30, ['picture']],
  [39, ['picture']],
  [40, ['picture', 'page']],
  [80, ['picture', 'page', 'search']],
  [1499, ['picture', 'page', 'search']],
  [1500, ['picture', 'page', 'search', 'sale']],
])('with %i requests inside it refuses %j', (inside, expected) => {
  expect(refused({ ...idle, inside })).toEqual(expected)
})

test.each([
  [700, []],
  [701, ['picture']],
  [1001, ['picture', 'page']],
  [2001, ['picture', 'page', 'search']],
  [4000, ['picture', 'page', 'search']],
  [4001, ['picture', 'page', 'search', 'sale']],
])('%i ms behind it refuses %j', (behindMs, expected) => {
  expect(refused({ ...idle, behindMs })).toEqual(expected)
})

test('whatever is refused, everything less important is too, and more load never admits more', () => {
  const load = fc.record({ inside: fc.nat(3000), behindMs: fc.nat(9000) })
  const more = fc.record({ inside: fc.nat(100), behindMs: fc.nat(1000) })
  fc.assert(
    fc.property(load, more, (now, added) => {
      const first = refused(now)
      expect(first).toEqual(importances.slice(0, first.length))
      const later = { inside: now.inside + added.inside, behindMs: now.behindMs + added.behindMs }
      expect(refused(later).length).toBeGreaterThanOrEqual(first.length)
    }),
  )
})

test('the more important a request, the sooner it may be repeated', () => {
  const seconds = importances.map((one) => retryAfterS[one])
  expect(seconds).toEqual(seconds.toSorted((a, b) => b - a))
  expect(Math.min(...seconds)).toBeGreaterThan(0)
})

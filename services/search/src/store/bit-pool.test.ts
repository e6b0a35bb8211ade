import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBitPool } from './bit-pool.ts'
import { countBoth, emptySet, putRow } from './bitset.ts'

const capacity = 32 * 45
const rows = fc.uniqueArray(fc.nat(capacity - 1))

function fill(set: Uint32Array, members: readonly number[]): Uint32Array {
  for (const row of members) putRow(set, row, true)
  return set
}

test('the vector program counts the intersection of two sets, at any memory position', () => {
  const pool = createBitPool(capacity)
  fc.assert(
    fc.property(rows, rows, fc.boolean(), (one, other, isPooled) => {
      const first = fill(emptySet(capacity), one)
      const second = fill(isPooled ? pool.take() : emptySet(capacity), other)
      expect(pool.focus(first)(second)).toBe(countBoth(first, second))
      pool.giveBack(second)
    }),
  )
})

test('alternating between two focused sets does not mix them up', () => {
  const pool = createBitPool(capacity)
  const [few, many] = [pool.focus(fill(emptySet(capacity), [7])), pool.focus(fill(emptySet(capacity), [7, 8, 1400]))]
  const all = fill(pool.take(), [7, 8, 1400])
  expect([few(all), many(all), few(all)]).toEqual([1, 3, 1])
})

test('a set from an exhausted pool is still counted', () => {
  const pool = createBitPool(4_000_000)
  const taken = Array.from({ length: 200 }, () => pool.take())
  const last = taken.at(-1)
  if (last === undefined) throw new Error('Nothing was taken')
  putRow(last, 3_999_999, true)
  expect(pool.focus(last)(last)).toBe(1)
})

import { addDays } from '@marram/domain/iso-day'
import { type Stay, stayFrom, stayNights } from '@marram/domain/stay'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeStays } from './price-plan.ts'

test('stays that meet on a change day become one stretch, a free night separates two', () => {
  const stays = [stayFrom('2027-07-03', 7), stayFrom('2027-07-10', 7), stayFrom('2027-07-18', 6)]
  expect(mergeStays(stays)).toEqual([
    { arrival: '2027-07-03', departure: '2027-07-17' },
    { arrival: '2027-07-18', departure: '2027-07-24' },
  ])
})

test('merging keeps exactly the taken nights', () => {
  const stay = fc.record({ from: fc.nat(60), nights: fc.integer({ min: 1, max: 20 }) })
  fc.assert(
    fc.property(fc.array(stay), (shapes) => {
      const stays = shapes
        .map(({ from, nights }): Stay => stayFrom(addDays('2027-01-01', from), nights))
        .sort((a, b) => (a.arrival < b.arrival ? -1 : 1))
      const merged = mergeStays(stays)
      expect(new Set(merged.flatMap(stayNights))).toEqual(new Set(stays.flatMap(stayNights)))
      const touching = merged.filter((one, index) => one.arrival <= (merged[index - 1]?.departure ?? ''))
      expect(touching).toEqual([])
    }),
  )
})

import { addDays } from '@marram/domain/iso-day'
import { stayFrom, stayNights } from '@marram/domain/stay'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joined, without } from './taken-nights.ts'

const stays = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 14 }))
    .map(([offset, length]) => stayFrom(addDays('2027-01-01', offset), length)),
  { maxLength: 8 },
)
const nightsOf = (list: Parameters<typeof joined>[0]) => new Set(list.flatMap(stayNights))

test('merged ranges have the same nights, each once', () => {
  fc.assert(
    fc.property(stays, (given) => {
      const result = joined(given)
      expect(result.flatMap(stayNights).sort()).toEqual([...nightsOf(given)].sort())
    }),
  )
})

test('the remainder of a range has exactly the nights that are free', () => {
  fc.assert(
    fc.property(stays, ([stay, ...taken]) => {
      if (!stay) return
      const others = nightsOf(taken)
      expect(without(stay, taken).flatMap(stayNights)).toEqual(stayNights(stay).filter((night) => !others.has(night)))
    }),
  )
})

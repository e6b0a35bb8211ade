import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, isoDayFromEpoch } from './iso-day.ts'
import { assertSaturday, nights, stayFrom, stayNights, staysOverlap } from './stay.ts'

const anyStay = fc
  .tuple(fc.integer({ min: 20_000, max: 20_060 }), fc.integer({ min: 1, max: 30 }))
  .map(([day, duration]) => stayFrom(isoDayFromEpoch(day), duration))

test('a stay of a week ends on the same weekday a week later', () => {
  expect(stayFrom('2026-07-11', 7)).toEqual({ arrival: '2026-07-11', departure: '2026-07-18' })
})

test.each([0, -1, 1.5, Number.NaN])('a stay of %d nights throws', (duration) => {
  expect(() => stayFrom('2026-07-11', duration)).toThrow(RangeError)
})

test('a stay across the change of clocks keeps its nights', () => {
  expect(nights({ arrival: '2026-03-28', departure: '2026-04-04' })).toBe(7)
  expect(nights({ arrival: '2026-10-24', departure: '2026-10-31' })).toBe(7)
})

test('the nights of a stay are the days before departure', () => {
  expect(stayNights(stayFrom('2026-02-27', 3))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(stayNights({ arrival: '2026-02-27', departure: '2026-02-27' })).toEqual([])
  expect(stayNights({ arrival: '2026-02-27', departure: '2026-02-20' })).toEqual([])
})

describe('overlap', () => {
  test('a house is free again on the day the earlier guests leave', () => {
    expect(staysOverlap(stayFrom('2026-07-04', 7), stayFrom('2026-07-11', 7))).toBe(false)
    expect(staysOverlap(stayFrom('2026-07-11', 7), stayFrom('2026-07-04', 7))).toBe(false)
    expect(staysOverlap(stayFrom('2026-07-04', 8), stayFrom('2026-07-11', 7))).toBe(true)
  })

  test('two stays overlap exactly when they share a night', () => {
    fc.assert(
      fc.property(anyStay, anyStay, (a, b) => {
        const taken = new Set(stayNights(a))
        expect(staysOverlap(a, b)).toBe(stayNights(b).some((night) => taken.has(night)))
      }),
    )
  })

  test('a stay has the number of nights it was created with', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        expect(stayNights(stay)).toHaveLength(nights(stay))
        expect(addDays(stay.arrival, nights(stay))).toBe(stay.departure)
      }),
    )
  })
})

// spec: error date not a Saturday
test('only a Saturday passes as a Saturday', () => {
  expect(() => assertSaturday('2026-07-11')).not.toThrow()
  for (const day of ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09', '2026-07-10', '2026-07-12']) {
    expect(() => assertSaturday(day)).toThrow('Given date was not a saturday')
  }
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountOf, findDiscount, referenceSum, savedOf, savedPercent } from './discount.ts'
import type { Discount, PriceSeason, ReferencePrice } from './price-plan.ts'
import { stayFrom } from './stay.ts'

const offer = (
  tag: string,
  percent: number,
  arrivalFrom: string,
  arrivalUntil: string,
  references: readonly ReferencePrice[] = [],
): Discount => ({ tag, percent, arrivalFrom, arrivalUntil, references })
const reference = (seasonId: number, DKK: number, EUR: number): ReferencePrice => ({
  seasonId,
  weekPrice: { DKK, EUR },
})

describe('a discount', () => {
  const offers = [
    offer('spring', 10, '2026-06-01', '2026-06-20'),
    offer('last-minute', 25, '2026-06-13', '2026-06-13'),
    offer('club', 25, '2026-06-13', '2026-06-14'),
    offer('club', 25, '2026-06-10', '2026-06-13'),
  ]

  test('is the highest of the arrival day, with all tags that have that percentage', () => {
    expect(findDiscount(offers, '2026-06-13')).toMatchObject({ percent: 25, tags: ['last-minute', 'club'] })
    expect(findDiscount(offers, '2026-06-15')).toMatchObject({ percent: 10, tags: ['spring'] })
  })

  test('applies on its first and last day, and not on the days around', () => {
    expect(findDiscount(offers, '2026-05-31')).toBeNull()
    expect(findDiscount(offers, '2026-06-01')?.percent).toBe(10)
    expect(findDiscount(offers, '2026-06-20')?.percent).toBe(10)
    expect(findDiscount(offers, '2026-06-21')).toBeNull()
  })

  test('may be smaller than one per cent', () => {
    expect(findDiscount([offer('small', 0.5, '2026-06-01', '2026-06-20')], '2026-06-10')?.percent).toBe(0.5)
    expect(findDiscount([offer('none', 0, '2026-06-01', '2026-06-20')], '2026-06-10')).toBeNull()
  })

  test('is rounded once to whole kroner', () => {
    expect(discountOf(100_500, 10)).toBe(10_100)
    expect(discountOf(104_400, 10)).toBe(10_400)
    expect(discountOf(39_600, 12.5)).toBe(5_000)
    expect(discountOf(39_500, 12.5)).toBe(4_900)
  })

  test('offered under two tags is compared with the lower of their reference prices, if both have one', () => {
    const both = [
      offer('a', 20, '2026-06-01', '2026-06-20', [reference(1, 700, 90), reference(2, 900, 120)]),
      offer('b', 20, '2026-06-10', '2026-06-20', [reference(1, 600, 95)]),
      offer('less', 10, '2026-06-01', '2026-06-20', [reference(1, 100, 10)]),
    ]
    expect(findDiscount(both, '2026-06-12')?.references).toEqual(new Map([[1, { DKK: 600, EUR: 90 }]]))
    expect(findDiscount(both, '2026-06-02')?.references.size).toBe(2)
  })
})

describe('reference prices', () => {
  const season = (id: number, startsOn: string, endsOn: string): PriceSeason => ({
    id,
    key: 'any',
    startsOn,
    endsOn,
    arrivalDays: [6],
    minNights: 1,
    maxNights: 28,
    wholeWeeks: false,
    weekPrice: { DKK: 1, EUR: 1 },
  })
  const seasons = [season(1, '2026-06-01', '2026-06-16'), season(2, '2026-06-16', '2026-07-01')]
  const references = new Map([[1, { DKK: 700, EUR: 100 }]])

  test('are added up night by night', () => {
    expect(referenceSum(seasons, references, stayFrom('2026-06-09', 7), 'EUR')).toBe(700)
    const both = new Map([...references, [2, { DKK: 70, EUR: 10 }] as const])
    expect(referenceSum(seasons, both, stayFrom('2026-06-13', 7), 'DKK')).toBe(3 * 700 + 4 * 70)
  })

  test('are unknown for the whole stay if one night has none', () => {
    expect(referenceSum(seasons, references, stayFrom('2026-06-10', 7), 'EUR')).toBeNull()
    expect(referenceSum(seasons, references, stayFrom('2026-05-31', 7), 'EUR')).toBeNull()
  })
})

test('a saving never exceeds the discount, nor the drop in price', () => {
  const rents = fc.integer({ min: 1, max: 60_000 }).map((whole) => whole * 100)
  fc.assert(
    fc.property(rents, rents, fc.integer({ min: 1, max: 70 }), (rent, before, percent) => {
      const saved = savedOf(rent, percent, before)
      const reduced = rent - discountOf(rent, percent)
      expect(saved).toBeGreaterThanOrEqual(0)
      expect(saved).toBeLessThanOrEqual(discountOf(rent, percent))
      if (saved > 0) expect(reduced + saved).toBeLessThanOrEqual(before)
      if (before <= reduced) expect(saved).toBe(0)
      if (saved > 0) expect(savedPercent(rent, percent, saved)).toBeLessThanOrEqual(percent)
      if (saved > 0) expect(savedPercent(rent, percent, saved)).toBeGreaterThanOrEqual(1)
    }),
  )
})

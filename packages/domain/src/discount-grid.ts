import { type AppliedDiscount, findDiscount, type References } from './discount.ts'
import { epochDay, isoDayFromEpoch } from './iso-day.ts'
import type { Currency } from './money.ts'
import type { Discount, PriceSeason } from './price-plan.ts'
import { rentOf } from './rent.ts'

/** The season of each day, starting with the first day. */
export type SeasonOfDay = readonly (PriceSeason | null)[]

/** Days with the same discounts share one object, so that its sums are computed once. */
export function discountByDay(
  discounts: readonly Discount[],
  firstDay: number,
  days: number,
): (AppliedDiscount | null)[] {
  const byDay = new Array<AppliedDiscount | null>(discounts.length === 0 ? 0 : days).fill(null)
  const edges = discounts.flatMap((discount) => [epochDay(discount.arrivalFrom), epochDay(discount.arrivalUntil) + 1])
  const sorted = [...new Set(edges.map((day) => clip(day - firstDay, byDay.length)))].sort((a, b) => a - b)
  sorted.forEach((start, position) => {
    const end = sorted[position + 1]
    if (end !== undefined) byDay.fill(findDiscount(discounts, isoDayFromEpoch(firstDay + start)), start, end)
  })
  return byDay
}

/** Returns a function for the rent at the reference prices of a discount; null if a night has none. */
export function createReferenceRents(seasonOf: SeasonOfDay, currency: Currency) {
  const known = new Map<References, ReferenceSums>()
  return (references: References, index: number, nights: number): number | null => {
    const sums = known.get(references) ?? referenceSums(seasonOf, references, currency)
    known.set(references, sums)
    const end = index + nights
    if (sums.missing[end] !== sums.missing[index]) return null
    return rentOf((sums.prices[end] ?? 0) - (sums.prices[index] ?? 0), nights)
  }
}

/** Prefix sums: entry n has the total price of the first n nights, and the number of nights without one. */
type ReferenceSums = Readonly<{ prices: Float64Array; missing: Uint16Array }>

function referenceSums(seasonOf: SeasonOfDay, references: References, currency: Currency): ReferenceSums {
  const prices = new Float64Array(seasonOf.length + 1)
  const missing = new Uint16Array(seasonOf.length + 1)
  seasonOf.forEach((season, index) => {
    const reference = season === null ? undefined : references.get(season.id)
    prices[index + 1] = (prices[index] ?? 0) + (reference?.[currency] ?? 0)
    missing[index + 1] = (missing[index] ?? 0) + (reference === undefined ? 1 : 0)
  })
  return { prices, missing }
}

/** Clamps an index to the array bounds. */
export function clip(index: number, length: number): number {
  return Math.min(Math.max(0, index), length)
}

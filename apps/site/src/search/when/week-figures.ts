import type { IsoDay } from '@marram/domain/iso-day'
import { wholePrice } from '../../kit/week-strip/week-prices.ts'
import type { WeekPrice } from '../search-answer.ts'

/**
 * Lowest price of some weeks: null if none of them is available, undefined while unknown. A month that reaches beyond the
 * known weeks has the price of those that are known.
 */
export function lowestPrice(strip: readonly WeekPrice[], saturdays: readonly IsoDay[]): number | null | undefined {
  const known = strip.filter(({ saturday }) => saturdays.includes(saturday))
  if (known.length === 0) return undefined
  const prices = known.flatMap(({ price }) => price ?? [])
  return prices.length === 0 ? null : wholePrice(Math.min(...prices))
}

/** The lowest of several prices, to be marked; null if they are all equal. */
export function cheapestOf(prices: readonly (number | null | undefined)[]): number | null {
  const known = prices.filter((price) => typeof price === 'number')
  const lowest = Math.min(...known)
  return known.some((price) => price > lowest) ? lowest : null
}

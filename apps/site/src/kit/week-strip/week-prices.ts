import { minorPerWhole } from '@marram/domain/money'

type PricedWeek = Readonly<{ price: number | null }>

/**
 * Heights relative to the dearest week; a bar has a minimum height, or the cheapest week would look like a full one.
 */
export function stripHeights(weeks: readonly PricedWeek[]): number[] {
  const dearest = Math.max(1, ...weeks.map(({ price }) => price ?? 0))
  return weeks.map(({ price }) => (price === null ? 0 : Math.max(12, Math.round((100 * price) / dearest))))
}

/** Rounded up where there are cents: no house costs more than the strip says. */
export function wholePrice(price: number): number {
  return Math.ceil(price / minorPerWhole) * minorPerWhole
}

/** The first of those with the lowest price; null if all weeks cost the same or nothing is free. */
export function cheapestWeek<Week extends PricedWeek>(weeks: readonly Week[]): Week | null {
  const prices = weeks.flatMap(({ price }) => price ?? [])
  const lowest = Math.min(...prices)
  if (prices.every((price) => price === lowest)) return null
  return weeks.find(({ price }) => price === lowest) ?? null
}

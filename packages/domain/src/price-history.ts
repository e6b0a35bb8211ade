import { lowestAmounts } from './discount.ts'
import type { IsoDay } from './iso-day.ts'
import { minorPerWhole } from './money.ts'
import type { Amounts, ReferencePrice } from './price-plan.ts'

/** Law: a reduction is measured against the lowest price of at least so many days before it. */
export const comparisonDays = 30
const comparisonMs = comparisonDays * 86_400_000

/** When something was in force, in milliseconds since 1970; null as long as it still is. */
export type Period = Readonly<{ since: number; until: number | null }>
export type PricePeriod = Period & Readonly<{ seasonId: number; weekPrice: Amounts }>
export type DiscountPeriod = Period & Readonly<{ percent: number; arrivalFrom: IsoDay; arrivalUntil: IsoDay }>

/** Of one house, the present included; what ended over thirty days before the discount began may be left out. */
export type PriceHistory = Readonly<{
  /** Since when the season has had its present days. */
  seasons: readonly Readonly<{ id: number; since: number }>[]
  prices: readonly PricePeriod[]
  /** Also those for arrivals that nobody asks for any more: they were to be had when another began. */
  discounts: readonly DiscountPeriod[]
  /** What ended before may be missing. */
  knownSince: number
}>

/**
 * What a discount may be compared with, season by season: the lowest week price from thirty days before it began until
 * now, less the best discount that was already to be had for any of its arrival days. Never overstates: a season
 * that had no price or other days when the thirty days began is left out, and so are days that nobody remembers.
 */
export function referencePrices(discount: DiscountPeriod, history: PriceHistory): ReferencePrice[] {
  const begin = beginOf(discount, history.discounts)
  const windowStart = begin - comparisonMs
  if (windowStart < history.knownSince) return []
  const earlier = history.discounts.filter(
    (other) => other.since < begin && isInForceAfter(other, windowStart) && arrivalsOverlap(other, discount),
  )
  const keptPercent = 100 - Math.max(0, ...earlier.map(({ percent }) => percent))
  return history.seasons
    .filter(({ since }) => since <= windowStart)
    .flatMap(({ id }) => {
      const asked = history.prices.filter((price) => price.seasonId === id && isInForceAfter(price, windowStart))
      if (!asked.some(({ since }) => since <= windowStart)) return []
      const { DKK, EUR } = lowestAmounts(asked.map(({ weekPrice }) => weekPrice))
      const weekPrice = { DKK: share(DKK, keptPercent), EUR: share(EUR, keptPercent) }
      return [{ seasonId: id, weekPrice }]
    })
}

/** In whole kroner or euro like every rent, rounded down: what was paid then was never less. */
function share(amount: number, percent: number): number {
  return Math.floor((amount * percent) / (100 * minorPerWhole)) * minorPerWhole
}

/** A discount that takes over from an equal one without a gap, as when a list is imported anew, began with that one. */
function beginOf(discount: DiscountPeriod, discounts: readonly DiscountPeriod[]): number {
  let begin = discount.since
  for (;;) {
    const before = discounts.find((other) => other.since < begin && isContinued(other, discount, begin))
    if (before === undefined) return begin
    begin = before.since
  }
}

function isContinued(other: DiscountPeriod, discount: DiscountPeriod, begin: number): boolean {
  const isSameOffer = other.percent === discount.percent
  const holdsArrivals = other.arrivalFrom <= discount.arrivalFrom && discount.arrivalUntil <= other.arrivalUntil
  return isSameOffer && holdsArrivals && (other.until === null || other.until >= begin)
}

function isInForceAfter({ until }: Period, moment: number): boolean {
  return until === null || until > moment
}

function arrivalsOverlap(a: DiscountPeriod, b: DiscountPeriod): boolean {
  return a.arrivalFrom <= b.arrivalUntil && b.arrivalFrom <= a.arrivalUntil
}

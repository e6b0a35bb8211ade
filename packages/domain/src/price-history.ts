import { lowestAmounts } from './discount.ts'
import type { IsoDay } from './iso-day.ts'
import { minorPerWhole } from './money.ts'
import type { Amounts, ReferencePrice } from './price-plan.ts'

/** By law a reduction is measured against the lowest price of at least this many days before it. */
export const comparisonDays = 30
const comparisonMs = comparisonDays * 86_400_000

/** Validity of a value, in milliseconds since 1970; `until` is null while it is current. */
export type Period = Readonly<{ since: number; until: number | null }>
export type PricePeriod = Period & Readonly<{ seasonId: number; weekPrice: Amounts }>
export type DiscountPeriod = Period & Readonly<{ percent: number; arrivalFrom: IsoDay; arrivalUntil: IsoDay }>

/**
 * History of one house, the present included; entries that ended over thirty days before the discount may be missing.
 */
export type PriceHistory = Readonly<{
  /** The time since which the season has had its present days. */
  seasons: readonly Readonly<{ id: number; since: number }>[]
  prices: readonly PricePeriod[]
  /** Includes those for past arrivals: they were available when another began. */
  discounts: readonly DiscountPeriod[]
  /** Entries that ended before this may be missing. */
  knownSince: number
}>

/**
 * Reference prices of a discount per season: the lowest week price from thirty days before it began until now, less the
 * best discount already available for any of its arrival days. Never overstates: seasons without a price or with other
 * days at the start of the thirty days are left out, and so are days without history.
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

/** In whole kroner or euro like every rent, rounded down so that it never exceeds the price paid then. */
function share(amount: number, percent: number): number {
  return Math.floor((amount * percent) / (100 * minorPerWhole)) * minorPerWhole
}

/** Start of a discount, or of an equal one that it continues without a gap, as after importing a list again. */
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

import type { IsoDay } from './iso-day.ts'
import { type Currency, minorPerWhole, roundHalfAway } from './money.ts'
import type { Amounts, Discount, PriceSeason } from './price-plan.ts'
import { findSeason } from './rent.ts'
import { type Stay, stayNights } from './stay.ts'

/** By season id. */
export type References = ReadonlyMap<number, Amounts>
export type AppliedDiscount = Readonly<{ percent: number; tags: readonly string[]; references: References }>

/**
 * Discounts do not add up: the highest on the arrival day wins, with all tags that have that percentage, and with the
 * lowest of their reference prices.
 */
export function findDiscount(discounts: readonly Discount[], arrival: IsoDay): AppliedDiscount | null {
  const onDay = discounts.filter(({ arrivalFrom, arrivalUntil }) => arrivalFrom <= arrival && arrival <= arrivalUntil)
  const percent = Math.max(0, ...onDay.map((discount) => discount.percent))
  if (percent === 0) return null
  const applied = onDay.filter((discount) => discount.percent === percent)
  return { percent, tags: [...new Set(applied.map(({ tag }) => tag))], references: commonReferences(applied) }
}

function commonReferences(discounts: readonly Discount[]): References {
  const [first, ...others] = discounts.map(
    ({ references }) => new Map(references.map(({ seasonId, weekPrice }) => [seasonId, weekPrice])),
  )
  const common = new Map<number, Amounts>()
  for (const [seasonId, weekPrice] of first ?? []) {
    const known = [weekPrice, ...others.flatMap((references) => references.get(seasonId) ?? [])]
    if (known.length === discounts.length) common.set(seasonId, lowestAmounts(known))
  }
  return common
}

export function lowestAmounts(amounts: readonly Amounts[]): Amounts {
  return {
    DKK: Math.min(...amounts.map(({ DKK }) => DKK)),
    EUR: Math.min(...amounts.map(({ EUR }) => EUR)),
  }
}

/** Applies to the rent only; in whole kroner or euro. */
export function discountOf(rent: number, percent: number): number {
  return roundHalfAway((rent * percent) / (100 * minorPerWhole)) * minorPerWhole
}

/** Sum of the reference prices of all nights; null if one night has none. */
export function referenceSum(
  seasons: readonly PriceSeason[],
  references: References,
  stay: Stay,
  currency: Currency,
): number | null {
  let sum = 0
  for (const night of stayNights(stay)) {
    const reference = references.get(findSeason(seasons, night)?.id ?? Number.NaN)
    if (reference === undefined) return null
    sum += reference[currency]
  }
  return sum
}

/**
 * The saving that may be advertised by law: against the rent at the reference prices, and never more than against
 * today's rent without the discount. Zero if the reference is missing or not higher than the reduced rent, although the
 * rent stays reduced: a price that was raised first has not come down.
 */
export function savedOf(rent: number, percent: number, referenceRent: number | null): number {
  if (referenceRent === null) return 0
  const reduced = rent - discountOf(rent, percent)
  const normal = Math.min(rent, referenceRent)
  const saved = Math.max(0, normal - reduced)
  // Below 1 % the badge would read "0 %".
  return normal < rent && saved * 100 < normal ? 0 : saved
}

/** The advertised percentage; rounded down if it is less than the discount itself. */
export function savedPercent(rent: number, percent: number, saved: number): number {
  const normal = rent - discountOf(rent, percent) + saved
  return normal === rent ? percent : Math.floor((saved * 100) / normal)
}

import type { IsoDay } from './iso-day.ts'
import { type Currency, minorPerWhole, roundHalfAway } from './money.ts'
import type { Amounts, Discount, PriceSeason } from './price-plan.ts'
import { findSeason } from './rent.ts'
import { type Stay, stayNights } from './stay.ts'

/** By season id. */
export type References = ReadonlyMap<number, Amounts>
export type AppliedDiscount = Readonly<{ percent: number; tags: readonly string[]; references: References }>

/**
 * Discounts do not add up: the highest on the arrival day counts, with every tag that promises it, compared with the
 * lowest price that any of them may be compared with.
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

/** Of the rent only, in whole kroner or euro. */
export function discountOf(rent: number, percent: number): number {
  return roundHalfAway((rent * percent) / (100 * minorPerWhole)) * minorPerWhole
}

/** The reference prices of all nights added up; null when one night may not be compared with anything. */
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
 * What a guest may be told to save: against the rent at the reference prices, never against more than is asked without
 * the discount today. Nothing where the reference is missing or no higher than the reduced rent, though that stays
 * reduced: a price that was raised first has not come down.
 */
export function savedOf(rent: number, percent: number, referenceRent: number | null): number {
  if (referenceRent === null) return 0
  const reduced = rent - discountOf(rent, percent)
  const normal = Math.min(rent, referenceRent)
  const saved = Math.max(0, normal - reduced)
  // Less than a hundredth would be announced as nought per cent.
  return normal < rent && saved * 100 < normal ? 0 : saved
}

/** The percentage that fits the saving; rounded down where it is less than the discount's own. */
export function savedPercent(rent: number, percent: number, saved: number): number {
  const normal = rent - discountOf(rent, percent) + saved
  return normal === rent ? percent : Math.floor((saved * 100) / normal)
}

import { type IsoDay, isoWeekday } from './iso-day.ts'
import { type Currency, minorPerWhole, roundHalfAway } from './money.ts'
import type { Discount, PriceSeason } from './price-plan.ts'
import { nights, type Stay, stayNights } from './stay.ts'

export type StayRefusal = 'not-an-arrival-day' | 'duration-not-offered' | 'no-price'

/**
 * Thousandths of a seventh of the week price, by number of nights from this length on. Key hand-over, laundry and
 * empty nights around a short stay cost the same as around a week; long stays save them. A longer stay within one
 * season never costs less in all.
 */
const lengthFactors: readonly (readonly [fromNights: number, permille: number])[] = [
  [28, 930],
  [21, 950],
  [14, 970],
  [7, 1000],
  [6, 1050],
  [5, 1120],
  [4, 1225],
  [3, 1400],
  [2, 1750],
  [1, 2800],
]

export function lengthFactorPermille(nightCount: number): number {
  const row = lengthFactors.find(([fromNights]) => nightCount >= fromNights)
  if (row === undefined) throw new RangeError(`Not a number of nights: ${nightCount}`)
  return row[1]
}

/**
 * The one place where rent is rounded, to whole kroner or euro. Takes the week prices of all nights added up, so that
 * every division happens here, once.
 */
export function rentOf(weekPriceSum: number, nightCount: number): number {
  const inWholeUnits = (weekPriceSum * lengthFactorPermille(nightCount)) / (7 * 1000 * minorPerWhole)
  return roundHalfAway(inWholeUnits) * minorPerWhole
}

export function findSeason(seasons: readonly PriceSeason[], day: IsoDay): PriceSeason | null {
  return seasons.find((season) => season.startsOn <= day && day < season.endsOn) ?? null
}

export function offersDuration(season: PriceSeason, nightCount: number): boolean {
  if (nightCount < Math.max(1, season.minNights) || nightCount > season.maxNights) return false
  return !season.wholeWeeks || nightCount % 7 === 0
}

export function stayRefusal(seasons: readonly PriceSeason[], stay: Stay): StayRefusal | null {
  const season = findSeason(seasons, stay.arrival)
  if (season === null) return 'no-price'
  if (!season.arrivalDays.includes(isoWeekday(stay.arrival))) return 'not-an-arrival-day'
  if (!offersDuration(season, nights(stay))) return 'duration-not-offered'
  return null
}

/** Null when a night lies in no season. */
export function weekPriceSum(seasons: readonly PriceSeason[], stay: Stay, currency: Currency): number | null {
  let sum = 0
  for (const night of stayNights(stay)) {
    const season = findSeason(seasons, night)
    if (season === null) return null
    sum += season.weekPrice[currency]
  }
  return sum
}

export type AppliedDiscount = Readonly<{ percent: number; tags: readonly string[] }>

/** Discounts do not add up: the highest on the arrival day counts, with every tag that promises it. */
export function findDiscount(discounts: readonly Discount[], arrival: IsoDay): AppliedDiscount | null {
  const onDay = discounts.filter(({ arrivalFrom, arrivalUntil }) => arrivalFrom <= arrival && arrival <= arrivalUntil)
  const percent = Math.max(0, ...onDay.map((discount) => discount.percent))
  if (percent === 0) return null
  const tags = onDay.filter((discount) => discount.percent === percent).map((discount) => discount.tag)
  return { percent, tags: [...new Set(tags)] }
}

/** Of the rent only, in whole kroner or euro. */
export function discountOf(rent: number, percent: number): number {
  return roundHalfAway((rent * percent) / (100 * minorPerWhole)) * minorPerWhole
}

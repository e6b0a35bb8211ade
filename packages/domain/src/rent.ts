import { type IsoDay, isoWeekday } from './iso-day.ts'
import { type Currency, minorPerWhole, roundHalfAway } from './money.ts'
import type { PriceSeason } from './price-plan.ts'
import { nights, type Stay, stayNights } from './stay.ts'

export type StayRefusal = 'not-an-arrival-day' | 'duration-not-offered' | 'no-price'

/**
 * Thousandths of a seventh of the week price, by number of nights. Key handover, laundry and empty nights around a
 * short stay cost as much as around a week; long stays save them. A longer stay within one season never costs less in
 * total.
 */
const shortStays = [2800, 1750, 1400, 1225, 1120, 1050]
const factorByNights: readonly number[] = [
  Number.NaN,
  ...shortStays,
  ...Array<number>(7).fill(1000),
  ...Array<number>(7).fill(970),
  ...Array<number>(7).fill(950),
]
const fourWeeksAndMore = 930

export function lengthFactorPermille(nightCount: number): number {
  if (!Number.isInteger(nightCount) || nightCount < 1) throw new RangeError(`Not a number of nights: ${nightCount}`)
  return factorByNights[nightCount] ?? fourWeeksAndMore
}

/**
 * The only place that rounds rent, to whole kroner or euro. Takes the sum of the week prices of all nights, so that
 * there is only one division.
 */
export function rentOf(weekPriceSum: number, nightCount: number): number {
  return rentByFactor(weekPriceSum, lengthFactorPermille(nightCount))
}

/** For callers that price one length very often and have already looked up its factor. */
export function rentByFactor(weekPriceSum: number, factorPermille: number): number {
  const inWholeUnits = (weekPriceSum * factorPermille) / (7 * 1000 * minorPerWhole)
  return roundHalfAway(inWholeUnits) * minorPerWhole
}

export function findSeason(seasons: readonly PriceSeason[], day: IsoDay): PriceSeason | null {
  return seasons.find((season) => season.startsOn <= day && day < season.endsOn) ?? null
}

export function offersDuration(
  season: Pick<PriceSeason, 'minNights' | 'maxNights' | 'wholeWeeks'>,
  nightCount: number,
): boolean {
  const isInRange = nightCount >= Math.max(1, season.minNights) && nightCount <= season.maxNights
  return isInRange && Number.isInteger(nightCount) && (!season.wholeWeeks || nightCount % 7 === 0)
}

export function stayRefusal(seasons: readonly PriceSeason[], stay: Stay): StayRefusal | null {
  const season = findSeason(seasons, stay.arrival)
  if (season === null) return 'no-price'
  if (!season.arrivalDays.includes(isoWeekday(stay.arrival))) return 'not-an-arrival-day'
  if (!offersDuration(season, nights(stay))) return 'duration-not-offered'
  return null
}

/** Null if a night lies in no season. */
export function weekPriceSum(seasons: readonly PriceSeason[], stay: Stay, currency: Currency): number | null {
  let sum = 0
  for (const night of stayNights(stay)) {
    const season = findSeason(seasons, night)
    if (season === null) return null
    sum += season.weekPrice[currency]
  }
  return sum
}

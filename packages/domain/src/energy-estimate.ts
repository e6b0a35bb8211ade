import type { IsoDay } from './iso-day.ts'
import type { ExpectedConsumption } from './item-charge.ts'
import type { Party } from './party.ts'

export type YearSeason = 'winter' | 'spring' | 'summer' | 'autumn'

/** What earlier guests of one house used of one metered item in one season, summed over their stays. */
export type ConsumptionBasis = Readonly<{
  itemId: number
  season: YearSeason
  /** The amount is in the unit of the item's meter. */
  consumed: number
  /** Adults and children times days. */
  personDays: number
  stays: number
}>

/** By calendar month, as the meters are read. */
export function yearSeason(day: IsoDay): YearSeason {
  const month = Number(day.slice(5, 7))
  if (month <= 2 || month === 12) return 'winter'
  if (month <= 5) return 'spring'
  return month <= 8 ? 'summer' : 'autumn'
}

/**
 * What a party is likely to use, from what earlier guests used per person and day in the season of arrival. Infants
 * count neither here nor in the basis. Short stays get no surcharge: the sums hold no stay lengths to derive one from.
 * An item that nobody has metered in that season is left out, since another season would mislead.
 */
export function expectedConsumption(
  basis: readonly ConsumptionBasis[],
  arrival: IsoDay,
  nights: number,
  party: Party,
): ExpectedConsumption[] {
  const season = yearSeason(arrival)
  const personNights = (party.adults + party.children) * nights
  return basis
    .filter((entry) => entry.season === season && entry.personDays > 0)
    .map(({ itemId, consumed, personDays }) => ({ itemId, expectedQuantity: (consumed * personNights) / personDays }))
}

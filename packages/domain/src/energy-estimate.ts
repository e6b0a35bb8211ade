import { type EnergyFacts, measuredSpread, modelledUse, modelSpread, type NightlyUse } from './energy-model.ts'
import type { IsoDay } from './iso-day.ts'
import type { ExpectedConsumption } from './item-charge.ts'
import type { Party } from './party.ts'
import type { ItemPrice } from './price-plan.ts'

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

/** All that an estimate of one house rests on. */
export type EnergyBasis = Readonly<{ consumption: readonly ConsumptionBasis[]; facts: EnergyFacts }>

type MeteredItem = Pick<ItemPrice, 'itemId' | 'chargeType' | 'meteredQuantity'>

/** By calendar month, as the meters are read. */
export function yearSeason(day: IsoDay): YearSeason {
  return seasonOfMonth(monthNumber(day))
}

function seasonOfMonth(month: number): YearSeason {
  if (month <= 2 || month === 12) return 'winter'
  if (month <= 5) return 'spring'
  return month <= 8 ? 'summer' : 'autumn'
}

function monthNumber(day: IsoDay): number {
  return Number(day.slice(5, 7))
}

export type MeterUse = NightlyUse &
  Readonly<{
    /** How many stays it was measured in; null where it is modelled. */
    stays: number | null
    /** How much less or more it may be, as a share. */
    spread: number
  }>

/**
 * What one meter counts per night in a month (1 to 12): what earlier guests used in that season, or else what such a house
 * is likely to use. Null for a meter that nobody has read and that counts something unknown.
 */
export function meterUse({ consumption, facts }: EnergyBasis, item: MeteredItem, month: number): MeterUse | null {
  const season = seasonOfMonth(month)
  const measured = consumption.find(
    (entry) => entry.itemId === item.itemId && entry.season === season && entry.personDays > 0,
  )
  if (measured !== undefined) {
    const { consumed, personDays, stays } = measured
    return { perNight: 0, perPersonNight: consumed / personDays, stays, spread: measuredSpread(stays) }
  }
  if (item.meteredQuantity === null) return null
  return { ...modelledUse(facts, item.meteredQuantity, month), stays: null, spread: modelSpread(facts) }
}

/** Linear in nights, so that a search can add it up from numbers that it keeps per house and month. */
export function usedDuring({ perNight, perPersonNight }: NightlyUse, nights: number, persons: number): number {
  return nights * (perNight + perPersonNight * persons)
}

/** Whoever uses hot water and light: adults and children, in what was measured as in what is expected. */
export function meteredPersons({ adults, children }: Party): number {
  return adults + children
}

/**
 * What a party is likely to use, by the month of arrival. Short stays get no surcharge: the sums hold no stay lengths to
 * derive one from.
 */
export function expectedConsumption(
  basis: EnergyBasis,
  items: readonly MeteredItem[],
  arrival: IsoDay,
  nights: number,
  party: Party,
): ExpectedConsumption[] {
  return items
    .filter(({ chargeType }) => chargeType === 'metered')
    .flatMap((item) => {
      const use = meterUse(basis, item, monthNumber(arrival))
      if (use === null) return []
      const expectedQuantity = usedDuring(use, nights, meteredPersons(party))
      return [{ itemId: item.itemId, expectedQuantity, spread: use.spread, stays: use.stays }]
    })
}

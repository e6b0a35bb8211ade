import { type EnergyFacts, measuredSpread, modelledUse, modelSpread, type NightlyUse } from './energy-model.ts'
import type { IsoDay } from './iso-day.ts'
import type { ExpectedConsumption } from './item-charge.ts'
import type { Party } from './party.ts'
import type { ItemPrice } from './price-plan.ts'

export type YearSeason = 'winter' | 'spring' | 'summer' | 'autumn'

/** Total consumption of earlier guests of one house, per metered item and season. */
export type ConsumptionBasis = Readonly<{
  itemId: number
  season: YearSeason
  /** In the unit of the item's meter. */
  consumed: number
  /** Adults and children times days. */
  personDays: number
  stays: number
}>

/** Inputs of an estimate for one house. */
export type EnergyBasis = Readonly<{ consumption: readonly ConsumptionBasis[]; facts: EnergyFacts }>

type MeteredItem = Pick<ItemPrice, 'itemId' | 'chargeType' | 'meteredQuantity'>

/** By calendar month, like the meter readings. */
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
    /** Number of stays measured; null if modelled. */
    stays: number | null
    /** Uncertainty in either direction, as a fraction. */
    spread: number
  }>

/**
 * Consumption of one meter per night in a month (1 to 12): measured in that season, or else modelled. Null for a meter
 * of unknown kind without readings.
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

/** Linear in nights, so that a search can add it up from values stored per house and month. */
export function usedDuring({ perNight, perPersonNight }: NightlyUse, nights: number, persons: number): number {
  return nights * (perNight + perPersonNight * persons)
}

/** Adults and children count for hot water and light, in measurements as in estimates. */
export function meteredPersons({ adults, children }: Party): number {
  return adults + children
}

/**
 * The expected consumption of a party, by the month of arrival. Short stays get no surcharge, because the sums hold no
 * stay lengths to derive one from.
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

import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { expectedConsumption, type YearSeason } from '@marram/domain/energy-estimate'
import type { IsoDay } from '@marram/domain/iso-day'
import { type MeteredEstimate, meteredEstimates } from '@marram/domain/item-charge'
import { type Currency, wholeUnits } from '@marram/domain/money'
import type { Party } from '@marram/domain/party'

export const yearSeasons: readonly YearSeason[] = ['winter', 'spring', 'summer', 'autumn']

/** A day in the middle of each season, to ask what the same stay would use then. */
const midSeason: Readonly<Record<YearSeason, IsoDay>> = {
  winter: '2027-01-15',
  spring: '2027-04-15',
  summer: '2027-07-15',
  autumn: '2027-10-15',
}

export type MeteredKind = 'electricity' | 'water' | 'other'

export function meteredKind(type: string): MeteredKind {
  return type === 'electricity' || type === 'water' ? type : 'other'
}

/** In whole kroner or euro, as an estimate should be; null as long as one of the meters is unknown. */
export function energyTotal(estimates: readonly MeteredEstimate[]): number | null {
  const amounts = estimates.flatMap(({ amount }) => amount ?? [])
  const isKnown = amounts.length > 0 && amounts.length === estimates.length
  return isKnown ? wholeUnits(amounts.reduce((sum, amount) => sum + amount, 0)) : null
}

export type SeasonCost = Readonly<{ season: YearSeason; amount: number | null }>

/** What the same number of nights would cost the same party in each season. */
export function seasonCosts(
  { consumption, pricePlan }: Pick<LodgingPage, 'consumption' | 'pricePlan'>,
  nights: number,
  party: Party,
  currency: Currency,
): SeasonCost[] {
  return yearSeasons.map((season) => {
    const expected = expectedConsumption(consumption, midSeason[season], nights, party)
    return { season, amount: energyTotal(meteredEstimates(pricePlan.items, expected, currency)) }
  })
}

/** How many stays an estimate rests on: the fewest that any of its meters was read for. */
export function staysBehind({ consumption }: Pick<LodgingPage, 'consumption'>, season: YearSeason): number {
  const counts = consumption.filter((entry) => entry.season === season).map(({ stays }) => stays)
  return counts.length === 0 ? 0 : Math.min(...counts)
}

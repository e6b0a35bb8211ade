import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { type EnergyBasis, expectedConsumption, type YearSeason, yearSeason } from '@marram/domain/energy-estimate'
import { energyFacts } from '@marram/domain/energy-model'
import type { IsoDay } from '@marram/domain/iso-day'
import { type EnergyTotal, energyTotal, type MeteredEstimate, meteredEstimates } from '@marram/domain/item-charge'
import type { Currency } from '@marram/domain/money'
import type { Party } from '@marram/domain/party'
import type { Format } from '@marram/i18n/format'
import type { StayTexts } from './stay-texts.ts'

export const yearSeasons: readonly YearSeason[] = ['winter', 'spring', 'summer', 'autumn']

/** A day in the middle of each season, to compare the same stay across seasons. */
const midSeason: Readonly<Record<YearSeason, IsoDay>> = {
  winter: '2027-01-15',
  spring: '2027-04-15',
  summer: '2027-07-15',
  autumn: '2027-10-15',
}

type EnergyLodging = Pick<LodgingPage, 'consumption' | 'facilities' | 'maxPersons' | 'builtYear' | 'renovatedYear'>

/** The facts behind estimates, from the data of the house's page. */
export function energyBasis({ consumption, facilities, ...house }: EnergyLodging): EnergyBasis {
  const facts = energyFacts({
    ...house,
    find: (key) =>
      facilities.find((facility) => facility.key === key)?.value ??
      (key === 'renovated-year' ? house.renovatedYear : null),
  })
  return { consumption, facts }
}

type MeteredLodging = EnergyLodging & Pick<LodgingPage, 'pricePlan'>
type EnergyStay = Readonly<{ arrival: IsoDay | null; duration: number; party: Party }>
type MeteredStay = Readonly<{ arrival: IsoDay; duration: number; party: Party }>

/** Estimated consumption of one stay; null if there is no basis for it. */
export function stayEnergy(lodging: MeteredLodging, stay: MeteredStay, currency: Currency): EnergyTotal | null {
  const { items } = lodging.pricePlan
  const expected = expectedConsumption(energyBasis(lodging), items, stay.arrival, stay.duration, stay.party)
  return energyTotal(meteredEstimates(items, expected, currency))
}

export type SeasonCost = Readonly<{ season: YearSeason; amount: number | null }>

/**
 * Cost of the same number of nights for the same party in each season: in its middle, or at the real dates in the
 * stay's own season.
 */
export function seasonCosts(lodging: MeteredLodging, stay: EnergyStay, currency: Currency): SeasonCost[] {
  const staySeason = stay.arrival === null ? null : yearSeason(stay.arrival)
  return yearSeasons.map((season) => {
    const arrival = season === staySeason && stay.arrival !== null ? stay.arrival : midSeason[season]
    return { season, amount: stayEnergy(lodging, { ...stay, arrival }, currency)?.amount ?? null }
  })
}

/** Number of stays behind an estimate: the fewest that any of its meters was read for; null if one is modelled. */
export function staysBehind(estimates: readonly MeteredEstimate[]): number | null {
  const counts = estimates.flatMap(({ stays }) => stays ?? [])
  return counts.length === 0 || counts.length < estimates.length ? null : Math.min(...counts)
}

/** The facts behind a modelled estimate: "96 m², heat pump, 7 nights in February, 4 guests". */
export function energyFactsText(
  { facilities }: Pick<LodgingPage, 'facilities'>,
  { arrival, duration, party }: EnergyStay,
  { edition, format, texts }: StayTexts,
): string {
  const find = (key: string) => facilities.find((facility) => facility.key === key)
  const [area, heating] = [find('living-area')?.value, find('heating')?.valueName]
  const wellness = ['pool', 'spa', 'outdoor-spa', 'sauna'].flatMap((key) => find(key)?.name ?? [])
  // German nouns keep their capitals.
  const inside = (name: string): string => (edition === 'de' ? name : name.toLowerCase())
  const nights = texts.nights(duration)
  return [
    ...(area === undefined ? [] : [`${format.number(Number(area))} m²`]),
    ...[...(heating ? [heating] : []), ...wellness].map(inside),
    arrival === null ? nights : texts.energy.nightsIn(nights, monthWord(arrival, format)),
    texts.party.persons(party.adults + party.children),
  ].join(', ')
}

function monthWord(day: IsoDay, format: Format): string {
  return format.day(day, 'month').replace(/ \d+$/, '')
}

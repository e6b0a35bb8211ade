import type { IsoDay } from '@marram/domain/iso-day'
import { nights } from '@marram/domain/stay'
import type { House } from '../house/house.ts'
import { itemIds } from '../prices/items.ts'
import { createRandom } from '../random.ts'
import type { TakenStay } from './stays.ts'

export const yearSeasons = ['winter', 'spring', 'summer', 'autumn'] as const

export type YearSeason = (typeof yearSeasons)[number]

export type Consumption = {
  stayIndex: number
  itemId: number
  season: YearSeason
  adults: number
  children: number
  days: number
  consumed: number
}

export function yearSeason(day: IsoDay): YearSeason {
  return yearSeasons[Math.floor((Number(day.slice(5, 7)) % 12) / 3)] ?? 'winter'
}

/** Kilowatt hours per person and day, as a Danish agency publishes them from its meters. */
const usage = {
  plain: { summer: 2.5, spring: 6.2, autumn: 7, winter: 13 },
  spa: { summer: 3.5, spring: 7.6, autumn: 8.4, winter: 18 },
  pool: { summer: 9.5, spring: 15.2, autumn: 16.8, winter: 27 },
} as const satisfies Record<string, Record<YearSeason, number>>

/** Heating up a cold house weighs more in a short stay. */
const shortStayFactor = 1.15
const friendlyFactor = 0.85

export function kwhPerPersonDay({ has }: House, season: YearSeason): number {
  const isSpa = has.has('spa') || has.has('outdoor-spa')
  const base = usage[has.has('pool') ? 'pool' : isSpa ? 'spa' : 'plain'][season]
  return has.has('energy-friendly') ? base * friendlyFactor : base
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** Meter readings of every past stay. */
export function consumptionOf(seed: string, house: House, stays: readonly TakenStay[], today: IsoDay): Consumption[] {
  const random = createRandom(seed, 'consumption', house.id)
  return stays.flatMap((stay, stayIndex) => {
    if (stay.kind !== 'guest' || stay.departure > today) return []
    const { adults, children } = stay
    const season = yearSeason(stay.arrival)
    const days = nights(stay)
    const personDays = (adults + children) * days
    const kwh = kwhPerPersonDay(house, season) * (days < 7 ? shortStayFactor : 1) * random.range(0.75, 1.28)
    const fill = house.has.has('spa') ? random.range(0.3, 0.9) : 0
    const record = { stayIndex, season, adults, children, days }
    return [
      { ...record, itemId: itemIds.electricity, consumed: hundredths(kwh * personDays) },
      { ...record, itemId: itemIds.water, consumed: hundredths(personDays * random.range(0.08, 0.13) + fill) },
    ]
  })
}

/** Kilowatt hours per person and day over all past stays; without any, the typical value of such a house. */
export function meanConsumption(house: House, records: readonly Consumption[]): string {
  const power = records.filter(({ itemId }) => itemId === itemIds.electricity)
  const personDays = power.reduce((sum, { adults, children, days }) => sum + (adults + children) * days, 0)
  const consumed = power.reduce((sum, record) => sum + record.consumed, 0)
  const expected = yearSeasons.reduce((sum, season) => sum + kwhPerPersonDay(house, season), 0) / yearSeasons.length
  return (personDays > 0 ? consumed / personDays : expected).toFixed(1)
}

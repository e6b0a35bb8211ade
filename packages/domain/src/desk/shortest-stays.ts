import { epochDay, type IsoDay, isoDayFromEpoch } from '../iso-day.ts'
import type { Currency } from '../money.ts'
import { createOptionGrid } from '../option-grid.ts'
import type { LodgingPrices } from '../price-plan.ts'
import type { Stay } from '../stay.ts'

/** The shortest stay that a house offers from a day on, and its rent in minor units, without items and fees. */
export type ShortestStay = Readonly<{ arrival: IsoDay; nights: number; rent: number }>

type Request = Readonly<{
  prices: LodgingPrices
  taken: readonly Stay[]
  /** Arrival days to consider; those before `firstBookable` have no stay. */
  window: Readonly<{ from: IsoDay; days: number; firstBookable: IsoDay }>
  currency: Currency
}>

/** Rent does not depend on the party, and one person fits into every house. */
const party = { adults: 1, children: 0, infants: 0, pets: 0 }

/** By arrival. Days on which nobody can arrive have none. */
export function shortestStays({ prices, taken, window, currency }: Request): ShortestStay[] {
  const grid = createOptionGrid({ prices, taken, window, currency, party })
  const first = epochDay(window.from)
  const longest = Math.max(0, ...prices.seasons.map(({ maxNights }) => maxNights))
  const stays: ShortestStay[] = []
  for (let index = grid.firstIndex; index < window.days; index += 1) {
    if (!grid.isArrival(index)) continue
    for (let nights = 1; nights <= longest; nights += 1) {
      if (!grid.isOffered(index, nights)) continue
      stays.push({ arrival: isoDayFromEpoch(first + index), nights, rent: grid.rent(index, nights) })
      break
    }
  }
  return stays
}

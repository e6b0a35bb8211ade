import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { PriceSeason } from '@marram/domain/price-plan'
import { stayRefusal } from '@marram/domain/rent'
import { stayFrom } from '@marram/domain/stay'

/** A stay that the agency's calendar offers, and how many seasons a house must have priced to offer it too. */
export type OfferedStay = { readonly arrival: IsoDay; readonly seasonCount: number }

export type StayWindow = {
  /** Arrival days, both included. */
  readonly from: IsoDay
  readonly until: IsoDay
  readonly duration: number
}

export function offeredStays(seasons: readonly PriceSeason[], { from, until, duration }: StayWindow): OfferedStay[] {
  const offered: OfferedStay[] = []
  for (let index = 0; index <= daysBetween(from, until); index += 1) {
    const stay = stayFrom(addDays(from, index), duration)
    if (stayRefusal(seasons, stay) !== null) continue
    const touched = seasons.filter((season) => season.startsOn < stay.departure && stay.arrival < season.endsOn)
    const nights = touched.reduce(
      (sum, { startsOn, endsOn }) => sum + daysBetween(later(startsOn, stay.arrival), earlier(endsOn, stay.departure)),
      0,
    )
    if (nights === duration) offered.push({ arrival: stay.arrival, seasonCount: touched.length })
  }
  return offered
}

const later = (a: IsoDay, b: IsoDay): IsoDay => (a > b ? a : b)
const earlier = (a: IsoDay, b: IsoDay): IsoDay => (a < b ? a : b)

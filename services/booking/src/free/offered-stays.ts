import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { PriceSeason } from '@marram/domain/price-plan'
import { stayRefusal, weekPriceSum } from '@marram/domain/rent'
import { stayFrom } from '@marram/domain/stay'

export type StayWindow = {
  /** First arrival day; `until` is included too. */
  readonly from: IsoDay
  readonly until: IsoDay
  readonly duration: number
}

/** Arrival days on which the agency's seasons allow this number of nights. */
export function offeredArrivals(seasons: readonly PriceSeason[], { from, until, duration }: StayWindow): IsoDay[] {
  const days = Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, index) => addDays(from, index))
  return days.filter((day) => {
    const stay = stayFrom(day, duration)
    return stayRefusal(seasons, stay) === null && weekPriceSum(seasons, stay, 'EUR') !== null
  })
}

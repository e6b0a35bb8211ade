import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { PriceSeason } from '@marram/domain/price-plan'
import { stayRefusal, weekPriceSum } from '@marram/domain/rent'
import { stayFrom } from '@marram/domain/stay'

export type StayWindow = {
  /** Arrival days, both included. */
  readonly from: IsoDay
  readonly until: IsoDay
  readonly duration: number
}

/** The days from which the agency's calendar offers so many nights, whatever the house. */
export function offeredArrivals(seasons: readonly PriceSeason[], { from, until, duration }: StayWindow): IsoDay[] {
  const days = Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, index) => addDays(from, index))
  return days.filter((day) => {
    const stay = stayFrom(day, duration)
    return stayRefusal(seasons, stay) === null && weekPriceSum(seasons, stay, 'EUR') !== null
  })
}

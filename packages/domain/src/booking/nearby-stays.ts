import { daysBetween, type IsoDay, isoWeekday } from '../iso-day.ts'
import type { Stay } from '../stay.ts'

const shown = 6

export type NearbyStays<T> = Readonly<{
  /** By arrival. */
  stays: readonly T[]
  /** The day around which the previous or next stays lie; null at either end. */
  earlier: IsoDay | null
  later: IsoDay | null
}>

/**
 * The free stays around a day, one a week where possible: with arrivals on every day, six days would hide the other weeks.
 * `offers` are sorted by arrival.
 */
export function nearbyStays<T extends Stay>(offers: readonly T[], agreed: Stay, around: IsoDay): NearbyStays<T> {
  const weekday = isoWeekday(agreed.arrival)
  const weekly = offers.filter(({ arrival }) => isoWeekday(arrival) === weekday)
  const all = weekly.length > 0 ? weekly : offers
  const distance = ({ arrival }: Stay) => Math.abs(daysBetween(around, arrival))
  const nearest = all.reduce((best, offer, index) => {
    const known = all[best]
    return known !== undefined && distance(known) <= distance(offer) ? best : index
  }, 0)
  const begin = Math.max(0, Math.min(nearest - shown / 2, all.length - shown))
  const end = begin + shown
  return {
    stays: all.slice(begin, end),
    earlier: begin > 0 ? arrivalAt(all, begin - shown / 2) : null,
    later: end < all.length ? arrivalAt(all, end + shown / 2) : null,
  }
}

function arrivalAt(all: readonly Stay[], index: number): IsoDay | null {
  return all.at(Math.max(0, Math.min(index, all.length - 1)))?.arrival ?? null
}

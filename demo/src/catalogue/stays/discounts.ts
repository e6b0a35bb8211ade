import { addDays, type IsoDay, isoWeekday } from '@marram/domain/iso-day'
import { staysOverlap } from '@marram/domain/stay'
import { standardTerms } from '@marram/domain/terms'
import type { House } from '../house/house.ts'
import { discountSince, hasComparablePrices } from '../prices/price-list.ts'
import { createRandom } from '../random.ts'
import type { TakenStay } from './stays.ts'

export type HouseDiscount = {
  tag: string
  percent: number
  arrivalFrom: IsoDay
  arrivalUntil: IsoDay
  createdAt: string
}

/** Evenly, so that a small agency has some reduced houses on any day. */
const oneHouseIn = 10

/**
 * A discount is only offered where the house is free for a week from each of its days, and where its price has been
 * valid long enough to serve as the reference price.
 */
export function discountsOf(seed: string, house: House, stays: readonly TakenStay[], today: IsoDay): HouseDiscount[] {
  const random = createRandom(seed, 'discount', house.id)
  if (house.id % oneHouseIn !== 0 || !hasComparablePrices(house, today)) return []
  const nextSaturday = addDays(today, (13 - isoWeekday(today)) % 7 || 7)
  const first = random.int(0, 1)
  const arrivals = [first, 1 - first].map((week) => arrivalsAround(addDays(nextSaturday, 7 * week)))
  const free = arrivals.find(({ arrivalFrom, arrivalUntil }) => {
    const wanted = { arrival: arrivalFrom, departure: addDays(arrivalUntil, 7) }
    const isSoon = arrivalFrom > today && arrivalUntil <= addDays(today, standardTerms.lastMinuteDays)
    return isSoon && stays.every((stay) => !staysOverlap(stay, wanted))
  })
  if (!free) return []
  const percent = random.pick([10, 15, 15, 20, 20, 25, 30])
  return [{ tag: 'last-minute', percent, ...free, createdAt: discountSince(today) }]
}

function arrivalsAround(saturday: IsoDay) {
  return { arrivalFrom: addDays(saturday, -2), arrivalUntil: addDays(saturday, 2) }
}

import { addDays, type IsoDay, isoWeekday } from '@marram/domain/iso-day'
import { lastMinuteDays } from '@marram/domain/last-minute'
import { staysOverlap } from '@marram/domain/stay'
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

/**
 * A discount is only offered where the house is free for a week from each of its days, and where its price has been
 * valid long enough to serve as the reference price.
 */
export function discountsOf(seed: string, house: House, stays: readonly TakenStay[], today: IsoDay): HouseDiscount[] {
  const random = createRandom(seed, 'discount', house.id)
  if (!random.chance(0.05) || !hasComparablePrices(house, today)) return []
  const nextSaturday = addDays(today, (13 - isoWeekday(today)) % 7 || 7)
  const saturday = addDays(nextSaturday, 7 * random.int(0, 1))
  const arrivalFrom = addDays(saturday, -2)
  const arrivalUntil = addDays(saturday, 2)
  const wanted = { arrival: arrivalFrom, departure: addDays(arrivalUntil, 7) }
  const isFree = stays.every((stay) => !staysOverlap(stay, wanted))
  if (!isFree || arrivalFrom <= today || arrivalUntil > addDays(today, lastMinuteDays)) return []
  const percent = random.pick([10, 15, 15, 20, 20, 25, 30])
  return [{ tag: 'last-minute', percent, arrivalFrom, arrivalUntil, createdAt: discountSince(today) }]
}

import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { comparisonDays } from '@marram/domain/price-history'
import type { House } from '../house/house.ts'

const atNine = (day: IsoDay) => `${day}T09:00:00+01:00`
const listAgeDays = 200

/** When the current seasons of the calendar were published. */
export function calendarSince(today: IsoDay): string {
  return atNine(addDays(today, -2 * listAgeDays))
}

/** When the prices of a house became valid: with the last price list, or when the house was published after it. */
export function pricesSince({ publishedOn }: House, today: IsoDay): string {
  const list = addDays(today, -listAgeDays)
  return atNine(publishedOn > list ? publishedOn : list)
}

/** Timestamp of a discount that was granted yesterday. */
export function discountSince(today: IsoDay): string {
  return atNine(addDays(today, -1))
}

/** True if the prices are old enough to be the reference of a discount granted yesterday. */
export function hasComparablePrices({ publishedOn }: House, today: IsoDay): boolean {
  return publishedOn <= addDays(today, -1 - comparisonDays)
}

import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { comparisonDays } from '@marram/domain/price-history'
import type { House } from '../house/house.ts'

const atNine = (day: IsoDay) => `${day}T09:00:00+01:00`
const listAgeDays = 200

/** Since when the agency's calendar has its seasons. */
export function calendarSince(today: IsoDay): string {
  return atNine(addDays(today, -2 * listAgeDays))
}

/** Since when the prices of a house are asked: from the last price list on, or since it is let. */
export function pricesSince({ publishedOn }: House, today: IsoDay): string {
  const list = addDays(today, -listAgeDays)
  return atNine(publishedOn > list ? publishedOn : list)
}

/** The moment of a discount that was made yesterday. */
export function discountSince(today: IsoDay): string {
  return atNine(addDays(today, -1))
}

/** Whether prices are old enough for a discount of yesterday to be compared with them. */
export function hasComparablePrices({ publishedOn }: House, today: IsoDay): boolean {
  return publishedOn <= addDays(today, -1 - comparisonDays)
}

import { copenhagenInstant } from './copenhagen-clock.ts'
import { addDays, copenhagenDay, copenhagenHour, type IsoDay } from './iso-day.ts'

/**
 * Same-day arrivals can be booked until this hour. The two values agree only in winter; the Danish hour counts, because
 * the cleaning staff follow local time.
 */
export const bookingCutoffHour = { copenhagen: 13, utc: 12 } as const

/** The earliest arrival is today before 13:00 in Denmark, and tomorrow from then on. */
export function firstBookableDay(now: Date): IsoDay {
  const today = copenhagenDay(now)
  return copenhagenHour(now) < bookingCutoffHour.copenhagen ? today : addDays(today, 1)
}

/** The time at which `firstBookableDay` next changes. Prices and options cached before it are stale after it. */
export function nextBookingCutoff(now: Date): Date {
  return copenhagenInstant(firstBookableDay(now), bookingCutoffHour.copenhagen * 60)
}

import { copenhagenInstant } from './copenhagen-clock.ts'
import { addDays, copenhagenDay, copenhagenHour, type IsoDay } from './iso-day.ts'

/**
 * Arrivals of today can be booked until this hour. The two agree in winter only; the Danish hour counts, since the
 * people who get the house ready live by it.
 */
export const bookingCutoffHour = { copenhagen: 13, utc: 12 } as const

/** The earliest arrival is today before 13:00 in Denmark, and tomorrow from then on. */
export function firstBookableDay(now: Date): IsoDay {
  const today = copenhagenDay(now)
  return copenhagenHour(now) < bookingCutoffHour.copenhagen ? today : addDays(today, 1)
}

/** When `firstBookableDay` next changes: prices and options stored before are stale after. */
export function nextBookingCutoff(now: Date): Date {
  return copenhagenInstant(firstBookableDay(now), bookingCutoffHour.copenhagen * 60)
}

import { copenhagenInstant } from './copenhagen-clock.ts'
import { addDays, copenhagenDay, copenhagenHour, type IsoDay } from './iso-day.ts'
import { type SaleRules, saleRulesAt, saleRulesOn } from './terms.ts'

/**
 * The earliest arrival is today before the cut-off in Denmark, and tomorrow from then on. The Danish hour counts in every
 * edition, because the cleaning staff follow local time.
 */
export function firstBookableDay(
  now: Date,
  { bookingCutoffHour }: Pick<SaleRules, 'bookingCutoffHour'> = saleRulesAt(now),
): IsoDay {
  const today = copenhagenDay(now)
  return copenhagenHour(now) < bookingCutoffHour ? today : addDays(today, 1)
}

/** The time at which `firstBookableDay` next changes. Prices and options cached before it are stale after it. */
export function nextBookingCutoff(now: Date): Date {
  const first = firstBookableDay(now)
  const { bookingCutoffHour: hour } = saleRulesOn(first)
  return hour < 24 ? copenhagenInstant(first, hour * 60) : copenhagenInstant(addDays(first, 1))
}

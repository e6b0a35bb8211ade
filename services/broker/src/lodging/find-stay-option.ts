import { type BookingOption, bookingOptions } from '@marram/domain/booking-option'
import type { IsoDay } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import type { LodgingPrices } from '@marram/domain/price-plan'
import type { RequestedStay, Stay } from '@marram/domain/stay'

type Occasion = { readonly firstBookable: IsoDay; readonly currency: Currency }

/** The option of a requested stay, or null if it cannot be booked. */
export function findStayOption(
  prices: LodgingPrices,
  taken: readonly Stay[],
  { arrival, duration, party }: RequestedStay,
  { firstBookable, currency }: Occasion,
): BookingOption | null {
  const window = { from: arrival, days: 1, firstBookable }
  return bookingOptions({ prices, window, taken, durations: [duration], currency, party })[0] ?? null
}

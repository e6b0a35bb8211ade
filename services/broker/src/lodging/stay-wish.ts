import { type BookingOption, bookingOptions } from '@marram/domain/booking-option'
import type { IsoDay } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import type { Party } from '@marram/domain/party'
import type { LodgingPrices } from '@marram/domain/price-plan'
import type { Stay } from '@marram/domain/stay'

/** The very stay that a guest has in mind. */
export type StayWish = { readonly arrival: IsoDay; readonly duration: number; readonly party: Party }

type Occasion = { readonly firstBookable: IsoDay; readonly currency: Currency }

/** That stay for that party, or null where it cannot be booked. */
export function findStayOption(
  prices: LodgingPrices,
  taken: readonly Stay[],
  { arrival, duration, party }: StayWish,
  { firstBookable, currency }: Occasion,
): BookingOption | null {
  const window = { from: arrival, days: 1, firstBookable }
  return bookingOptions({ prices, window, taken, durations: [duration], currency, party })[0] ?? null
}

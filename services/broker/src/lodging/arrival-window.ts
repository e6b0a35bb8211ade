import type { Nights } from '@marram/database/prices/load-seasons'
import { type BookingOption, bookingOptions, type OptionWindow } from '@marram/domain/booking-option'
import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import { createOptionGrid } from '@marram/domain/option-grid'
import { defaultParty } from '@marram/domain/party'
import type { LodgingPrices } from '@marram/domain/price-plan'
import type { Stay } from '@marram/domain/stay'

/** First and last arrival day, both included, and the number of nights. */
export type ArrivalWindow = {
  readonly from: IsoDay
  readonly until: IsoDay
  readonly firstBookable: IsoDay
  readonly duration: number
}

/** All nights that a stay from this window may contain. */
export function nightsOf({ from, until, duration }: ArrivalWindow): Nights {
  return { from, until: addDays(until, duration) }
}

/**
 * Prefers the earlier arrival at the same price. Searches the grid and creates only the resulting option: creating and
 * sorting all options of a year took most of the time of a list.
 */
export function cheapestOption(
  prices: LodgingPrices,
  taken: readonly Stay[],
  window: ArrivalWindow,
  currency: Currency,
): BookingOption | null {
  const { duration } = window
  const grid = createOptionGrid({ prices, window: daysOf(window), taken, currency, party: defaultParty })
  let best = { index: -1, price: Number.POSITIVE_INFINITY }
  for (let index = grid.firstIndex; index < daysOf(window).days; index += 1) {
    if (!grid.isOffered(index, duration)) continue
    const price = grid.total(index, duration)
    if (price < best.price) best = { index, price }
  }
  if (best.index < 0) return null
  const day = addDays(window.from, best.index)
  const oneDay = daysOf({ ...window, from: day, until: day })
  return bookingOptions({ prices, window: oneDay, taken, durations: [duration], currency })[0] ?? null
}

function daysOf({ from, until, firstBookable }: ArrivalWindow): OptionWindow {
  return { from, days: daysBetween(from, until) + 1, firstBookable }
}

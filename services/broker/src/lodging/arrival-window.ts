import type { Nights } from '@marram/database/prices/load-seasons'
import { type BookingOption, bookingOptions, type OptionWindow } from '@marram/domain/booking-option'
import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import { createOptionGrid } from '@marram/domain/option-grid'
import { defaultParty } from '@marram/domain/party'
import type { LodgingPrices } from '@marram/domain/price-plan'
import type { Stay } from '@marram/domain/stay'

/** Arrival days, both included, and the nights wanted from one of them. */
export type ArrivalWindow = {
  readonly from: IsoDay
  readonly until: IsoDay
  readonly firstBookable: IsoDay
  readonly duration: number
}

/** Every night that a stay from this window may contain. */
export function nightsOf({ from, until, duration }: ArrivalWindow): Nights {
  return { from, until: addDays(until, duration) }
}

/**
 * At the same price the earlier arrival. Looks at the grid first and makes the one option that is shown: making all
 * options of a year to sort them took most of the time of a list.
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
  const only = daysOf({ ...window, from: day, until: day })
  return bookingOptions({ prices, window: only, taken, durations: [duration], currency })[0] ?? null
}

function daysOf({ from, until, firstBookable }: ArrivalWindow): OptionWindow {
  return { from, days: daysBetween(from, until) + 1, firstBookable }
}

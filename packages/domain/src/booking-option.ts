import type { IsoDay } from './iso-day.ts'
import { isoDayFromEpoch } from './iso-day.ts'
import type { Currency } from './money.ts'
import { createOptionGrid, type OptionGrid } from './option-grid.ts'
import { defaultParty, type Party } from './party.ts'
import type { LodgingPrices } from './price-plan.ts'
import type { Stay } from './stay.ts'

/** One way to book a house. Amounts are minor units; the price is the quote's total for the party. */
export type BookingOption = Readonly<{
  arrival: IsoDay
  departure: IsoDay
  duration: number
  price: number
  normalPrice: number
  discountTags: readonly string[]
  transactionFee: number
  status: 'available'
}>

export type OptionWindow = Readonly<{
  /** The first arrival day to consider. */
  from: IsoDay
  /** Number of arrival days to consider. */
  days: number
  /** Arrivals before this day can no longer be booked. */
  firstBookable: IsoDay
}>

export type OptionRequest = Readonly<{
  prices: LodgingPrices
  window: OptionWindow
  /** In any order; stays may lie outside the window. */
  taken: readonly Stay[]
  durations: readonly number[]
  currency: Currency
  party?: Party
}>

/** All bookable stays, by arrival and then in the order of the requested durations. */
export function bookingOptions(request: OptionRequest): BookingOption[] {
  const { prices, window, taken, durations, currency, party = defaultParty } = request
  const grid = createOptionGrid({ prices, window, taken, currency, party })
  const options: BookingOption[] = []
  for (let index = grid.firstIndex; index < window.days; index += 1) {
    if (!grid.isArrival(index)) continue
    for (const duration of durations) {
      if (grid.isOffered(index, duration)) options.push(optionAt(grid, index, duration))
    }
  }
  return options
}

/** Cheapest first; at the same price the earlier arrival, then the shorter stay. */
export function cheapestOptions(options: readonly BookingOption[], count = 3): BookingOption[] {
  return [...options].sort(byPrice).slice(0, count)
}

function byPrice(a: BookingOption, b: BookingOption): number {
  if (a.price !== b.price) return a.price - b.price
  if (a.arrival !== b.arrival) return a.arrival < b.arrival ? -1 : 1
  return a.duration - b.duration
}

/** Builds the option for an arrival and duration that the grid offers. */
export function optionAt(grid: OptionGrid, index: number, duration: number): BookingOption {
  const normalPrice = grid.normalTotal(index, duration)
  const saved = grid.saved(index, duration)
  return {
    arrival: isoDayFromEpoch(grid.firstDay + index),
    departure: isoDayFromEpoch(grid.firstDay + index + duration),
    duration,
    price: normalPrice - saved,
    normalPrice,
    discountTags: saved === 0 ? [] : grid.discountTags(index),
    transactionFee: grid.transactionFee,
    status: 'available',
  }
}

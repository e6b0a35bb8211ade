import { loadOfferedSeasons } from '@marram/database/prices/load-seasons'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { type BookingOption, optionAt } from '@marram/domain/booking-option'
import type { Edition } from '@marram/domain/edition'
import { addDays, copenhagenDay, daysBetween, epochDay, type IsoDay, weekdayOfEpoch } from '@marram/domain/iso-day'
import { createOptionGrid, type OptionGrid } from '@marram/domain/option-grid'
import { defaultParty } from '@marram/domain/party'
import type { LodgingPrices } from '@marram/domain/price-plan'
import { isShownBefore, type SearchedStay, type StayPreference } from '@marram/domain/search-request/searched-stay'
import { type BookingHorizon, bookingHorizon } from '@marram/domain/season-horizon'
import type { Stay } from '@marram/domain/stay'
import type { BrokerContext } from '../context.ts'
import { loadOffers, presentOffers } from './load-offers.ts'

const longestStay = 366

/** Cards of these houses in this order, each with the stay that the search has found it for. */
export async function loadSearched(
  context: BrokerContext,
  ids: readonly number[],
  edition: Edition,
  wish: SearchedStay,
) {
  const firstBookable = firstBookableDay(context.now())
  const window = windowOf(wish, firstBookable, bookingHorizon(copenhagenDay(context.now()), context.activeYears))
  const party = { ...defaultParty, adults: wish.persons }
  const until = addDays(window.from, window.days + Math.max(0, ...(wish.durations ?? [longestStay])))
  const seasons = ids.length === 0 ? [] : await loadOfferedSeasons(context, { from: window.from, until })
  const choose = (prices: LodgingPrices, taken: readonly Stay[]): BookingOption | null =>
    chosenOption(createOptionGrid({ prices, window, taken, currency: edition.currency, party }), wish, {
      days: window.days,
      longest: Math.max(0, ...prices.seasons.map(({ maxNights }) => maxNights)),
    })
  const offers = await loadOffers(context, ids, { seasons, from: window.from, choose })
  return presentOffers(context, offers, edition, party)
}

/** Days on which nobody can arrive any more, or not yet, take no room from those on which guests can. */
function windowOf({ arrivals }: SearchedStay, firstBookable: IsoDay, horizon: BookingHorizon) {
  const from = firstBookable > horizon.first ? firstBookable : horizon.first
  if (arrivals === undefined) return { from, days: Math.max(0, daysBetween(from, horizon.last)), firstBookable }
  const possible = arrivals.filter((day) => day >= from && day < horizon.last).toSorted()
  const [first = from] = possible
  const last = possible.at(-1)
  return { from: first, days: last === undefined ? 0 : daysBetween(first, last) + 1, firstBookable }
}

type Extent = { readonly days: number; readonly longest: number }

/** Asks the grid and makes the one option that is shown: making them all took most of the time of a list. */
function chosenOption(grid: OptionGrid, wish: SearchedStay, { days, longest }: Extent): BookingOption | null {
  const isWanted = arrivalTest(grid, wish)
  const lengths = wish.durations ?? Array.from({ length: longest }, (_, index) => index + 1)
  let best: Ranked | null = null
  for (let index = grid.firstIndex; index < days; index += 1) {
    if (!grid.isArrival(index) || !isWanted(index)) continue
    for (const nights of lengths) {
      if (!grid.isOffered(index, nights)) continue
      const price = grid.total(index, nights)
      if (price > (wish.maxPrice ?? Number.POSITIVE_INFINITY)) continue
      const ranked = { day: index, nights, price, rank: ranks[wish.prefer](grid, index, nights) }
      if (best === null || isShownBefore(ranked.rank - best.rank, ranked, best)) best = ranked
    }
  }
  return best && optionAt(grid, best.day, best.nights)
}

function arrivalTest({ firstDay }: OptionGrid, { arrivals, changeDays }: SearchedStay): (index: number) => boolean {
  const days = arrivals && new Set(arrivals.map((day) => epochDay(day) - firstDay))
  return (index) => (days?.has(index) ?? true) && (changeDays?.includes(weekdayOfEpoch(firstDay + index)) ?? true)
}

type Ranked = {
  readonly day: number
  readonly nights: number
  readonly price: number
  readonly rank: number
}

const ranks: Readonly<Record<StayPreference, (grid: OptionGrid, index: number, nights: number) => number>> = {
  price: (grid, index, nights) => grid.total(index, nights),
  discountTotal: (grid, index, nights) => -grid.saved(index, nights),
  discountPercentage: (grid, index, nights) => -grid.savedPercent(index, nights),
}

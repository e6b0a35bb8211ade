import { loadOfferedSeasons } from '@marram/database/prices/load-seasons'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { type BookingOption, type OptionWindow, optionAt } from '@marram/domain/booking-option'
import type { Edition } from '@marram/domain/edition'
import { addDays, copenhagenDay, daysBetween, epochDay, type IsoDay, weekdayOfEpoch } from '@marram/domain/iso-day'
import { createOptionGrid, type OptionGrid } from '@marram/domain/option-grid'
import { defaultParty } from '@marram/domain/party'
import type { LodgingPrices } from '@marram/domain/price-plan'
import { isShownBefore, type SearchedStay, type StayPreference } from '@marram/domain/search-request/searched-stay'
import { type BookingHorizon, bookingHorizon } from '@marram/domain/season-horizon'
import type { Stay } from '@marram/domain/stay'
import type { BrokerContext } from '../context.ts'
import type { OfferedCard } from './card-memory.ts'
import { loadOffers, presentOffers } from './load-offers.ts'

const longestStay = 366

/** Cards of bookable houses in this order, each with the stay that matched the search. */
export function loadSearched(
  context: BrokerContext,
  ids: readonly number[],
  edition: Edition,
  search: SearchedStay,
): Promise<OfferedCard[]> {
  const today = copenhagenDay(context.now())
  const window = windowOf(search, firstBookableDay(context.now()), bookingHorizon(today, context.activeYears))
  const question = { kind: 'searched', edition: edition.key, today, window, search }
  return context.cards.recall(question, ids, (missing) => loadMissing(context, missing, { edition, search, window }))
}

type Searched = { readonly edition: Edition; readonly search: SearchedStay; readonly window: OptionWindow }

async function loadMissing(
  context: BrokerContext,
  ids: readonly number[],
  { edition, search, window }: Searched,
): Promise<OfferedCard[]> {
  const party = { ...defaultParty, adults: search.persons }
  const until = addDays(window.from, window.days + Math.max(0, ...(search.durations ?? [longestStay])))
  const seasons = await loadOfferedSeasons(context, { from: window.from, until })
  const { currency } = edition
  const askedOf = new Map<number, BookingOption>()
  const choose = (prices: LodgingPrices, taken: readonly Stay[], id: number): BookingOption | null => {
    const grid = createOptionGrid({ prices, window, taken, currency, party })
    const longest = Math.max(0, ...prices.seasons.map(({ maxNights }) => maxNights))
    const chosen = chosenStay(grid, search, { days: window.days, longest })
    const asked = chosen && askedStay(grid, search, chosen)
    if (asked) askedOf.set(id, optionAt(grid, asked.day, asked.nights))
    return chosen && optionAt(grid, chosen.day, chosen.nights)
  }
  const offers = await loadOffers(context, ids, { seasons, from: window.from, choose })
  const cards = await presentOffers(context, offers, edition, party)
  return cards.map((card) => {
    const asked = askedOf.get(card.id)
    return { ...card, asked: asked ? { ...asked, lodgingId: card.id, currency } : null }
  })
}

/** Drops arrival days outside the bookable period, to keep the window small. */
function windowOf({ arrivals }: SearchedStay, firstBookable: IsoDay, horizon: BookingHorizon): OptionWindow {
  const from = firstBookable > horizon.first ? firstBookable : horizon.first
  if (arrivals === undefined) return { from, days: Math.max(0, daysBetween(from, horizon.last)), firstBookable }
  const possible = arrivals.filter((day) => day >= from && day < horizon.last).toSorted()
  const [first = from] = possible
  const last = possible.at(-1)
  return { from: first, days: last === undefined ? 0 : daysBetween(first, last) + 1, firstBookable }
}

type Extent = { readonly days: number; readonly longest: number }

/** Searches the grid, so that only the resulting option is created: creating all took most of the time of a list. */
function chosenStay(grid: OptionGrid, search: SearchedStay, { days, longest }: Extent): Ranked | null {
  const matchesArrival = arrivalTest(grid, search)
  const asked = askedIndexes(grid, search)
  const lengths = search.durations ?? Array.from({ length: longest }, (_, index) => index + 1)
  let best: Ranked | null = null
  for (let index = grid.firstIndex; index < days; index += 1) {
    if (!grid.isArrival(index) || !matchesArrival(index)) continue
    for (const nights of lengths) {
      if (!grid.isOffered(index, nights)) continue
      const price = grid.total(index, nights)
      if (price > (search.maxPrice ?? Number.POSITIVE_INFINITY)) continue
      if (search.isReduced && grid.saved(index, nights) === 0) continue
      const isRequested = asked.includes(index)
      const ranked = { day: index, nights, price, isRequested, rank: ranks[search.prefer](grid, index, nights) }
      if (best === null || isShownBefore(ranked.rank - best.rank, ranked, best)) best = ranked
    }
  }
  return best
}

/** The same nights from the nearest requested day at any price; null if unavailable or already shown. */
function askedStay(grid: OptionGrid, search: SearchedStay, { day, nights, isRequested }: Ranked) {
  if (isRequested) return null
  const possible = askedIndexes(grid, search).filter((index) => grid.isOffered(index, nights))
  const [nearest] = possible.toSorted((a, b) => Math.abs(a - day) - Math.abs(b - day))
  return nearest === undefined ? null : { day: nearest, nights }
}

function askedIndexes({ firstDay, firstIndex }: OptionGrid, { asked = [] }: SearchedStay): number[] {
  return asked.map((day) => epochDay(day) - firstDay).filter((index) => index >= firstIndex)
}

function arrivalTest({ firstDay }: OptionGrid, { arrivals, changeDays }: SearchedStay): (index: number) => boolean {
  const days = arrivals && new Set(arrivals.map((day) => epochDay(day) - firstDay))
  return (index) => (days?.has(index) ?? true) && (changeDays?.includes(weekdayOfEpoch(firstDay + index)) ?? true)
}

type Ranked = {
  readonly day: number
  readonly nights: number
  readonly price: number
  readonly isRequested: boolean
  readonly rank: number
}

const ranks: Readonly<Record<StayPreference, (grid: OptionGrid, index: number, nights: number) => number>> = {
  price: (grid, index, nights) => grid.total(index, nights),
  discountTotal: (grid, index, nights) => -grid.saved(index, nights),
  discountPercentage: (grid, index, nights) => -grid.savedPercent(index, nights),
}

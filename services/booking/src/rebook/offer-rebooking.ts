import type { RebookingLookup, RebookingOffer } from '@marram/contract/booking/rebooking'
import { loadTaken } from '@marram/database/prices/load-taken'
import { nearbyStays } from '@marram/domain/booking/nearby-stays'
import {
  changeRefusal,
  isMoved,
  keptAfterMove,
  moveRefusal,
  orderedItems,
  type RebookingFacts,
  type RebookingWish,
  rebookingDays,
  rebookingFee,
  withRebookingFees,
} from '@marram/domain/booking/rebooking'
import { firstBookableDay } from '@marram/domain/booking-cutoff'
import { type BookingOption, bookingOptions } from '@marram/domain/booking-option'
import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import { nights, type Stay, stayFrom } from '@marram/domain/stay'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import { findOwnBooking, type OwnBooking } from '../change/find-booking.ts'
import { offeredItems } from '../change/read-booking.ts'
import { loadDeferredPeriods } from '../deferred/deferred-periods.ts'
import { loadAccount } from '../ledger/entries.ts'
import { findLodging, type Lodging, nightsOf, quoteLodging } from '../price/load-lodging.ts'
import { loadFacts } from './load-facts.ts'
import { isTakenByOthers } from './move-nights.ts'
import { priceRebooking, type RebookingDeps, refuseRebooking, wishedItems } from './price-rebooking.ts'
import { isAsWished } from './rebook-booking.ts'

/** Everything for the page on which a guest changes a booking. Stores nothing. */
export async function offerRebooking(lookup: RebookingLookup, deps: RebookingDeps): Promise<RebookingOffer | Refusal> {
  const ownBooking = await findOwnBooking(deps, lookup)
  if (isRefusal(ownBooking)) return ownBooking
  const { row, quote: agreed, terms } = ownBooking
  const house = await findLodging(deps, row.lodging_id, nightsOf(agreed.stay), terms)
  if (house === null) return refuseRebooking('cannot-change')
  const { paid } = await loadAccount(deps.db, row.id)
  const facts = await loadFacts(ownBooking, paid, deps)
  const wish = wishIn(lookup, ownBooking, house)
  const calendar = await loadCalendar(ownBooking, facts, deps)
  const free = calendar === null ? [] : priced({ ownBooking, facts, wish }, calendar)
  const near = findNear(free, agreed.stay, wish.stay, lookup.around)
  const offered = offeredItems(ownBooking, house.prices.items, lookup.languageId)
  return {
    refusal: changeRefusal(facts),
    moveRefusal: moveRefusal(facts),
    fee: rebookingFee(agreed, facts.today, terms.rebooking),
    ...rebookingDays(agreed.stay.arrival, terms.rebooking),
    arrivals: calendar === null ? { from: agreed.stay.arrival, until: agreed.stay.arrival } : calendar.arrivals,
    durations: calendar === null ? [agreed.nights] : durationsOf(calendar, agreed),
    ...near,
    around: lookup.around ?? null,
    stays: near.stays.map((stay) => present(stay, agreed)),
    items: offered,
    wish: {
      ...{ arrival: wish.stay.arrival, duration: nights(wish.stay), party: wish.party },
      items: wish.items.filter(({ itemId }) => offered.some((item) => item.itemId === itemId)),
    },
    ...(await priceWish({ ownBooking, facts, wish }, house, deps)),
  }
}

/** The list stays where it is while the guest compares its stays. */
function findNear<T extends Stay>(free: readonly T[], agreed: Stay, wished: Stay, around: IsoDay | undefined) {
  const near = nearbyStays(free, agreed, around ?? agreed.arrival)
  const isSeen = !isMoved(agreed, wished) || near.stays.some((stay) => !isMoved(stay, wished))
  return isSeen || around !== undefined ? near : nearbyStays(free, agreed, wished.arrival)
}

/** The wish of the guest; what it leaves out stays as booked. */
function wishIn(lookup: RebookingLookup, { quote, party }: OwnBooking, house: Lodging): RebookingWish {
  const { arrival = quote.stay.arrival, duration = quote.nights } = lookup
  const chosen = lookup.items ?? orderedItems(quote, house.prices.items)
  return { stay: stayFrom(arrival, duration), party: lookup.party ?? party, items: wishedItems(quote, house, chosen) }
}

type Wished = { readonly ownBooking: OwnBooking; readonly facts: RebookingFacts; readonly wish: RebookingWish }

async function priceWish(
  { ownBooking, facts, wish }: Wished,
  house: Lodging,
  deps: RebookingDeps,
): Promise<Pick<RebookingOffer, 'preview' | 'refused'>> {
  const { row } = ownBooking
  if (isAsWished(ownBooking, wish, house)) return { preview: null, refused: null }
  const preview = await priceRebooking({ ownBooking, facts, wish }, house, deps)
  if (isRefusal(preview)) return { preview: null, refused: preview.code }
  const move = { lodgingId: row.lodging_id, stayId: row.stay_id ?? 0, stay: wish.stay, now: deps.now() }
  if (await isTakenByOthers(deps.db, move)) return { preview: null, refused: 'not-available' }
  const { isMoved: _, ...shown } = preview
  return { preview: { ...shown, due: [...shown.due] }, refused: null }
}

type Calendar = {
  readonly house: Lodging
  readonly taken: readonly Stay[]
  readonly arrivals: { readonly from: IsoDay; readonly until: IsoDay }
  /** Arrivals that staff confirm. */
  readonly isDeferred: (day: IsoDay) => boolean
}

/** The house's calendar of the year, without this booking; null if its dates cannot be changed. */
async function loadCalendar(
  { row, quote: { stay }, terms }: OwnBooking,
  facts: RebookingFacts,
  deps: RebookingDeps,
): Promise<Calendar | null> {
  if (moveRefusal(facts) !== null) return null
  const from = firstBookableDay(deps.now(), terms)
  const year = stay.arrival.slice(0, 4)
  const { isWithinYear } = terms.rebooking
  const until = isWithinYear ? `${year}-12-31` : addDays(from, comingDays)
  const first = isWithinYear && from < `${year}-01-01` ? `${year}-01-01` : from
  const [house, taken, periods] = await Promise.all([
    findLodging(deps, row.lodging_id, { from: first, until: addDays(until, longestStay) }, terms),
    loadTaken(deps, [row.lodging_id], first),
    loadDeferredPeriods(deps.db, facts.today),
  ])
  if (house === null) return null
  const own = periods.filter(({ lodgingId }) => lodgingId === null || lodgingId === row.lodging_id)
  return {
    house,
    taken: (taken.get(row.lodging_id) ?? []).filter((other) => other.arrival !== stay.arrival),
    arrivals: { from: first, until },
    isDeferred: (day) => own.some(({ startsOn, endsOn }) => startsOn <= day && day < endsOn),
  }
}

const comingDays = 500
const longestStay = 60

/** Free stays of the wished length, each with the price that a change to it has. */
function priced({ ownBooking, facts, wish }: Wished, calendar: Calendar): (Stay & { readonly total: number })[] {
  const { row, quote: agreed } = ownBooking
  const { party, items } = wish
  const fee = rebookingFee(agreed, facts.today, facts.terms.rebooking) ?? 0
  const least = keptAfterMove(facts, fee, row.kept_at_least)
  const free = optionsOf(calendar, agreed, [nights(wish.stay)])
  return free.flatMap((option) => {
    const stay = { arrival: option.arrival, departure: option.departure }
    if (stay.arrival === agreed.stay.arrival && stay.departure === agreed.stay.departure) return []
    if (calendar.isDeferred(stay.arrival)) return []
    const fresh = quoteLodging(calendar.house, { stay, party, items, currency: agreed.currency })
    if (fresh.kind === 'refused') return []
    const { total } = withRebookingFees(fresh, agreed, fee)
    return total < least ? [] : [{ ...stay, total }]
  })
}

function optionsOf(
  { house, taken, arrivals: { from, until } }: Calendar,
  { currency }: Pick<OwnBooking['quote'], 'currency'>,
  durations: readonly number[],
): BookingOption[] {
  const window = { from, days: daysBetween(from, until) + 1, firstBookable: from }
  return bookingOptions({ prices: house.prices, window, taken, durations, currency })
}

function durationsOf(calendar: Calendar, agreed: OwnBooking['quote']): number[] {
  const all = Array.from({ length: longestStay }, (_, index) => index + 1)
  const offered = new Set(optionsOf(calendar, agreed, all).map(({ duration }) => duration))
  return [...offered.add(agreed.nights)].toSorted((a, b) => a - b)
}

function present(
  stay: Stay & { readonly total: number },
  agreed: OwnBooking['quote'],
): RebookingOffer['stays'][number] {
  return { ...stay, duration: nights(stay), difference: stay.total - agreed.total }
}

import { type BookingOption, optionAt } from './booking-option.ts'
import { monthOf, monthsBetween, type YearMonth } from './calendar-month.ts'
import { addDays, daysBetween, epochDay, type IsoDay } from './iso-day.ts'
import type { Currency } from './money.ts'
import { createOptionGrid } from './option-grid.ts'
import { type Party, type PartyRefusal, partyRefusal } from './party.ts'
import type { LodgingPrices } from './price-plan.ts'
import { findSeason, type StayRefusal, stayRefusal, weekPriceSum } from './rent.ts'
import { type Stay, stayFrom, staysOverlap } from './stay.ts'

export type CalendarPlan = LodgingPrices &
  Readonly<{
    /** Arrivals before this day can no longer be booked. */
    firstBookable: IsoDay
    /** The day after the last night with a price. */
    endsOn: IsoDay
    taken: readonly Stay[]
  }>

/** A bookable stay, with its price for the party of the calendar. */
export type StayOffer = BookingOption

export type DayState =
  | Readonly<{ kind: 'past' }>
  /** The night has no price. */
  | Readonly<{ kind: 'closed' }>
  | Readonly<{ kind: 'taken' }>
  /** The night is taken, the one before is not: guests may leave on this day. */
  | Readonly<{ kind: 'departure-only' }>
  | Readonly<{ kind: 'arrival'; offer: StayOffer }>
  /** Not for the requested duration; the list may be empty. */
  | Readonly<{ kind: 'no-arrival'; durations: readonly number[] }>

export type OfferRefusal = PartyRefusal | StayRefusal | 'too-late' | 'taken'

/** The last offer before a day and the first after it. */
export type OffersAround = Readonly<{ before: StayOffer | null; after: StayOffer | null }>

/** Bookable stays of one house for one party, by day and number of nights. */
export type StayCalendar = Readonly<{
  months: readonly YearMonth[]
  /** All durations available on some day, shortest first. */
  durations: readonly number[]
  findOffer: (arrival: IsoDay, duration: number) => StayOffer | null
  durationsFor: (arrival: IsoDay) => readonly number[]
  dayState: (day: IsoDay, duration: number) => DayState
  /** All offers of a duration, by arrival. */
  offers: (duration: number) => readonly StayOffer[]
  /** The earlier arrival wins at equal price. */
  findCheapest: (duration: number) => StayOffer | null
  /** Finds the possible arrival nearest to a day, the earlier of two. */
  findNearest: (day: IsoDay, duration: number) => StayOffer | null
  findAround: (day: IsoDay, duration: number) => OffersAround
  findFirst: () => StayOffer | null
  /** Reason why a stay cannot be booked; null if it can. */
  refusal: (arrival: IsoDay, duration: number) => OfferRefusal | null
}>

export function createStayCalendar(plan: CalendarPlan, party: Party, currency: Currency): StayCalendar {
  const { firstBookable, endsOn } = plan
  const { findOffer, durationsFor, offers, durations } = readGrid(plan, party, currency)
  const isTaken = takenNights(plan.taken)
  const dayState = (day: IsoDay, duration: number): DayState => {
    if (day < firstBookable) return { kind: 'past' }
    if (isTaken(day)) return { kind: isTaken(addDays(day, -1)) ? 'taken' : 'departure-only' }
    if (findSeason(plan.seasons, day) === null) return { kind: 'closed' }
    const offer = findOffer(day, duration)
    return offer === null ? { kind: 'no-arrival', durations: durationsFor(day) } : { kind: 'arrival', offer }
  }
  return {
    months: firstBookable < endsOn ? monthsBetween(monthOf(firstBookable), monthOf(addDays(endsOn, -1))) : [],
    durations,
    findOffer,
    durationsFor,
    dayState,
    offers,
    findCheapest: remember((duration: number) => cheapestOf(offers(duration))),
    findNearest: (day, duration) => nearestOf(offers(duration), day),
    findAround: (day, duration) => ({
      before: offers(duration).findLast(({ arrival }) => arrival < day) ?? null,
      after: offers(duration).find(({ arrival }) => arrival > day) ?? null,
    }),
    findFirst: () => firstOf(durations.flatMap((nights) => offers(nights)[0] ?? [])),
    refusal: (arrival, duration) => offerRefusal(plan, party, currency, stayFrom(arrival, duration)),
  }
}

/** The lookups that need only the grid of offers. */
function readGrid(plan: CalendarPlan, party: Party, currency: Currency) {
  const { firstBookable, endsOn, taken } = plan
  const days = Math.max(0, daysBetween(firstBookable, endsOn))
  const window = { from: firstBookable, days, firstBookable }
  const grid = createOptionGrid({ prices: plan, window, taken, currency, party })
  const longest = Math.max(0, ...plan.seasons.map(({ maxNights }) => maxNights))
  const everyDuration = Array.from({ length: longest }, (_, index) => index + 1)
  const everyIndex = Array.from({ length: days }, (_, index) => index).filter((index) => grid.isArrival(index))
  const findOffer = (arrival: IsoDay, duration: number) => {
    const index = epochDay(arrival) - grid.firstDay
    return grid.isOffered(index, duration) ? optionAt(grid, index, duration) : null
  }
  const durationsFor = (arrival: IsoDay) => {
    const index = epochDay(arrival) - grid.firstDay
    return grid.isArrival(index) ? everyDuration.filter((nights) => grid.isOffered(index, nights)) : []
  }
  const offers = remember((duration: number) =>
    everyIndex.filter((index) => grid.isOffered(index, duration)).map((index) => optionAt(grid, index, duration)),
  )
  const durations = everyDuration.filter((nights) => everyIndex.some((index) => grid.isOffered(index, nights)))
  return { findOffer, durationsFor, offers, durations }
}

function offerRefusal(plan: CalendarPlan, party: Party, currency: Currency, stay: Stay): OfferRefusal | null {
  const refused = partyRefusal(party, plan)
  if (refused !== null) return refused
  if (stay.arrival < plan.firstBookable) return 'too-late'
  if (plan.taken.some((taken) => staysOverlap(taken, stay))) return 'taken'
  const refusal = stayRefusal(plan.seasons, stay)
  if (refusal !== null) return refusal
  return weekPriceSum(plan.seasons, stay, currency) === null ? 'no-price' : null
}

function cheapestOf(offers: readonly StayOffer[]): StayOffer | null {
  return offers.reduce<StayOffer | null>((best, offer) => (best && best.price <= offer.price ? best : offer), null)
}

function nearestOf(offers: readonly StayOffer[], day: IsoDay): StayOffer | null {
  const distance = (offer: StayOffer) => Math.abs(daysBetween(day, offer.arrival))
  return offers.reduce<StayOffer | null>(
    (best, offer) => (best && distance(best) <= distance(offer) ? best : offer),
    null,
  )
}

/** The earliest arrival; the cheapest of several durations. */
function firstOf(offers: readonly StayOffer[]): StayOffer | null {
  const [first] = offers.toSorted((a, b) => epochDay(a.arrival) - epochDay(b.arrival) || a.price - b.price)
  return first ?? null
}

function takenNights(taken: readonly Stay[]): (day: IsoDay) => boolean {
  const nights = new Set<number>()
  for (const { arrival, departure } of taken) {
    for (let day = epochDay(arrival); day < epochDay(departure); day += 1) nights.add(day)
  }
  return (day) => nights.has(epochDay(day))
}

function remember<T>(work: (key: number) => T): (key: number) => T {
  const known = new Map<number, { readonly value: T }>()
  return (key) => {
    const entry = known.get(key) ?? { value: work(key) }
    known.set(key, entry)
    return entry.value
  }
}

import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { expectedConsumption } from '@marram/domain/energy-estimate'
import type { IsoDay } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import { defaultParty, type Party } from '@marram/domain/party'
import { type Quote, quote } from '@marram/domain/quote'
import { stayFrom } from '@marram/domain/stay'
import {
  createStayCalendar,
  type OfferRefusal,
  type OffersAround,
  type StayCalendar,
  type StayOffer,
} from '@marram/domain/stay-calendar'
import { nearestDuration } from '@marram/domain/stay-position'
import { hasStayQuery, noStayQuery, presentStayQuery, type StayQuery } from '@marram/domain/stay-query'
import { bookingHref } from '../../kit/booking-href.ts'
import { createStore } from '../../kit/store.ts'
import { energyBasis } from './energy-figures.ts'
import { defaultChoice, resolveWish, type StayChoice } from './stay-choice.ts'

export type StayChoiceState = Readonly<{
  choice: StayChoice
  calendar: StayCalendar
  currency: Currency
  /** The price of the choice, or null with the reason beside it. */
  quote: Quote | null
  refusal: OfferRefusal | null
  /** The nearest free stays before and after an unavailable choice. */
  around: OffersAround
  /** The house has no free stay at all. */
  isSoldOut: boolean
  /** True if the URL, an earlier search or the guest chose this stay; false if it is merely the cheapest. */
  isRequested: boolean
  /** True if the guest made a choice on this page: only then is a new price announced. */
  isChosen: boolean
  bookHref: string
  /** The stay as a query string; empty for the default. */
  query: string
}>

export type StayStore = Readonly<{
  get: () => StayChoiceState
  subscribe: (listener: () => void) => () => void
  /** State of the server's render, which every part hydrates with. */
  initial: StayChoiceState
  /** The default without a requested stay. */
  usual: StayChoice
  /** The calendar of the house for two adults. */
  base: StayCalendar
  /** Applies a stay from the URL or an earlier search, without an announcement. */
  read: (choice: StayChoice) => void
  chooseArrival: (day: IsoDay) => void
  chooseDuration: (nights: number) => void
  chooseParty: (party: Party) => void
  chooseOffer: (offer: StayOffer) => void
}>

/**
 * One choice for calendar, price and energy of a house. A store and not component state: a change does not touch parts
 * that are not hydrated yet; they hydrate with the server's state before they render the current choice.
 */
export function createStayStore(
  lodging: LodgingPage,
  currency: Currency,
  onChosen: (choice: StayChoice) => void,
  wish: StayQuery = noStayQuery,
): StayStore {
  const plan = bookablePlan(lodging)
  const base = createStayCalendar(plan, defaultParty, currency)
  type Origin = Pick<StayChoiceState, 'isRequested' | 'isChosen'>
  const present = (choice: StayChoice, calendar: StayCalendar, origin: Origin): StayChoiceState => ({
    ...priceOf(lodging, plan, choice, calendar, currency),
    ...origin,
    choice,
    calendar,
    currency,
    isSoldOut: base.durations.length === 0,
    bookHref: bookingHref(lodging.id, choice),
    query: origin.isRequested ? presentStayQuery('', choice) : '',
  })
  const usual = defaultChoice(lodging, base)
  const isRequested = hasStayQuery(wish)
  const start = isRequested ? resolveWish(wish, usual, base) : usual
  const initial = present(start, createStayCalendar(plan, start.party, currency), { isRequested, isChosen: false })
  const store = createStore(initial)
  const change = (choice: StayChoice, origin: Origin): void => {
    const { choice: before, calendar } = store.get()
    const isSame = before.party === choice.party
    store.set(present(choice, isSame ? calendar : createStayCalendar(plan, choice.party, currency), origin))
  }
  const choose = (choice: StayChoice): void => {
    change(choice, { isRequested: true, isChosen: true })
    onChosen(choice)
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    initial,
    usual,
    base,
    read: (choice) => {
      const { choice: before, isChosen, isRequested } = store.get()
      // Avoids rendering again what the server has rendered.
      if (isRequested && presentStayQuery('', before) === presentStayQuery('', choice)) return
      change(choice, { isRequested: choice !== usual, isChosen })
    },
    ...choosers(store.get, choose),
  }
}

/** A paused house has prices that no guest can book. */
function bookablePlan({ status, pricePlan }: LodgingPage): LodgingPage['pricePlan'] {
  return status === 'paused' ? { ...pricePlan, seasons: [], endsOn: pricePlan.firstBookable } : pricePlan
}

function priceOf(
  lodging: LodgingPage,
  plan: LodgingPage['pricePlan'],
  { arrival, duration, party }: StayChoice,
  calendar: StayCalendar,
  currency: Currency,
): Pick<StayChoiceState, 'quote' | 'refusal' | 'around'> {
  if (arrival === null) return { quote: null, refusal: null, around: nothingAround }
  const refusal = calendar.refusal(arrival, duration)
  if (refusal !== null) return { quote: null, refusal, around: offersAround(calendar, arrival, duration) }
  const expected = expectedConsumption(energyBasis(lodging), plan.items, arrival, duration, party)
  const price = quote(plan, stayFrom(arrival, duration), party, [], currency, expected)
  return { quote: price.kind === 'quote' ? price : null, refusal: null, around: nothingAround }
}

const nothingAround: OffersAround = { before: null, after: null }

/** Of the chosen length, or of the nearest length that the house offers. */
function offersAround(calendar: StayCalendar, arrival: IsoDay, duration: number): OffersAround {
  const nights = nearestDuration(calendar.durations, duration)
  const isOffered = calendar.durations.includes(duration)
  return nights === null ? nothingAround : calendar.findAround(arrival, isOffered ? duration : nights)
}

/** A choice that does not fit the rest moves the rest to the nearest that fits. */
function choosers(get: () => StayChoiceState, choose: (next: StayChoice) => void) {
  return {
    chooseArrival: (day: IsoDay): void => {
      const { choice, calendar } = get()
      const fits = calendar.findOffer(day, choice.duration) !== null
      const nights = fits ? choice.duration : nearestDuration(calendar.durationsFor(day), choice.duration)
      if (nights !== null) choose({ ...choice, arrival: day, duration: nights })
    },
    chooseDuration: (nights: number): void => {
      const { choice, calendar } = get()
      const nearest = choice.arrival === null ? null : calendar.findNearest(choice.arrival, nights)
      if (nearest) choose({ ...choice, arrival: nearest.arrival, duration: nights })
    },
    chooseParty: (party: Party): void => choose({ ...get().choice, party }),
    chooseOffer: ({ arrival, duration }: StayOffer): void => choose({ ...get().choice, arrival, duration }),
  }
}

import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { editionByKey } from '@marram/domain/edition'
import { expectedConsumption } from '@marram/domain/energy-estimate'
import type { IsoDay } from '@marram/domain/iso-day'
import type { Currency } from '@marram/domain/money'
import { defaultParty, type Party } from '@marram/domain/party'
import { type Quote, quote } from '@marram/domain/quote'
import { stayFrom } from '@marram/domain/stay'
import { createStayCalendar, type OfferRefusal, type StayCalendar, type StayOffer } from '@marram/domain/stay-calendar'
import { nearestDuration } from '@marram/domain/stay-position'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { usePageContext } from '../../../scope/page-context.ts'
import { createSleep, type Sleep } from '../../../state/sleep.ts'
import { bookingHref, defaultChoice, type StayChoice } from '../../../state/stay-choice.ts'
import { useStayQuery, writeStayQuery } from './use-stay-query.ts'

export type StayChoiceState = Readonly<{
  choice: StayChoice
  calendar: StayCalendar
  currency: Currency
  /** The price of the choice, or null with the reason beside it. */
  quote: Quote | null
  refusal: OfferRefusal | null
  /** What comes nearest to a choice that cannot be had. */
  alternative: StayOffer | null
  /** Nothing at all can be booked by anybody. */
  isSoldOut: boolean
  /** Whether the guest has chosen on this page: only then is a new price announced. */
  isChosen: boolean
  bookHref: string
  /** Calendar and price come to life later than the rest of the page. */
  sleep: Sleep
  chooseArrival: (day: IsoDay) => void
  chooseDuration: (nights: number) => void
  chooseParty: (party: Party) => void
  chooseOffer: (offer: StayOffer) => void
}>

const Context = createContext<StayChoiceState | null>(null)

export function useStayChoice(): StayChoiceState {
  const state = useContext(Context)
  if (!state) throw new Error('A part of the stay stands outside StayChoiceProvider.')
  return state
}

type ProviderProps = Readonly<{ lodging: LodgingPage; children: ReactNode }>

/** One choice for calendar, price and energy. Another house begins with its own. */
export function StayChoiceProvider({ lodging, children }: ProviderProps) {
  return (
    <OneHouse key={lodging.id} lodging={lodging}>
      {children}
    </OneHouse>
  )
}

function OneHouse({ lodging, children }: ProviderProps) {
  const { currency } = editionByKey(usePageContext().scope.edition)
  const plan = useMemo(() => bookablePlan(lodging), [lodging])
  const base = useMemo(() => createStayCalendar(plan, defaultParty, currency), [plan, currency])
  const initial = useMemo(() => defaultChoice(lodging, base), [lodging, base])
  const [choice, setChoice] = useState(initial)
  const [isChosen, setChosen] = useState(false)
  const [sleep] = useState(createSleep)
  const onRead = useCallback((read: StayChoice) => sleep.change(() => setChoice(read)), [sleep])
  const { party } = choice
  const calendar = useMemo(() => createStayCalendar(plan, party, currency), [plan, party, currency])
  useStayQuery({ initial, calendar: base, currency, onRead })
  const state = useMemo((): StayChoiceState => {
    const choose = (next: StayChoice): void => {
      sleep.change(() => {
        setChoice(next)
        setChosen(true)
      })
      writeStayQuery(next)
    }
    return {
      ...priceOf(lodging, plan, choice, calendar, currency),
      ...choosers(choice, calendar, choose),
      choice,
      calendar,
      currency,
      isSoldOut: base.durations.length === 0,
      isChosen,
      bookHref: bookingHref(lodging.id, choice),
      sleep,
    }
  }, [lodging, plan, base, choice, calendar, currency, isChosen, sleep])
  return <Context value={state}>{children}</Context>
}

/** A paused house has prices that nobody can have. */
function bookablePlan({ status, pricePlan }: LodgingPage): LodgingPage['pricePlan'] {
  return status === 'paused' ? { ...pricePlan, seasons: [], endsOn: pricePlan.firstBookable } : pricePlan
}

function priceOf(
  lodging: LodgingPage,
  plan: LodgingPage['pricePlan'],
  { arrival, duration, party }: StayChoice,
  calendar: StayCalendar,
  currency: Currency,
): Pick<StayChoiceState, 'quote' | 'refusal' | 'alternative'> {
  if (arrival === null) return { quote: null, refusal: null, alternative: null }
  const refusal = calendar.refusal(arrival, duration)
  if (refusal !== null) return { quote: null, refusal, alternative: nearestOffer(calendar, arrival, duration) }
  const expected = expectedConsumption(lodging.consumption, arrival, duration, party)
  const price = quote(plan, stayFrom(arrival, duration), party, [], currency, expected)
  return { quote: price.kind === 'quote' ? price : null, refusal: null, alternative: null }
}

function nearestOffer(calendar: StayCalendar, arrival: IsoDay, duration: number): StayOffer | null {
  const nights = nearestDuration(calendar.durations, duration)
  return calendar.findNearest(arrival, duration) ?? (nights === null ? null : calendar.findNearest(arrival, nights))
}

/** A wish that does not fit the rest of the choice moves the rest to the nearest that does. */
function choosers(choice: StayChoice, calendar: StayCalendar, choose: (next: StayChoice) => void) {
  const { arrival, duration } = choice
  return {
    chooseArrival: (day: IsoDay): void => {
      const nights = calendar.findOffer(day, duration)
        ? duration
        : nearestDuration(calendar.durationsFor(day), duration)
      if (nights !== null) choose({ ...choice, arrival: day, duration: nights })
    },
    chooseDuration: (nights: number): void => {
      const nearest = arrival === null ? null : calendar.findNearest(arrival, nights)
      if (nearest) choose({ ...choice, arrival: nearest.arrival, duration: nights })
    },
    chooseParty: (party: Party): void => choose({ ...choice, party }),
    chooseOffer: (offer: StayOffer): void => choose({ ...choice, arrival: offer.arrival, duration: offer.duration }),
  }
}

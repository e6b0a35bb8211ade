import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { defaultDuration } from '@marram/domain/change-day'
import { daysBetween, type IsoDay, parseArrival } from '@marram/domain/iso-day'
import { defaultParty, type Party } from '@marram/domain/party'
import type { StayCalendar } from '@marram/domain/stay-calendar'
import { nearestDuration } from '@marram/domain/stay-position'

/** What the guest has chosen at a house. Without an arrival there is nothing left to choose. */
export type StayChoice = Readonly<{ arrival: IsoDay | null; duration: number; party: Party }>

/** What a link or an earlier search asks for; null where it says nothing. */
export type StayPreset = Readonly<{ arrival: IsoDay | null; duration: number | null; party: Party | null }>

export const noWish: StayPreset = { arrival: null, duration: null, party: null }

const partyKeys = ['adults', 'children', 'infants', 'pets'] as const

export function isWish({ arrival, duration, party }: StayPreset): boolean {
  return arrival !== null || duration !== null || party !== null
}

/** Reads `?arrival=2027-06-12&duration=7&adults=2…`; what is not a day or a number counts as not said. */
export function parseStayQuery(query: string): StayPreset {
  const params = new URLSearchParams(query)
  const count = (key: string, max: number): number | null => {
    const text = params.get(key) ?? ''
    return /^\d{1,3}$/.test(text) && Number(text) <= max ? Number(text) : null
  }
  const counts = partyKeys.map((key) => count(key, 99))
  const [adults, children, infants, pets] = counts
  const party = {
    adults: adults ?? defaultParty.adults,
    children: children ?? 0,
    infants: infants ?? 0,
    pets: pets ?? 0,
  }
  return {
    arrival: parseArrival(params.get('arrival')),
    duration: count('duration', 366) || null,
    party: counts.every((entry) => entry === null) ? null : party,
  }
}

/** The choice in the query, in the place of an earlier one; parameters of others stay. */
export function presentStayQuery(query: string, { arrival, duration, party }: StayChoice): string {
  const params = new URLSearchParams(query)
  for (const key of ['arrival', 'duration', ...partyKeys]) params.delete(key)
  if (arrival !== null) {
    params.set('arrival', arrival)
    params.set('duration', String(duration))
  }
  for (const key of partyKeys) if (key === 'adults' || party[key] > 0) params.set(key, String(party[key]))
  return `?${params}`
}

export function bookingHref(lodgingId: number, choice: StayChoice): string {
  return `/booking/step1/${presentStayQuery(`?lodgingId=${lodgingId}`, choice)}`
}

/** What every visitor sees first: the cheapest stay, or else the first one that is free. */
export function defaultChoice(
  { cheapestOptions: [cheapest] }: Pick<LodgingPage, 'cheapestOptions'>,
  calendar: StayCalendar,
): StayChoice {
  const offer = (cheapest && calendar.findOffer(cheapest.arrival, cheapest.duration)) ?? calendar.findFirst()
  return { arrival: offer?.arrival ?? null, duration: offer?.duration ?? defaultDuration, party: defaultParty }
}

/**
 * A stay that was asked for by day and nights is kept even where it cannot be had, so that the guest is told why.
 * What the wish leaves open is filled in with something that can be booked.
 */
export function resolveWish(wish: StayPreset, initial: StayChoice, calendar: StayCalendar): StayChoice {
  const party = wish.party ?? initial.party
  if (initial.arrival === null) return { ...initial, party }
  if (wish.arrival !== null) {
    const nearest = nearestDuration(calendar.durationsFor(wish.arrival), defaultDuration)
    return { arrival: wish.arrival, duration: wish.duration ?? nearest ?? defaultDuration, party }
  }
  const cheapest = wish.duration === null ? null : calendar.findCheapest(wish.duration)
  return cheapest ? { arrival: cheapest.arrival, duration: cheapest.duration, party } : { ...initial, party }
}

/** Who searches for a day means its changeover weekend: a stay that begins up to two days off is what was meant. */
export function meantStay(choice: StayChoice, calendar: StayCalendar): StayChoice {
  const { arrival, duration } = choice
  if (arrival === null || calendar.findOffer(arrival, duration) !== null) return choice
  const nearest = calendar.findNearest(arrival, duration)
  return nearest && Math.abs(daysBetween(arrival, nearest.arrival)) <= 2
    ? { ...choice, arrival: nearest.arrival }
    : choice
}

import { type IsoDay, parseArrival } from './iso-day.ts'
import { defaultParty, type Party } from './party.ts'
import { bookingHorizon } from './season-horizon.ts'
import type { RequestedStay } from './stay.ts'

/** The stay requested by a link or an earlier search; null if unspecified. */
export type StayQuery = Readonly<{ arrival: IsoDay | null; duration: number | null; party: Party | null }>

export const noStayQuery: StayQuery = { arrival: null, duration: null, party: null }

const partyKeys = ['adults', 'children', 'infants', 'pets'] as const

export function hasStayQuery({ arrival, duration, party }: StayQuery): boolean {
  return arrival !== null || duration !== null || party !== null
}

/** Parses `?arrival=2027-06-12&duration=7&adults=2…`; invalid values are ignored. */
export function parseStayQuery(query: string | URLSearchParams): StayQuery {
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

/** Null unless both day and nights are set. */
export function requestedStay({ arrival, duration, party }: StayQuery): RequestedStay | null {
  return arrival === null || duration === null ? null : { arrival, duration, party: party ?? defaultParty }
}

export type ChosenStay = Readonly<{ arrival: IsoDay | null; duration: number; party: Party }>

/** Puts the stay into the query in place of an earlier one; other parameters stay. Begins with a question mark. */
export function presentStayQuery(query: string, { arrival, duration, party }: ChosenStay): string {
  const params = new URLSearchParams(query)
  for (const key of ['arrival', 'duration', ...partyKeys]) params.delete(key)
  if (arrival !== null) {
    params.set('arrival', arrival)
    params.set('duration', String(duration))
  }
  writeParty(params, party)
  return `?${params}`
}

function writeParty(params: URLSearchParams, party: Party): void {
  for (const key of partyKeys) if (key === 'adults' || party[key] > 0) params.set(key, String(party[key]))
}

/** Limits of stays requested often enough to store a page for them. */
const usual = { nights: 35, adults: 20, children: 20, infants: 4, pets: 4 } as const

/**
 * The stay in a house's URL as cache key of its page: canonical, and without other parameters. `isUsual` tells whether
 * the page may be stored; pages for stays that cannot be booked are rendered on each request. Day, nights and party all
 * affect the price: items may be charged per person, and a house refuses too many guests or pets.
 */
export function stayPageKey(query: URLSearchParams, today: IsoDay): Readonly<{ query: string; isUsual: boolean }> {
  const wish = parseStayQuery(query)
  const params = new URLSearchParams()
  if (wish.arrival !== null) params.set('arrival', wish.arrival)
  if (wish.duration !== null) params.set('duration', String(wish.duration))
  const party = wish.party ?? defaultParty
  if (params.size > 0 || !isDefault(party)) writeParty(params, party)
  return { query: params.size === 0 ? '' : `?${params}`, isUsual: isUsual(wish, party, today) }
}

function isUsual({ arrival, duration }: StayQuery, party: Party, today: IsoDay): boolean {
  const { first, last } = bookingHorizon(today)
  const isInTime = arrival === null || (arrival >= first && arrival < last)
  return isInTime && (duration ?? 1) <= usual.nights && partyKeys.every((key) => party[key] <= usual[key])
}

function isDefault(party: Party): boolean {
  return partyKeys.every((key) => party[key] === defaultParty[key])
}

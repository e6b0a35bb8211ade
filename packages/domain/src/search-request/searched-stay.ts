import type { Criteria } from '../criteria/criterion.ts'
import { sortFor } from '../criteria/order.ts'
import { searchedPersons } from '../criteria/search-party.ts'
import type { Search } from '../criteria/search-state.ts'
import { addDays, copenhagenDay, daysBetween, type IsoDay } from '../iso-day.ts'
import { lastMinuteWindow } from '../last-minute.ts'
import { minorPerWhole } from '../money.ts'
import { defaultParty } from '../party.ts'
import { arrivalFilter, requestedArrivals } from './arrival-filter.ts'
import { criterionGroups } from './criterion-groups.ts'
import type { Filter } from './filter.ts'

export type StayPreference = 'price' | 'discountTotal' | 'discountPercentage'

/**
 * The stays that a search allows, so that callers can show the stay a house was found for: the search returns only ids.
 * Missing fields are unrestricted.
 */
export type SearchedStay = Readonly<{
  arrivals?: readonly IsoDay[]
  /** The days that the guest named. Other arrivals are the rest of their changeover weekends. */
  asked?: readonly IsoDay[]
  changeDays?: readonly number[]
  durations?: readonly number[]
  persons: number
  /** Minor units. */
  maxPrice?: number
  /** Only stays at a reduced price. */
  isReduced?: boolean
  prefer: StayPreference
}>

/** `isRequested`: the stay starts on a day that the guest named. */
type FoundStay = Readonly<{ price: number; day: number; nights: number; isRequested?: boolean }>

/**
 * Orders the stays that can represent a house in a list: by rank of the preference, then price, requested day, arrival
 * and length. The search sorts by rank and price while the broker selects the stay, so both must agree on these two;
 * the requested day only decides between stays at the same price.
 */
export function isShownBefore(rankDifference: number, a: FoundStay, b: FoundStay): boolean {
  return (rankDifference || a.price - b.price || requestedFirst(a, b) || a.day - b.day || a.nights - b.nights) < 0
}

function requestedFirst(a: FoundStay, b: FoundStay): number {
  return Number(b.isRequested ?? false) - Number(a.isRequested ?? false)
}

type PricedArrival = Readonly<{ arrival: IsoDay; price: number }>

/** The saving on another arrival day. `days` is negative if that day is earlier. */
export type MoveSaving = Readonly<{ days: number; amount: number }>

/** Compares the shown stay with the one on the requested day, of the same length; null if moving saves nothing. */
export function moveSaving(shown: PricedArrival, requested: PricedArrival | null): MoveSaving | null {
  if (requested === null || requested.arrival === shown.arrival || requested.price <= shown.price) return null
  return { days: daysBetween(requested.arrival, shown.arrival), amount: requested.price - shown.price }
}

export function searchedStay({ criteria, order }: Pick<Search, 'criteria' | 'order'>, now: Date): SearchedStay {
  const { dates, changeDays } = arrivalFilter(criteria, copenhagenDay(now))
  const durations = nightsOf(criterionGroups(criteria, now).get('duration')?.durations)
  const maxPrice = criteria.get('maxPris')?.value
  const arrivals = arrivalsOf(dates, criteria, now)
  const asked = requestedArrivals(criteria, copenhagenDay(now)).filter((day) => arrivals?.includes(day))
  return {
    ...(arrivals && { arrivals }),
    ...(asked.length > 0 && { asked }),
    ...(changeDays?.comparator === 'IN' && { changeDays: changeDays.values.map(Number) }),
    ...(durations && { durations }),
    persons: searchedPersons(criteria) ?? defaultParty.adults,
    ...(typeof maxPrice === 'number' && { maxPrice: Math.round(maxPrice * minorPerWhole) }),
    ...(criteria.has('lastMinute') && { isReduced: true }),
    prefer: preferenceOf(order),
  }
}

function arrivalsOf(dates: Filter | undefined, criteria: Criteria, now: Date): readonly IsoDay[] | null {
  const requested = dates?.comparator === 'IN' ? dates.values.map(String) : null
  if (!criteria.has('lastMinute')) return requested
  const soon = lastMinuteDays(now)
  return requested === null ? soon : soon.filter((day) => requested.includes(day))
}

function lastMinuteDays(now: Date): IsoDay[] {
  const { from, until } = lastMinuteWindow(now)
  const days: IsoDay[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

function nightsOf(filter: Filter | undefined): readonly number[] | null {
  switch (filter?.comparator) {
    case '=':
      return [Number(filter.value)]
    case 'BETWEEN': {
      const [from, to] = filter.values
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    }
    default:
      return null
  }
}

/** Matches the search service's own rule, including the one for the most expensive first. */
function preferenceOf(order: Search['order']): StayPreference {
  const sort = order && sortFor(order)
  if (sort?.direction !== 'DESC') return 'price'
  return sort.property === 'discountTotal' || sort.property === 'discountPercentage' ? sort.property : 'price'
}

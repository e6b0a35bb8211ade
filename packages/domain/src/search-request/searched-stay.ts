import type { Criteria, Criterion } from '../criteria/criterion.ts'
import { facilityKey } from '../criteria/key.ts'
import { sortFor } from '../criteria/order.ts'
import type { Search } from '../criteria/search-state.ts'
import { facilityByKey } from '../facility.ts'
import { addDays, copenhagenDay, daysBetween, type IsoDay } from '../iso-day.ts'
import { lastMinuteWindow } from '../last-minute.ts'
import { minorPerWhole } from '../money.ts'
import { defaultParty } from '../party.ts'
import { arrivalFilter, askedArrivals } from './arrival-filter.ts'
import { criterionGroups } from './criterion-groups.ts'
import type { Filter } from './filter.ts'

export type StayPreference = 'price' | 'discountTotal' | 'discountPercentage'

/**
 * Which stays a search has in mind, for whoever must show the one that a house was found for: the search itself
 * answers ids only. What is left out is open.
 */
export type SearchedStay = Readonly<{
  arrivals?: readonly IsoDay[]
  /** The days that the guest named. The other arrivals are the rest of their changeover weekends. */
  asked?: readonly IsoDay[]
  changeDays?: readonly number[]
  durations?: readonly number[]
  persons: number
  /** Minor units. */
  maxPrice?: number
  prefer: StayPreference
}>

/** `isAsked`: it begins on a day that the guest named. */
type FoundStay = Readonly<{ price: number; day: number; nights: number; isAsked?: boolean }>

/**
 * Which of two stays a house is shown with in a list: the one that the preference ranks lower, then the cheaper, the one
 * on the day asked for, the earlier and the shorter. The search sorts by rank and price and the broker shows the stay, so
 * both must agree on these two; the day asked for only decides among stays that cost the same.
 */
export function isShownBefore(rankDifference: number, a: FoundStay, b: FoundStay): boolean {
  return (rankDifference || a.price - b.price || askedFirst(a, b) || a.day - b.day || a.nights - b.nights) < 0
}

function askedFirst(a: FoundStay, b: FoundStay): number {
  return Number(b.isAsked ?? false) - Number(a.isAsked ?? false)
}

type PricedArrival = Readonly<{ arrival: IsoDay; price: number }>

/** What arriving on another day saves. `days` is negative where that day is earlier. */
export type MoveSaving = Readonly<{ days: number; amount: number }>

/** Compares the shown stay with the one on the day asked for, of the same length; null where moving saves nothing. */
export function moveSaving(shown: PricedArrival, asked: PricedArrival | null): MoveSaving | null {
  if (asked === null || asked.arrival === shown.arrival || asked.price <= shown.price) return null
  return { days: daysBetween(asked.arrival, shown.arrival), amount: asked.price - shown.price }
}

const personsKey = facilityKey(facilityByKey('persons').id)

export function searchedStay({ criteria, order }: Pick<Search, 'criteria' | 'order'>, now: Date): SearchedStay {
  const { dates, changeDays } = arrivalFilter(criteria, copenhagenDay(now))
  const durations = nightsOf(criterionGroups(criteria, now).get('duration')?.durations)
  const maxPrice = criteria.get('maxPris')?.value
  const arrivals = arrivalsOf(dates, criteria, now)
  const asked = askedArrivals(criteria, copenhagenDay(now)).filter((day) => arrivals?.includes(day))
  return {
    ...(arrivals && { arrivals }),
    ...(asked.length > 0 && { asked }),
    ...(changeDays?.comparator === 'IN' && { changeDays: changeDays.values.map(Number) }),
    ...(durations && { durations }),
    persons: searchedPersons(criteria) ?? defaultParty.adults,
    ...(typeof maxPrice === 'number' && { maxPrice: Math.round(maxPrice * minorPerWhole) }),
    prefer: preferenceOf(order),
  }
}

/** How many people the search asks room for; a price is then for so many. */
export function searchedPersons(criteria: Criteria): number | null {
  const criterion = criteria.get(personsKey)
  const least = criterion && leastOf(criterion)
  return least && least >= 1 ? Math.ceil(least) : null
}

function leastOf({ value, comparator }: Criterion): number | null {
  if (comparator === 'BETWEEN') return typeof value === 'object' ? Number(value[0]) : null
  return typeof value === 'number' && (comparator === '>=' || comparator === '=') ? value : null
}

function arrivalsOf(dates: Filter | undefined, criteria: Criteria, now: Date): readonly IsoDay[] | null {
  const asked = dates?.comparator === 'IN' ? dates.values.map(String) : null
  if (!criteria.has('lastMinute')) return asked
  const soon = lastMinuteDays(now)
  return asked === null ? soon : soon.filter((day) => asked.includes(day))
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

/** As the search itself chooses; see its own rule for the dearest first. */
function preferenceOf(order: Search['order']): StayPreference {
  const sort = order && sortFor(order)
  if (sort?.direction !== 'DESC') return 'price'
  return sort.property === 'discountTotal' || sort.property === 'discountPercentage' ? sort.property : 'price'
}

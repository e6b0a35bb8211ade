import type { Criteria, Criterion } from '../criteria/criterion.ts'
import { facilityKey } from '../criteria/key.ts'
import { sortFor } from '../criteria/order.ts'
import type { Search } from '../criteria/search-state.ts'
import { facilityByKey } from '../facility.ts'
import { addDays, copenhagenDay, type IsoDay } from '../iso-day.ts'
import { lastMinuteWindow } from '../last-minute.ts'
import { minorPerWhole } from '../money.ts'
import { defaultParty } from '../party.ts'
import { arrivalFilter } from './arrival-filter.ts'
import { criterionGroups } from './criterion-groups.ts'
import type { Filter } from './filter.ts'

export type StayPreference = 'price' | 'discountTotal' | 'discountPercentage'

/**
 * Which stays a search has in mind, for whoever must show the one that a house was found for: the search itself
 * answers ids only. What is left out is open.
 */
export type SearchedStay = Readonly<{
  arrivals?: readonly IsoDay[]
  changeDays?: readonly number[]
  durations?: readonly number[]
  persons: number
  /** Minor units. */
  maxPrice?: number
  prefer: StayPreference
}>

type FoundStay = Readonly<{ price: number; day: number; nights: number }>

/**
 * Which of two stays a house is shown with in a list: the one that the preference ranks lower, then the cheaper, the
 * earlier and the shorter. The search sorts by it and the broker shows it, so both must agree.
 */
export function isShownBefore(rankDifference: number, a: FoundStay, b: FoundStay): boolean {
  return (rankDifference || a.price - b.price || a.day - b.day || a.nights - b.nights) < 0
}

const personsKey = facilityKey(facilityByKey('persons').id)

export function searchedStay({ criteria, order }: Pick<Search, 'criteria' | 'order'>, now: Date): SearchedStay {
  const { dates, changeDays } = arrivalFilter(criteria, copenhagenDay(now))
  const durations = nightsOf(criterionGroups(criteria, now).get('duration')?.durations)
  const maxPrice = criteria.get('maxPris')?.value
  const arrivals = arrivalsOf(dates, criteria, now)
  return {
    ...(arrivals && { arrivals }),
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

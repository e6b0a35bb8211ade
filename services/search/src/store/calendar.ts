import { addDays, epochDay, type IsoDay, isoDayFromEpoch, weekdayOfEpoch } from '@marram/domain/iso-day'
import type { PriceSeason } from '@marram/domain/price-plan'
import { offersDuration } from '@marram/domain/rent'

/** The agency's seasons, without the prices of a house. */
export type CalendarSeason = Omit<PriceSeason, 'weekPrice'>

/**
 * Seasons belong to the agency, so arrival days and lengths are the same for every house; a house adds only its prices
 * and taken nights.
 */
export type Calendar = Readonly<{
  from: IsoDay
  firstDay: number
  /** Number of arrival days. */
  days: number
  /** Longest stay of any season. */
  longest: number
  seasons: readonly CalendarSeason[]
  /** Position in `seasons` of every bookable night; -1 outside all seasons. */
  seasonOf: Int16Array
  /** Month of each such night, 1 to 12. */
  monthOf: Uint8Array
}>

export function createCalendar(seasons: readonly CalendarSeason[], from: IsoDay, days: number): Calendar {
  const longest = Math.max(1, ...seasons.map(({ maxNights }) => maxNights))
  const until = addDays(from, days + longest)
  const touched = seasons.filter(({ startsOn, endsOn }) => startsOn < until && endsOn > from)
  const firstDay = epochDay(from)
  const seasonOf = new Int16Array(days + longest).fill(-1)
  for (const [position, season] of touched.entries()) {
    const start = Math.max(0, epochDay(season.startsOn) - firstDay)
    const end = Math.min(seasonOf.length, epochDay(season.endsOn) - firstDay)
    if (end > start) seasonOf.fill(position, start, end)
  }
  const monthOf = Uint8Array.from(seasonOf, (_, day) => Number(isoDayFromEpoch(firstDay + day).slice(5, 7)))
  return { from, firstDay, days, longest, seasons: touched, seasonOf, monthOf }
}

/** Returns true if the agency's calendar allows a stay of this length from this day. */
export function isOffered(calendar: Calendar, day: number, nights: number): boolean {
  const season = calendar.seasons[calendar.seasonOf[day] ?? -1]
  if (season === undefined || day >= calendar.days) return false
  return season.arrivalDays.includes(weekdayOfEpoch(calendar.firstDay + day)) && offersDuration(season, nights)
}

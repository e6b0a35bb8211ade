import { lengthFactorPermille } from '@marram/domain/rent'
import type { Choice } from '../plan/term.ts'
import { type Calendar, isOffered } from '../store/calendar.ts'

/** How many nights of a stay lie in a season of the calendar. */
export type SeasonShare = Readonly<{ season: number; nights: number }>

/**
 * Arrival days from which a stay of so many nights is made up of the same seasons, so that it has the same rent in
 * every house: a year of arrivals needs some hundred rents instead of one for every day.
 */
export type CellGroup = Readonly<{
  nights: number
  factor: number
  shares: readonly SeasonShare[]
  days: readonly number[]
}>

export function cellGroups(calendar: Calendar, days: Choice, nights: number, firstIndex: number): CellGroup[] {
  const groups = new Map<string, { shares: SeasonShare[]; days: number[] }>()
  for (let day = Math.max(0, firstIndex); day < calendar.days; day += 1) {
    if ((days !== null && days[day] !== 1) || !isOffered(calendar, day, nights)) continue
    const shares = sharesOf(calendar, day, nights)
    if (shares === null) continue
    const key = shares.map(({ season, nights: count }) => `${season}:${count}`).join()
    const group = groups.get(key)
    if (group) group.days.push(day)
    else groups.set(key, { shares, days: [day] })
  }
  return [...groups.values()].map((group) => ({ nights, factor: lengthFactorPermille(nights), ...group }))
}

function sharesOf({ seasonOf }: Calendar, day: number, nights: number): SeasonShare[] | null {
  const shares: { season: number; nights: number }[] = []
  for (let night = day; night < day + nights; night += 1) {
    const season = seasonOf[night] ?? -1
    if (season < 0) return null
    const last = shares.at(-1)
    if (last?.season === season) last.nights += 1
    else shares.push({ season, nights: 1 })
  }
  return shares
}

import type { IsoDay } from './iso-day.ts'
import type { Stay } from './stay.ts'

export type StayPosition = 'arrival' | 'inside' | 'departure' | null

/** The position of a day in a stay. Includes the day of departure, though its night belongs to other guests. */
export function stayPosition(stay: Stay | null, day: IsoDay): StayPosition {
  if (stay === null || day < stay.arrival || day > stay.departure) return null
  if (day === stay.arrival) return 'arrival'
  return day === stay.departure ? 'departure' : 'inside'
}

/** The available number of nights nearest to the requested one; the longer of two equally near. */
export function nearestDuration(durations: readonly number[], wished: number): number | null {
  return durations.reduce<number | null>(
    (best, nights) => (best === null || Math.abs(nights - wished) <= Math.abs(best - wished) ? nights : best),
    null,
  )
}

const usualDurations = [2, 3, 4, 5, 7, 10, 14, 21]

/** The few durations that get a button: the usual ones that the house offers, and the chosen one. */
export function shownDurations(durations: readonly number[], chosen: number | null, count = 6): number[] {
  const usual = usualDurations.filter((nights) => durations.includes(nights))
  const shown = (usual.length > 0 ? usual : durations).slice(0, count)
  const all = chosen === null || shown.includes(chosen) ? shown : [...shown.slice(0, count - 1), chosen]
  return all.toSorted((a, b) => a - b)
}

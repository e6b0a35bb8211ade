import type { IsoDay } from './iso-day.ts'
import type { Stay } from './stay.ts'

export type StayPosition = 'arrival' | 'inside' | 'departure' | null

/** Where a day lies in a stay. The day of departure is shown with it, though its night is another guest's. */
export function stayPosition(stay: Stay | null, day: IsoDay): StayPosition {
  if (stay === null || day < stay.arrival || day > stay.departure) return null
  if (day === stay.arrival) return 'arrival'
  return day === stay.departure ? 'departure' : 'inside'
}

/** The number of nights nearest to the one wished for; of two as near, the longer stay. */
export function nearestDuration(durations: readonly number[], wished: number): number | null {
  return durations.reduce<number | null>(
    (best, nights) => (best === null || Math.abs(nights - wished) <= Math.abs(best - wished) ? nights : best),
    null,
  )
}

const usualDurations = [2, 3, 4, 5, 7, 10, 14, 21]

/** The few durations worth a button: what guests usually ask for, where the house has it, and the one chosen. */
export function shownDurations(durations: readonly number[], chosen: number | null, count = 6): number[] {
  const usual = usualDurations.filter((nights) => durations.includes(nights))
  const shown = (usual.length > 0 ? usual : durations).slice(0, count)
  const all = chosen === null || shown.includes(chosen) ? shown : [...shown.slice(0, count - 1), chosen]
  return all.toSorted((a, b) => a - b)
}

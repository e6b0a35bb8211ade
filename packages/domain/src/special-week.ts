import type { IsoDay } from './iso-day.ts'

export type SpecialWeek = 'christmas' | 'new-year'

/** Days on which the weeks of Christmas and New Year begin, as the agency has set them, first and last day included. */
const arrivals: readonly (readonly [from: IsoDay, to: IsoDay, week: SpecialWeek])[] = [
  ['2025-12-18', '2025-12-21', 'christmas'],
  ['2025-12-26', '2025-12-28', 'new-year'],
  ['2026-12-19', '2026-12-20', 'christmas'],
  ['2026-12-26', '2026-12-27', 'new-year'],
]

/** The week that guests who arrive on this day celebrate in the house. */
export function findSpecialWeek(arrival: IsoDay): SpecialWeek | null {
  return arrivals.find(([from, to]) => from <= arrival && arrival <= to)?.[2] ?? null
}

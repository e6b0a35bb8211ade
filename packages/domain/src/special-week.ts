import type { IsoDay } from './iso-day.ts'

export type SpecialWeek = 'christmas' | 'new-year'

/** Arrival days of Christmas and New Year weeks as set by the agency, both included. */
const arrivals: readonly (readonly [from: IsoDay, to: IsoDay, week: SpecialWeek])[] = [
  ['2025-12-18', '2025-12-21', 'christmas'],
  ['2025-12-26', '2025-12-28', 'new-year'],
  ['2026-12-19', '2026-12-20', 'christmas'],
  ['2026-12-26', '2026-12-27', 'new-year'],
]

/** The holiday during a stay that begins on this day. */
export function findSpecialWeek(arrival: IsoDay): SpecialWeek | null {
  return arrivals.find(([from, to]) => from <= arrival && arrival <= to)?.[2] ?? null
}

import type { IsoDay } from './iso-day.ts'

/** Days around Christmas that the agency treats apart, as agreed for these two years. */
export const specialDates: readonly IsoDay[] = [
  '2025-12-18',
  '2025-12-19',
  '2025-12-20',
  '2025-12-21',
  '2025-12-26',
  '2025-12-27',
  '2025-12-28',
  '2026-12-19',
  '2026-12-20',
  '2026-12-26',
  '2026-12-27',
]

export function isSpecialDate(day: IsoDay, dates: readonly IsoDay[] = specialDates): boolean {
  return dates.includes(day)
}

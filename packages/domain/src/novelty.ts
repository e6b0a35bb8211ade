import { addDays, type IsoDay } from './iso-day.ts'

const newLodgingDays = 365
const newBuildYears = 3

/** The earliest publication day that still counts as new: less than a year ago. */
export function newLodgingSince(today: IsoDay): IsoDay {
  return addDays(today, 1 - newLodgingDays)
}

/**
 * The earliest year that counts as newly built or renovated. Only the year is known, so the third calendar year back is
 * included.
 */
export function newBuildSince(today: IsoDay): number {
  return Number(today.slice(0, 4)) - newBuildYears
}

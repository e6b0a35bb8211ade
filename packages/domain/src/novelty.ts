import { addDays, type IsoDay } from './iso-day.ts'

const newHouseDays = 365
const newBuildYears = 3

/** The earliest day of publication with us that still counts as new: less than a year ago. */
export function newHouseSince(today: IsoDay): IsoDay {
  return addDays(today, 1 - newHouseDays)
}

/**
 * The earliest year that counts as newly built or renovated. Only years are known, so the third calendar year back
 * counts whole.
 */
export function newBuildSince(today: IsoDay): number {
  return Number(today.slice(0, 4)) - newBuildYears
}

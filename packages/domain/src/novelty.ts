import { addDays, daysBetween, type IsoDay } from './iso-day.ts'

export const newHouseDays = 365
export const newBuildYears = 3

/** Published with us less than a year ago; a house to be published later is not new yet. */
export function isNewHouse(publishedOn: IsoDay, today: IsoDay): boolean {
  const days = daysBetween(publishedOn, today)
  return days >= 0 && days < newHouseDays
}

/** The earliest publication day that still counts as new: for filters that compare days. */
export function newHouseSince(today: IsoDay): IsoDay {
  return addDays(today, 1 - newHouseDays)
}

/** Only years of construction are known, so the third calendar year back still counts whole. */
export function isNewBuild(builtYear: number, today: IsoDay): boolean {
  return isRecentYear(builtYear, today)
}

export function isNewlyRenovated(renovatedYear: number, today: IsoDay): boolean {
  return isRecentYear(renovatedYear, today)
}

/** The earliest year that counts as newly built or renovated. */
export function newBuildSince(today: IsoDay): number {
  return yearOf(today) - newBuildYears
}

function isRecentYear(year: number, today: IsoDay): boolean {
  return year >= newBuildSince(today) && year <= yearOf(today)
}

function yearOf(day: IsoDay): number {
  return Number(day.slice(0, 4))
}

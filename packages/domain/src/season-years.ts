import type { IsoDay } from './iso-day.ts'

/** The years whose stays the agency shows and sells; configuration may name others. */
export type SeasonYears = readonly number[]

/** Last, this and next year. */
export function defaultSeasonYears(today: IsoDay): SeasonYears {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1]
}

/** By the year of arrival: a New Year's stay belongs to the season in which it begins. */
export function isInActiveSeason(arrival: IsoDay, years: SeasonYears): boolean {
  return years.includes(Number(arrival.slice(0, 4)))
}

import { addDays, daysBetween, type IsoDay } from '@marram/domain/iso-day'
import type { Week } from '../stays/stays.ts'

export const yearDays = 365
/** Reviews start this many years before the stays on record. */
export const olderYears = 3
export const olderPerYear = 1.62
export const reviewedShare = 0.7

/** Houses that were published in the years before the stays on record. */
const publishedShare = 0.8
/** Weeks that are booked, of those that the season would fill if no earlier stay were in the way. */
const freeShare = 0.57
/** Days after the beginning of a week on which its guests write. */
const written = { from: 8, until: 30 }

/** Estimates the number of reviews older than a day. */
export type PlaceOf = (day: IsoDay) => number

/** Estimates places in the list of all reviews: there are few in winter and many after the summer holidays. */
export function placesOf(weeks: readonly Week[], lodgings: number, today: IsoDay): PlaceOf {
  const first = addDays(today, -(olderYears + 1) * yearDays - 60)
  const expected = Array.from(
    { length: daysBetween(first, today) + 1 },
    () => (lodgings * olderPerYear * publishedShare) / yearDays,
  )
  expected.fill(0, daysBetween(first, addDays(today, -yearDays - 20)))
  for (const { saturday, chance } of weeks) {
    const perDay = (lodgings * chance * freeShare * reviewedShare) / (written.until - written.from)
    for (let after = written.from; after < written.until; after++) {
      const day = daysBetween(first, saturday) + after
      if (day < expected.length) expected[day] = (expected[day] ?? 0) + perDay
    }
  }
  let sum = 0
  const places = expected.map((count) => {
    sum += count
    return sum
  })
  return (day) => places[daysBetween(first, day)] ?? 0
}

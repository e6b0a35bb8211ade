import type { IsoDay } from './iso-day.ts'
import type { Stay } from './stay.ts'
import { saleRulesOn } from './terms.ts'

/** The calendar years whose nights the agency sells. */
export type ActiveYears = readonly number[]

/** The first possible arrival and the last possible departure. Equal if there is nothing between. */
export type BookingHorizon = Readonly<{ first: IsoDay; last: IsoDay }>

/** From last year to the last one that the agency's terms open. */
export function defaultActiveYears(today: IsoDay): ActiveYears {
  const year = Number(today.slice(0, 4))
  return [year - 1, year + saleRulesOn(today).openYearsAhead]
}

/**
 * The booking horizon shared by search, calendar and booking. Prices are agreed per year, so every night of a stay must
 * lie in an active year: the last departure is on the 1 January after the last one, and a stay across that New Year
 * becomes available once the next year is active. There are no arrivals before today. Years between the first and the
 * last count as active.
 */
export function bookingHorizon(today: IsoDay, activeYears: ActiveYears = defaultActiveYears(today)): BookingHorizon {
  if (activeYears.length === 0) return { first: today, last: today }
  const begin = newYear(Math.min(...activeYears))
  return { first: begin > today ? begin : today, last: newYear(Math.max(...activeYears) + 1) }
}

/** @internal */
export function isWithinHorizon({ arrival, departure }: Stay, { first, last }: BookingHorizon): boolean {
  return arrival >= first && departure <= last
}

/** Parses a list from the configuration, "2025,2026,2027"; null if malformed. */
export function parseActiveYears(text: string): ActiveYears | null {
  const years = text.split(',').map((year) => year.trim())
  return years.every((year) => /^2\d{3}$/.test(year)) ? years.map(Number) : null
}

function newYear(year: number): IsoDay {
  return `${year}-01-01`
}

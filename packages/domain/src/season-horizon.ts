import type { IsoDay } from './iso-day.ts'
import type { Stay } from './stay.ts'

/** The calendar years whose nights the agency sells. */
export type ActiveYears = readonly number[]

/** The first day on which guests may arrive, and the last on which they may leave. Nothing lies between when it is empty. */
export type BookingHorizon = Readonly<{ first: IsoDay; last: IsoDay }>

/** Last, this and next year. */
export function defaultActiveYears(today: IsoDay): ActiveYears {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1]
}

/**
 * The one horizon of search, calendar and booking. Prices are agreed year by year, so every night of a stay must lie in an
 * active year: guests leave on the 1 January after the last one at the latest, and a stay across that New Year is sold
 * once the next year is active. Nobody arrives before today. Years between the first and the last are taken as active.
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

/** A list as configuration writes it, "2025,2026,2027"; null when it is none. */
export function parseActiveYears(text: string): ActiveYears | null {
  const years = text.split(',').map((year) => year.trim())
  return years.every((year) => /^2\d{3}$/.test(year)) ? years.map(Number) : null
}

function newYear(year: number): IsoDay {
  return `${year}-01-01`
}

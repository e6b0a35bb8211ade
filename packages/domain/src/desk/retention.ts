import type { IsoDay } from '../iso-day.ts'

/** Bookkeeping law (in Denmark § 12 bogføringsloven): vouchers are kept for five years after the end of their year. */
export const bookkeepingYears = 5

export const lastKeptYear = (departure: IsoDay): number => Number(departure.slice(0, 4)) + bookkeepingYears

/** True if the name and address of a booking must stay on its bill, even if the guest asks for erasure. */
export function isKeptByLaw(departure: IsoDay, today: IsoDay): boolean {
  return Number(today.slice(0, 4)) <= lastKeptYear(departure)
}

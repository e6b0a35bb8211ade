import { addDays, type IsoDay } from '../iso-day.ts'
import { linkDaysAfter } from './after-booking.ts'

/** Danish law keeps vouchers for five years after the financial year; German law for eight, and books for ten. */
export const leastBookkeepingYears = 5

/** The network and the mailbox of an order count for a week; some days more help to understand abuse. */
export const orderSourceKeptDays = 30
/** As long as a guest may object to the refusal. */
export const refusedReviewKeptDays = 180
export const confirmedAddressKeptDays = 730

/** Stays that departed and money that moved before this day are no longer kept for the books. */
export function bookkeepingCutoff(today: IsoDay, years: number): IsoDay {
  return `${Number(today.slice(0, 4)) - years}-01-01`
}

/** Links to stays that departed before this day are closed. */
export const linkCutoff = (today: IsoDay): IsoDay => addDays(today, -linkDaysAfter)

import { addDays, type IsoDay } from '../iso-day.ts'
import { awaitsApproval, type BookingState, isOpen } from './booking-process.ts'

/** The key's location is not shown earlier than this; a forwarded mail must not open a house. */
const keyDaysBefore = 14
/** A guest who forgot to look at the meter asks for a picture of it. */
const meterDaysAfter = 3

/** How far a guest has come on the way to the key. */
export type KeyNotice = 'shown' | 'too-early' | 'unpaid' | 'unconfirmed' | 'over'

type Stand = Readonly<{ state: BookingState; arrival: IsoDay; departure: IsoDay; today: IsoDay }>

export function keyShownFrom(arrival: IsoDay): IsoDay {
  return addDays(arrival, -keyDaysBefore)
}

/** `owed` is all that is still open: the last instalment is due long before the key is told. */
export function keyNotice({ state, arrival, departure, today }: Stand, owed: number): KeyNotice {
  if (!isOpen(state) || today > departure) return 'over'
  if (awaitsApproval(state)) return 'unconfirmed'
  if (today < keyShownFrom(arrival)) return 'too-early'
  return owed > 0 ? 'unpaid' : 'shown'
}

/** A message that the house is ready is of use until the guests are in it. */
export function canAskForSms({ state, arrival, today }: Stand): boolean {
  return isOpen(state) && today <= arrival
}

export function canReadMeters({ state, arrival, departure, today }: Stand): boolean {
  const isLet = state === 'booked' || state === 'completed'
  return isLet && today >= arrival && today <= addDays(departure, meterDaysAfter)
}

/** The party and the extras can change until the day before arrival: then the house is prepared. */
export function canChange({ state, arrival, today }: Stand): boolean {
  return isOpen(state) && today < arrival
}

/** Bills come, and questions about them; then a mail that somebody finds must not open a booking any more. */
const linkDaysAfter = 120

/** Whether the link in a mail still opens the booking. */
export function isLinkOpen({ departure, today }: Pick<Stand, 'departure' | 'today'>): boolean {
  return today <= addDays(departure, linkDaysAfter)
}

export type MeterMoment = 'arrival' | 'departure'
export type MeterReading = Readonly<{ itemId: number; moment: MeterMoment; reading: number }>

/** As a guest writes it down, with a point or a comma; null for what is on no meter. */
export function parseReading(text: string): number | null {
  const written = text.trim()
  return /^\d{1,7}(?:[.,]\d{1,3})?$/.test(written) ? Number(written.replace(',', '.')) : null
}

/** What was used between two readings; null while one is missing, or when the meter seems to have run backwards. */
export function meteredUse(readings: readonly MeterReading[], itemId: number): number | null {
  const at = (moment: MeterMoment) =>
    readings.find((one) => one.itemId === itemId && one.moment === moment)?.reading ?? null
  const [before, after] = [at('arrival'), at('departure')]
  if (before === null || after === null || after < before) return null
  return Math.round((after - before) * 1000) / 1000
}

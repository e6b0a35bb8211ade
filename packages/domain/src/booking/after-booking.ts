import { addDays, type IsoDay } from '../iso-day.ts'
import { awaitsApproval, type BookingState, isOpen } from './booking-process.ts'

/** The key's location is not shown earlier than this; an old forwarded mail must not open a house. */
const keyDaysBefore = 14
/** Guests who forgot to read the meter need time to request a photo of it. */
const meterDaysAfter = 3

/** The key's location is `shown`, or withheld for this reason. */
export type KeyNotice = 'shown' | 'too-early' | 'unpaid' | 'unconfirmed' | 'over'

type StayStatus = Readonly<{ state: BookingState; arrival: IsoDay; departure: IsoDay; today: IsoDay }>

export function keyShownFrom(arrival: IsoDay): IsoDay {
  return addDays(arrival, -keyDaysBefore)
}

/** `owed` is the full open balance: the last instalment is due long before the key is shown. */
export function keyNotice({ state, arrival, departure, today }: StayStatus, owed: number): KeyNotice {
  if (!isOpen(state) || today > departure) return 'over'
  if (awaitsApproval(state)) return 'unconfirmed'
  if (today < keyShownFrom(arrival)) return 'too-early'
  return owed > 0 ? 'unpaid' : 'shown'
}

/** A message that the house is ready is useful until the guests have moved in. */
export function canAskForSms({ state, arrival, today }: StayStatus): boolean {
  return isOpen(state) && today <= arrival
}

export function canReadMeters({ state, arrival, departure, today }: StayStatus): boolean {
  const isLet = state === 'booked' || state === 'completed'
  return isLet && today >= arrival && today <= addDays(departure, meterDaysAfter)
}

/** Party and extras can change until the day before arrival, when the house is prepared. */
export function canChange({ state, arrival, today }: StayStatus): boolean {
  return isOpen(state) && today < arrival
}

/** Long enough for bills and questions; after that a lost mail must not open a booking. */
export const linkDaysAfter = 120

/** True while the link in a mail still opens the booking. */
export function isLinkOpen({ departure, today }: Pick<StayStatus, 'departure' | 'today'>): boolean {
  return today <= addDays(departure, linkDaysAfter)
}

export type MeterMoment = 'arrival' | 'departure'
export type MeterReading = Readonly<{ itemId: number; moment: MeterMoment; reading: number }>

/** Parses a meter reading as a guest types it, with a point or a comma; null if malformed. */
export function parseReading(text: string): number | null {
  const written = text.trim()
  return /^\d{1,7}(?:[.,]\d{1,3})?$/.test(written) ? Number(written.replace(',', '.')) : null
}

/** Consumption between two readings; null while one is missing, or if the readings decrease. */
export function meteredUse(readings: readonly MeterReading[], itemId: number): number | null {
  const at = (moment: MeterMoment) =>
    readings.find((one) => one.itemId === itemId && one.moment === moment)?.reading ?? null
  const [before, after] = [at('arrival'), at('departure')]
  if (before === null || after === null || after < before) return null
  return Math.round((after - before) * 1000) / 1000
}

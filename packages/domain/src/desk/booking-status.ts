import { awaitsApproval, type BookingState } from '../booking/booking-process.ts'
import type { IsoDay } from '../iso-day.ts'

/** States of bookings as staff read them; of several that apply, the first one is shown. */
export const bookingStatuses = [
  'cancelled',
  'waiting',
  'unconfirmed',
  'overdue',
  'arrived',
  'completed',
  'booked',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

type Facts = Readonly<{
  state: BookingState
  arrival: IsoDay
  /** The day on which the first open instalment is due; null if nothing is due. */
  dueOn: IsoDay | null
  /** The guest has not confirmed the mail address yet. */
  isUnconfirmed: boolean
  today: IsoDay
}>

export function bookingStatus({ state, arrival, dueOn, isUnconfirmed, today }: Facts): BookingStatus {
  if (state === 'cancelled') return 'cancelled'
  if (awaitsApproval(state)) return 'waiting'
  if (isUnconfirmed) return 'unconfirmed'
  if (dueOn !== null && dueOn < today) return 'overdue'
  if (state === 'completed') return 'completed'
  return arrival <= today ? 'arrived' : 'booked'
}

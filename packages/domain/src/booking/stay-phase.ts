import { daysBetween, type IsoDay } from '../iso-day.ts'
import { awaitsApproval, type BookingState } from './booking-process.ts'

/** The phase of a stay; days are counted to the next event. */
export type StayPhase =
  | Readonly<{ kind: 'before' | 'during'; days: number }>
  | Readonly<{ kind: 'arrival' | 'departure' | 'after' }>

type StayStatus = Readonly<{ state: BookingState; arrival: IsoDay; departure: IsoDay; today: IsoDay }>

/** Null if the booking is cancelled or waits for the agency's confirmation. */
export function stayPhase({ state, arrival, departure, today }: StayStatus): StayPhase | null {
  if (state === 'cancelled' || awaitsApproval(state)) return null
  if (today < arrival) return { kind: 'before', days: daysBetween(today, arrival) }
  if (today === arrival) return { kind: 'arrival' }
  if (today < departure) return { kind: 'during', days: daysBetween(today, departure) }
  return { kind: today === departure ? 'departure' : 'after' }
}

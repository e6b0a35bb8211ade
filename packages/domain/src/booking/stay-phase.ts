import { daysBetween, type IsoDay } from '../iso-day.ts'
import { awaitsApproval, type BookingState } from './booking-process.ts'

/** Where a guest stands in a stay; days are counted to the next thing that happens. */
export type StayPhase =
  | Readonly<{ kind: 'before' | 'during'; days: number }>
  | Readonly<{ kind: 'arrival' | 'departure' | 'after' }>

type Stand = Readonly<{ state: BookingState; arrival: IsoDay; departure: IsoDay; today: IsoDay }>

/** Null where nobody will come: the booking is cancelled, or waits for our confirmation. */
export function stayPhase({ state, arrival, departure, today }: Stand): StayPhase | null {
  if (state === 'cancelled' || awaitsApproval(state)) return null
  if (today < arrival) return { kind: 'before', days: daysBetween(today, arrival) }
  if (today === arrival) return { kind: 'arrival' }
  if (today < departure) return { kind: 'during', days: daysBetween(today, departure) }
  return { kind: today === departure ? 'departure' : 'after' }
}

import type { Party } from '@marram/domain/party'
import type { AddOnOffer } from './guest-booking.ts'
import type { BookingAccess } from './place.ts'
import type { PreviewedChange, Reservation } from './reservation.ts'

export const reservationViews = ['overview', 'cancel', 'party', 'add-ons'] as const
export type ReservationView = (typeof reservationViews)[number]

/** What the site's server knows when it makes the page of one booking. */
export type ReservationVisit = Readonly<{
  access: BookingAccess
  view: ReservationView
  /** Null: there is no booking with this number and key, or it could not be asked for. */
  reservation: Reservation | null
  /** Why there is none: not found, too many tries, or an outage. */
  missing?: 'unknown' | 'too-many' | 'outage'
  /** What has just been done, in a stable word. */
  done?: string
  /** Why something was not done. */
  refused?: string
  /** On the page of extras. */
  offer?: AddOnOffer['items']
  /** What the guest wants to change, and what it would come to. */
  wish?: Readonly<{ party?: Party; items?: readonly Readonly<{ itemId: number; quantity: number }>[] }>
  preview?: PreviewedChange
}>

import type { Party } from '@marram/domain/party'
import type { AddOnOffer } from './guest-booking.ts'
import type { BookingAccess } from './place.ts'
import type { RebookingOffer } from './rebooking.ts'
import type { PreviewedChange, Reservation } from './reservation.ts'

export const reservationViews = ['overview', 'cancel', 'party', 'add-ons', 'change'] as const
export type ReservationView = (typeof reservationViews)[number]

/** The site server's data for the page of one booking. */
export type ReservationVisit = Readonly<{
  access: BookingAccess
  view: ReservationView
  /** Null if number and key do not match, or the service failed. */
  reservation: Reservation | null
  /** The reason if it is null. */
  missing?: 'unknown' | 'too-many' | 'outage'
  /** Code of the action just completed. */
  done?: string
  /** Code of the action just refused. */
  refused?: string
  /** On the page of extras. */
  offer?: AddOnOffer['items']
  /** The change that the guest is considering, and its price. */
  wish?: Readonly<{ party?: Party; items?: readonly Readonly<{ itemId: number; quantity: number }>[] }>
  preview?: PreviewedChange
  /** On the page of changes. */
  rebooking?: RebookingOffer
}>

import type { BookingClient } from '@marram/contract/booking/client'
import type { BookingPayer } from '@marram/contract/booking/payer'
import type { RebookingClient } from '@marram/contract/booking/rebooking-client'
import type { ReservationClient } from '@marram/contract/booking/reservation-client'

/** Client of the booking service for the page of a booking. */
export type ReservationPageClient = ReservationClient &
  RebookingClient &
  BookingPayer &
  Pick<BookingClient, 'bookings' | 'mailAgain' | 'cancelBooking' | 'changeParty' | 'addOns' | 'addItems'>

/** Null for a guest with only number and key. */
export type ReservationPageClientFor = (bearer: string | null) => ReservationPageClient

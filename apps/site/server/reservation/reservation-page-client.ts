import type { BookingClient } from '@marram/contract/booking/client'
import type { BookingPayer } from '@marram/contract/booking/payer'
import type { ReservationClient } from '@marram/contract/booking/reservation-client'

/** The booking service, as the page of a booking needs it. */
export type ReservationPageClient = ReservationClient &
  BookingPayer &
  Pick<BookingClient, 'bookings' | 'cancelBooking' | 'changeParty' | 'addOns' | 'addItems'>

/** Null: for whoever comes with number and key alone. */
export type ReservationPageClientFor = (bearer: string | null) => ReservationPageClient

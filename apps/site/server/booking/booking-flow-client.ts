import type { BookingClient } from '@marram/contract/booking/client'
import type { BookingPayer } from '@marram/contract/booking/payer'
import type { BookingPlacer } from '@marram/contract/booking/placer'
import type { ReservationClient } from '@marram/contract/booking/reservation-client'

/** The booking service, asked for one guest. */
export type BookingFlowClient = BookingPlacer &
  BookingPayer &
  Pick<BookingClient, 'readBooking'> &
  Pick<ReservationClient, 'signUpForSms' | 'reservation'>

/** Null: for a guest who is not logged in. */
export type BookingFlowClientFor = (bearer: string | null) => BookingFlowClient

import type { BookingClient } from '@marram/contract/booking/client'
import type { BookingPayer } from '@marram/contract/booking/payer'
import type { BookingPlacer } from '@marram/contract/booking/placer'
import type { ReservationClient } from '@marram/contract/booking/reservation-client'

/** Client of the booking service for one guest. */
export type BookingFlowClient = BookingPlacer &
  BookingPayer &
  Pick<BookingClient, 'readBooking' | 'mailAgain' | 'checkPlacer'> &
  Pick<ReservationClient, 'signUpForSms' | 'reservation'>

/** Null for an anonymous guest. */
export type BookingFlowClientFor = (bearer: string | null) => BookingFlowClient

import type * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import type { BookingAccess, BookingLookup } from './place.ts'
import { openedQuestion, type QuestionOpening } from './question.ts'
import {
  type ChangePreview,
  type DocumentLookup,
  type GuestDocument,
  guestDocument,
  type MetersReading,
  openedAccess,
  openedReview,
  type PreviewedChange,
  previewedChange,
  type Reservation,
  reservation,
  type SmsSignup,
} from './reservation.ts'

export type ReservationClient = {
  /** An unknown number and a wrong key are the same ServiceError with status 404. */
  reservation(lookup: BookingLookup): Promise<Reservation>
  previewChange(change: ChangePreview): Promise<PreviewedChange>
  document(lookup: DocumentLookup): Promise<GuestDocument>
  signUpForSms(signup: SmsSignup): Promise<Reservation>
  stopSms(access: BookingAccess): Promise<Reservation>
  readMeters(reading: MetersReading): Promise<Reservation>
  /** Returns the token for the guest's review of this booking. */
  openReview(access: BookingAccess): Promise<string>
  /** Returns a token for the page of a conversation that this booking shows. */
  openQuestion(opening: QuestionOpening): Promise<string>
  /** Returns access to one booking of the account behind the bearer token. */
  openBooking(reservationId: string): Promise<BookingAccess>
}

const reservationReply = envelope(reservation)
const previewReply = envelope(previewedChange)
const documentReply = envelope(guestDocument)
const openedReply = envelope(openedAccess)
const reviewReply = envelope(openedReview)
const questionReply = envelope(openedQuestion)

/** Calls for the page of one booking. */
export function createReservationClient(service: ServiceClient): ReservationClient {
  const bookingsPath = '/rest/v1/bookings'
  const send = async <S extends v.GenericSchema>(path: string, body: unknown, reply: S) =>
    service.post(path, { body, reply })
  return {
    reservation: async (lookup) => (await send(`${bookingsPath}/reservation/`, lookup, reservationReply)).data,
    previewChange: async (change) => (await send(`${bookingsPath}/preview/`, change, previewReply)).data,
    document: async (lookup) => (await send(`${bookingsPath}/document/`, lookup, documentReply)).data,
    signUpForSms: async (signup) => (await send('/bs/signup-for-sms/', signup, reservationReply)).data,
    stopSms: async (access) => (await send(`${bookingsPath}/stop-sms/`, access, reservationReply)).data,
    readMeters: async (reading) => (await send(`${bookingsPath}/meters/`, reading, reservationReply)).data,
    openReview: async (access) => (await send(`${bookingsPath}/review/`, access, reviewReply)).data.token,
    openQuestion: async (opening) => (await send(`${bookingsPath}/question/`, opening, questionReply)).data.token,
    openBooking: async (reservationId) => (await send(`${bookingsPath}/open/`, { reservationId }, openedReply)).data,
  }
}

import type * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import type { BookingAccess, BookingLookup } from './place.ts'
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
  /** An unknown number or a wrong key is a ServiceError with status 404, whichever it is. */
  reservation(lookup: BookingLookup): Promise<Reservation>
  previewChange(change: ChangePreview): Promise<PreviewedChange>
  document(lookup: DocumentLookup): Promise<GuestDocument>
  signUpForSms(signup: SmsSignup): Promise<Reservation>
  stopSms(access: BookingAccess): Promise<Reservation>
  readMeters(reading: MetersReading): Promise<Reservation>
  /** The token of the review that the guest of this booking may write. */
  openReview(access: BookingAccess): Promise<string>
  /** For the account behind the bearer token: a way into one of its bookings. */
  openBooking(reservationId: string): Promise<BookingAccess>
}

const reservationReply = envelope(reservation)
const previewReply = envelope(previewedChange)
const documentReply = envelope(guestDocument)
const openedReply = envelope(openedAccess)
const reviewReply = envelope(openedReview)

/** What the page of one booking asks for and does. */
export function createReservationClient(service: ServiceClient): ReservationClient {
  const own = '/rest/v1/bookings'
  const send = async <S extends v.GenericSchema>(path: string, body: unknown, reply: S) =>
    service.post(path, { body, reply })
  return {
    reservation: async (lookup) => (await send(`${own}/reservation/`, lookup, reservationReply)).data,
    previewChange: async (change) => (await send(`${own}/preview/`, change, previewReply)).data,
    document: async (lookup) => (await send(`${own}/document/`, lookup, documentReply)).data,
    signUpForSms: async (signup) => (await send('/bs/signup-for-sms/', signup, reservationReply)).data,
    stopSms: async (access) => (await send(`${own}/stop-sms/`, access, reservationReply)).data,
    readMeters: async (reading) => (await send(`${own}/meters/`, reading, reservationReply)).data,
    openReview: async (access) => (await send(`${own}/review/`, access, reviewReply)).data.token,
    openBooking: async (reservationId) => (await send(`${own}/open/`, { reservationId }, openedReply)).data,
  }
}

import { bookingAccess, bookingLookup } from '@marram/contract/booking/place'
import {
  accessRequest,
  changePreview,
  documentLookup,
  metersReading,
  smsSignup,
} from '@marram/contract/booking/reservation'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { isRefusal, refuse, reply } from '@marram/service-kit/envelope'
import { answer } from '@marram/service-kit/json-body'
import type { Hono } from 'hono'
import type { BookingContext } from '../booking/context.ts'
import { type FindUser, readUser } from '../booking/read-user.ts'
import { openReview } from '../review/open-review.ts'
import { readMeters } from './meters.ts'
import { openBooking } from './open-booking.ts'
import { previewChange } from './preview-change.ts'
import { readReservation } from './read-reservation.ts'
import { signUpForSms, stopSms } from './sms.ts'
import { writeDocument } from './write-document.ts'

const own = '/rest/v1/bookings'

/** The page of one booking, by number and key. */
export function mountReservations(
  app: Hono<{ Bindings: SocketBindings }>,
  context: BookingContext,
  findUser: FindUser,
): void {
  app.post(`${own}/reservation`, (c) => answer(c.req.raw, bookingLookup, (lookup) => readReservation(lookup, context)))
  app.post(`${own}/preview`, (c) => answer(c.req.raw, changePreview, (change) => previewChange(change, context)))
  app.post(`${own}/document`, (c) => answer(c.req.raw, documentLookup, (asked) => writeDocument(asked, context)))
  app.post(`${own}/meters`, (c) => answer(c.req.raw, metersReading, (asked) => readMeters(asked, context)))
  app.post(`${own}/review`, (c) => answer(c.req.raw, bookingAccess, (access) => openReview(access, context)))
  app.post(`${own}/stop-sms`, (c) => answer(c.req.raw, bookingAccess, (access) => stopSms(access, context)))
  app.post('/bs/signup-for-sms', (c) => answer(c.req.raw, smsSignup, (signup) => signUpForSms(signup, context)))
  app.post(`${own}/open`, async (c) => {
    const user = await readUser(c.req.raw.headers, findUser)
    if (isRefusal(user)) return reply(user)
    if (user === null) return reply(refuse(401, 'bearer-missing', 'Please log in.'))
    return answer(c.req.raw, accessRequest, ({ reservationId }) => openBooking(reservationId, user, context))
  })
}

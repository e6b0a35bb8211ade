import { bookingAccess, bookingLookup } from '@marram/contract/booking/place'
import { rebookingLookup, rebookingOrder } from '@marram/contract/booking/rebooking'
import {
  accessRequest,
  type ChangePreview,
  changePreview,
  documentLookup,
  metersReading,
  type PreviewedChange,
  smsSignup,
} from '@marram/contract/booking/reservation'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { isRefusal, type Refusal, refuse, reply } from '@marram/service-kit/envelope'
import { answer } from '@marram/service-kit/json-body'
import type { Hono } from 'hono'
import type { BookingContext, Inside } from '../booking/context.ts'
import { type FindUser, readUser } from '../booking/read-user.ts'
import { priceChange } from '../change/change-booking.ts'
import { findOwnBooking } from '../change/find-booking.ts'
import { presentQuote } from '../price/present-quote.ts'
import { offerRebooking } from '../rebook/offer-rebooking.ts'
import { rebookBooking } from '../rebook/rebook-booking.ts'
import { openReview } from '../review/open-review.ts'
import { readMeters } from './meters.ts'
import { openBooking } from './open-booking.ts'
import { readReservation } from './read-reservation.ts'
import { signUpForSms, stopSms } from './sms.ts'
import { writeDocument } from './write-document.ts'

const bookingsPath = '/rest/v1/bookings'

/** The routes of the booking page, by number and key. */
export function mountReservations(
  app: Hono<{ Bindings: SocketBindings }>,
  context: BookingContext,
  findUser: FindUser,
): void {
  app.post(`${bookingsPath}/reservation`, (c) =>
    answer(c.req.raw, bookingLookup, (lookup) => readReservation(lookup, context)),
  )
  app.post(`${bookingsPath}/preview`, (c) =>
    answer(c.req.raw, changePreview, (change) => previewChange(change, context)),
  )
  app.post(`${bookingsPath}/rebooking`, (c) =>
    answer(c.req.raw, rebookingLookup, (lookup) => offerRebooking(lookup, context)),
  )
  app.post(`${bookingsPath}/rebook`, (c) => answer(c.req.raw, rebookingOrder, (order) => rebookBooking(order, context)))
  app.post(`${bookingsPath}/document`, (c) =>
    answer(c.req.raw, documentLookup, (request) => writeDocument(request, context)),
  )
  app.post(`${bookingsPath}/meters`, (c) => answer(c.req.raw, metersReading, (request) => readMeters(request, context)))
  app.post(`${bookingsPath}/review`, (c) => answer(c.req.raw, bookingAccess, (access) => openReview(access, context)))
  app.post(`${bookingsPath}/stop-sms`, (c) => answer(c.req.raw, bookingAccess, (access) => stopSms(access, context)))
  app.post('/bs/signup-for-sms', (c) => answer(c.req.raw, smsSignup, (signup) => signUpForSms(signup, context)))
  app.post(`${bookingsPath}/open`, async (c) => {
    const user = await readUser(c.req.raw.headers, findUser)
    if (isRefusal(user)) return reply(user)
    if (user === null) return reply(refuse(401, 'bearer-missing', 'Please log in.'))
    return answer(c.req.raw, accessRequest, ({ reservationId }) => openBooking(reservationId, user, context))
  })
}

/** The price after a change, computed by the code that applies it. */
async function previewChange(
  { party, items = [], ...access }: ChangePreview,
  deps: Pick<Inside, 'db' | 'now'>,
): Promise<PreviewedChange | Refusal> {
  const ownBooking = await findOwnBooking(deps, access)
  if (isRefusal(ownBooking)) return ownBooking
  const quote = await priceChange(ownBooking, { party: party ?? ownBooking.party, added: items }, deps)
  if (isRefusal(quote)) return quote
  return { quote: presentQuote(quote), difference: quote.total - ownBooking.quote.total }
}

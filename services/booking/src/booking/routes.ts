import {
  bookingAccess,
  bookingLookup,
  bookingRequest,
  cancellation,
  holdRequest,
  itemsAddition,
  type ParsedBookingRequest,
  partyChange,
  placerCheck,
  quoteRequest,
} from '@marram/contract/booking/place'
import { isIdempotencyKey, requestText } from '@marram/domain/booking/request-text'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { isRefusal, type Refusal, refuse, reply } from '@marram/service-kit/envelope'
import { answer, readJson } from '@marram/service-kit/json-body'
import { findClientNetwork, findRequestContext } from '@marram/service-kit/request-context'
import type { Hono } from 'hono'
import { cancelBooking } from '../change/cancel-booking.ts'
import { addItems, changeParty } from '../change/change-booking.ts'
import { readAddOns, readBookingsOf, readOwnBooking } from '../change/read-booking.ts'
import { listDeferredPeriods } from '../deferred/deferred-periods.ts'
import { findHold, releaseHold } from '../hold/find-hold.ts'
import { placeHold } from '../hold/place-hold.ts'
import { quoteStay } from '../price/quote-stay.ts'
import { mountReservations } from '../reservation/routes.ts'
import type { BookingContext, Caller } from './context.ts'
import { findLostReply } from './kept-reply.ts'
import { mailAgain } from './mail-again.ts'
import { placeBooking } from './place-booking.ts'
import { type FindUser, readUser } from './read-user.ts'
import { hashOf } from './secrets.ts'
import { checkPlacer, hashNetwork } from './unconfirmed.ts'

type App = Hono<{ Bindings: SocketBindings }>

export const bookingPaths = {
  booking: '/rest/v1/booking',
  bookings: '/rest/v1/bookings',
  holds: '/rest/v1/holds',
  quotes: '/rest/v1/quotes',
  deferred: '/rest/v1/deferred_periods',
  addOnData: '/bs/anon-tilkoeb-data',
  addAddOns: '/bs/add-anon-tilkoeb',
} as const

const browserKeyHeader = 'x-browser-key'

export function mountBookings(app: App, context: BookingContext, findUser: FindUser): void {
  app.get(bookingPaths.deferred, async (c) => {
    const query = new URL(c.req.url).searchParams
    return reply(await listDeferredPeriods(context.db, copenhagenDay(context.now()), query))
  })
  app.post(bookingPaths.quotes, (c) => answer(c.req.raw, quoteRequest, (request) => quoteStay(request, context)))
  app.post(bookingPaths.booking, async (c) => {
    const user = await readUser(c.req.raw.headers, findUser)
    if (isRefusal(user)) return reply(user)
    const request = await readJson(c.req.raw, bookingRequest)
    if (isRefusal(request)) return reply(request)
    const caller = await readCaller(c.req.raw.headers, user?.id ?? null, request, context)
    if (isRefusal(caller)) return reply(caller)
    const answered = await placeBooking(request, caller, context)
    return isRefusal(answered) ? reply(answered) : sendBytes(answered)
  })
  mountHolds(app, context, findUser)
  mountOwnBookings(app, context, findUser)
  mountReservations(app, context, findUser)
}

/** The browser key travels in a header or body, never in a URL, which ends up in logs. */
function mountHolds(app: App, context: BookingContext, findUser: FindUser): void {
  // With an expired login, a guest can still hold a house without an account.
  const userIdOf = async ({ headers }: Request) => {
    const user = await readUser(headers, findUser)
    return user === null || isRefusal(user) ? null : user.id
  }
  const network = () => findClientNetwork() ?? 'unknown'
  app.post(bookingPaths.holds, async (c) => {
    const userId = await userIdOf(c.req.raw)
    return answer(c.req.raw, holdRequest, (request) => placeHold(request, { network: network(), userId }, context), 201)
  })
  app.get(bookingPaths.holds, async (c) => {
    const key = readBrowserKey(c.req.raw.headers)
    if (isRefusal(key)) return reply(key)
    const hold = await findHold({ browserHash: hashOf(key), userId: await userIdOf(c.req.raw) }, context)
    return reply(hold ?? refuse(404, 'no-hold', 'No house is being kept.'))
  })
  app.delete(bookingPaths.holds, async (c) => {
    const key = readBrowserKey(c.req.raw.headers)
    if (isRefusal(key)) return reply(key)
    return reply({
      released: (await releaseHold({ browserHash: hashOf(key), userId: await userIdOf(c.req.raw) }, context)) > 0,
    })
  })
}

function mountOwnBookings(app: App, context: BookingContext, findUser: FindUser): void {
  const { bookings, addOnData, addAddOns } = bookingPaths
  app.get(bookings, async (c) => {
    const user = await readUser(c.req.raw.headers, findUser)
    if (isRefusal(user)) return reply(user)
    if (user === null) return reply(refuse(401, 'bearer-missing', 'Please log in.'))
    if (user.hasBookings === false) return reply(refuse(403, 'not-allowed', 'This account has no bookings.'))
    return reply(await readBookingsOf(user, context))
  })
  app.get(`${bookings}/placed`, async (c) => {
    const { headers } = c.req.raw
    const browserKey = readBrowserKey(headers)
    if (isRefusal(browserKey)) return reply(browserKey)
    const key = headers.get('idempotency-key') ?? ''
    const lost = await findLostReply(context.db, { key, browserHash: hashOf(browserKey) })
    return lost
      ? sendBytes({ ...lost, status: 200 })
      : reply(refuse(404, 'no-booking', 'Nothing was booked like this.'))
  })
  app.post(`${bookings}/read`, (c) => answer(c.req.raw, bookingAccess, (access) => readOwnBooking(access, context)))
  app.post(`${bookings}/mail-again`, (c) => answer(c.req.raw, bookingAccess, (access) => mailAgain(access, context)))
  app.post(`${bookings}/may-book`, (c) =>
    answer(c.req.raw, placerCheck, async (placer) =>
      checkPlacer(placer, await hashNetwork(findClientNetwork(), context), context),
    ),
  )
  app.post(`${bookings}/cancel`, (c) => answer(c.req.raw, cancellation, (request) => cancelBooking(request, context)))
  app.post(`${bookings}/party`, (c) => answer(c.req.raw, partyChange, (change) => changeParty(change, context)))
  app.post(addOnData, (c) => answer(c.req.raw, bookingLookup, (lookup) => readAddOns(lookup, context)))
  app.post(addAddOns, (c) => answer(c.req.raw, itemsAddition, (addition) => addItems(addition, context)))
}

/** Without an idempotency key, equal requests of one day are one booking. */
async function readCaller(
  headers: Headers,
  userId: number | null,
  request: ParsedBookingRequest,
  context: BookingContext,
): Promise<Caller | Refusal> {
  const day = copenhagenDay(context.now())
  const idempotencyKey =
    headers.get('idempotency-key') ?? `derived-${hashOf(`${day} ${requestText({ request, userId })}`)}`
  if (!isIdempotencyKey(idempotencyKey)) {
    return refuse(400, 'idempotency-key', 'The header Idempotency-Key must have 16 to 255 letters, digits or . _ : -')
  }
  const networkHash = await hashNetwork(findClientNetwork(), context)
  return { idempotencyKey, userId, traceId: findRequestContext()?.traceId ?? null, networkHash }
}

function readBrowserKey(headers: Headers): string | Refusal {
  const key = headers.get(browserKeyHeader) ?? ''
  if (/^[A-Za-z0-9_-]{22,128}$/.test(key)) return key
  return refuse(400, 'browser-key', `The header ${browserKeyHeader} is missing or has another shape.`)
}

function sendBytes({ status, body }: { readonly status: number; readonly body: Buffer }): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return new Response(new Uint8Array(body), { status, headers })
}

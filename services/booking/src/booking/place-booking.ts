import type { ParsedBookingRequest } from '@marram/contract/booking/place'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { type GuestDetails, parseGuestDetails } from '@marram/domain/booking/guest-details'
import { requestText } from '@marram/domain/booking/request-text'
import type { Quote } from '@marram/domain/quote'
import { stayFrom } from '@marram/domain/stay'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { findRequestContext } from '@marram/service-kit/request-context'
import { logSecurity } from '@marram/service-kit/security-log'
import { partyOf, priceStay, unknownLodging } from '../price/check-stay.ts'
import { presentQuote } from '../price/present-quote.ts'
import { isOverlapError, isTaken } from './claim-nights.ts'
import type { BookingContext, Caller } from './context.ts'
import { findKeptReply, type KeptReply } from './kept-reply.ts'
import { refuseTaken } from './not-available.ts'
import { hashOf } from './secrets.ts'
import type { Sightings } from './sightings.ts'
import { writeBooking } from './write-booking.ts'

/**
 * Everything that can be refused is refused before anything is written; then all is written in one transaction, the
 * reply included. So an acknowledged booking exists, and whoever asks again under the same key gets the same bytes.
 * Refusals are not kept: they wrote nothing, and the same request may succeed a moment later.
 */
export async function placeBooking(
  request: ParsedBookingRequest,
  caller: Caller,
  context: BookingContext,
): Promise<KeptReply | Refusal> {
  const guest = parseGuestDetails(request.guest, isMailAddress)
  if (isProblems(guest)) return refuseDetails(guest)
  const { lodgingId, duration, currency, arrival } = request.option
  const outcome = await context.queue.wait(lodgingId, (sightings) => {
    return claimInLine(request, caller, sightings, () => claim(request, guest, caller, context))
  })
  if (outcome !== 'taken') return outcome
  // Whoever asks again may have been told from the line, where nobody looked whether it is their own booking.
  const known = await findKeptReply(context.db, askedBy(request, caller))
  if (known !== null) return known
  return refuseTaken({ lodgingId, arrival, duration, party: partyOf(request.option), currency }, context)
}

/** In a rush most of those who wait want nights that others before have just got: for them nothing is asked. */
async function claimInLine<T>(
  { option: { arrival, duration }, browserKey }: ParsedBookingRequest,
  { userId }: Caller,
  sightings: Sightings,
  ask: () => Promise<T | 'taken'>,
): Promise<T | 'taken'> {
  const stay = stayFrom(arrival, duration)
  // What is in the way of others may be the hold of this guest.
  if (browserKey === undefined && userId === null && sightings.isGone(stay)) return 'taken'
  const outcome = await ask()
  if (outcome === 'taken') sightings.noteRefused(stay)
  else if (!isRefusal(outcome)) sightings.noteBooked(stay)
  return outcome
}

function askedBy(request: ParsedBookingRequest, { idempotencyKey: key, userId }: Caller) {
  return { key, requestHash: hashOf(requestText({ request, userId })) }
}

/** Whether the house is free is asked first: it is the cheapest question, and in a rush the most frequent answer. */
async function claim(
  request: ParsedBookingRequest,
  guest: GuestDetails,
  caller: Caller,
  context: BookingContext,
): Promise<KeptReply | Refusal | 'taken'> {
  // A client that got a time-out must not find a booking afterwards.
  if (findRequestContext()?.signal?.aborted) return refuseBusy()
  const asked = askedBy(request, caller)
  const known = await findKeptReply(context.db, asked)
  if (known !== null) return known
  const { lodgingId, arrival, duration } = request.option
  const browserHash = request.browserKey === undefined ? null : hashOf(request.browserKey)
  const own = { holder: { browserHash, userId: caller.userId }, now: context.now() }
  if (await isTaken(context.db, lodgingId, stayFrom(arrival, duration), own)) return 'taken'
  const priced = await priceStay(request, context)
  if (isRefusal(priced)) return priced
  const { quote } = priced
  if (quote.total !== request.acceptedTotal) return refusePrice(quote)
  const written = await write({ request, guest, quote, requestHash: asked.requestHash, browserHash }, caller, context)
  if (written === 'unknown-lodging') return unknownLodging(lodgingId)
  if (isRefusal(written)) logSecurity(context.log, 'booking.refused', { why: written.code }, 'a booking was refused')
  return written === 'already-written' ? ((await findKeptReply(context.db, asked)) ?? refuseBusy()) : written
}

/** The constraint may refuse what the check let through: somebody wrote in between, on another way. */
async function write(...given: Parameters<typeof writeBooking>): ReturnType<typeof writeBooking> {
  try {
    return await writeBooking(...given)
  } catch (error) {
    if (isOverlapError(error)) return 'taken'
    throw error
  }
}

function isProblems(parsed: ReturnType<typeof parseGuestDetails>): parsed is Exclude<typeof parsed, GuestDetails> {
  return Array.isArray(parsed)
}

function refuseDetails(problems: Exclude<ReturnType<typeof parseGuestDetails>, GuestDetails>): Refusal {
  const fields = problems.map(({ field }) => field).join(', ')
  return refuse(422, 'guest-details', `These details are not right yet: ${fields}.`, { data: { problems } })
}

/** With the new price, for the guest to accept. */
export function refusePrice(quote: Quote): Refusal {
  return refuse(409, 'price-changed', 'The price has changed since it was shown.', {
    data: { quote: presentQuote(quote) },
  })
}

function refuseBusy(): Refusal {
  return refuse(503, 'busy', 'Please try again in a moment.', { headers: { 'retry-after': '1' } })
}

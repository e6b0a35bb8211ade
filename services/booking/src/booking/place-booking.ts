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
import { digestOfTerms, presentQuote } from '../price/present-quote.ts'
import { isTaken } from './claim-nights.ts'
import type { BookingContext, Caller } from './context.ts'
import { findKeptReply, type KeptReply } from './kept-reply.ts'
import { refuseTaken } from './not-available.ts'
import type { PlaceOutcome } from './place-outcome.ts'
import { hashOf } from './secrets.ts'
import type { Sightings } from './sightings.ts'
import { writeBooking } from './write-booking.ts'

type Attempt = {
  readonly request: ParsedBookingRequest
  readonly guest: GuestDetails
  readonly requestHash: string
  readonly caller: Caller
}

/**
 * Validates everything before the first write, then writes all of it in one transaction, the reply included. So an
 * acknowledged booking exists, and a repeated request with the same key gets the same bytes. Refusals are not stored:
 * they wrote nothing, and the same request may succeed a moment later.
 */
export async function placeBooking(
  request: ParsedBookingRequest,
  caller: Caller,
  context: BookingContext,
): Promise<KeptReply | Refusal> {
  const guest = parseGuestDetails(request.guest, isMailAddress)
  if (isProblems(guest)) return refuseDetails(guest)
  const { lodgingId, duration, currency, arrival } = request.option
  const requestHash = hashOf(requestText({ request, userId: caller.userId }))
  const attempt = { request, guest, requestHash, caller }
  const outcome = await context.queue.wait(lodgingId, (sightings) => placeInTurn(attempt, sightings, context))
  switch (outcome.kind) {
    case 'placed':
      return outcome.reply
    case 'refused':
      return outcome.refusal
    case 'unknown-lodging':
      return unknownLodging(lodgingId)
    case 'repeated':
      return (await findEarlierReply(attempt, context)) ?? refuseBusy()
    case 'taken': {
      const taken = { lodgingId, arrival, duration, party: partyOf(request.option), currency }
      // A repeated request may have been refused in the queue, which does not read stored replies.
      return (await findEarlierReply(attempt, context)) ?? refuseTaken(taken, context)
    }
  }
}

/** Refuses without a query if an earlier request in the queue just got these nights, which is common in a rush. */
async function placeInTurn(attempt: Attempt, sightings: Sightings, context: BookingContext): Promise<PlaceOutcome> {
  const { request, caller } = attempt
  const stay = stayFrom(request.option.arrival, request.option.duration)
  // The nights may be refused to others because this guest holds them.
  const isStranger = request.browserKey === undefined && caller.userId === null
  if (isStranger && sightings.isGone(stay)) return { kind: 'taken' }
  const outcome = await checkAndWrite(attempt, context)
  if (outcome.kind === 'taken') sightings.noteRefused(stay)
  else if (outcome.kind === 'placed') sightings.noteBooked(stay)
  return outcome
}

/** Checks availability first, the cheapest query and in a rush the most frequent refusal. */
async function checkAndWrite(attempt: Attempt, context: BookingContext): Promise<PlaceOutcome> {
  const { request, guest, requestHash, caller } = attempt
  // A client that got a time-out must not find a booking afterwards.
  if (findRequestContext()?.signal?.aborted) return refused(refuseBusy())
  const known = await findEarlierReply(attempt, context)
  if (known !== null) return isRefusal(known) ? refused(known) : { kind: 'placed', reply: known }
  const { lodgingId, arrival, duration } = request.option
  const browserHash = request.browserKey === undefined ? null : hashOf(request.browserKey)
  const own = { holder: { browserHash, userId: caller.userId }, now: context.now() }
  if (await isTaken(context.db, lodgingId, stayFrom(arrival, duration), own)) return { kind: 'taken' }
  const priced = await priceStay(request, context)
  if (isRefusal(priced)) return refused(priced)
  const { quote, terms } = priced
  if (quote.total !== request.acceptedTotal) return refused(refusePrice(quote))
  const { acceptedTerms } = request
  if (acceptedTerms !== undefined && acceptedTerms !== digestOfTerms(terms)) return refused(refuseTerms())
  const written = await writeBooking({ request, guest, quote, terms, requestHash, browserHash }, caller, context)
  if (written.kind === 'refused')
    logSecurity(context.log, 'booking.refused', { why: written.refusal.code }, 'a booking was refused')
  return written
}

function findEarlierReply({ requestHash, caller }: Attempt, { db }: BookingContext) {
  return findKeptReply(db, { key: caller.idempotencyKey, requestHash })
}

function refused(refusal: Refusal): PlaceOutcome {
  return { kind: 'refused', refusal }
}

export function isProblems(
  parsed: ReturnType<typeof parseGuestDetails>,
): parsed is Exclude<typeof parsed, GuestDetails> {
  return Array.isArray(parsed)
}

export function refuseDetails(problems: Exclude<ReturnType<typeof parseGuestDetails>, GuestDetails>): Refusal {
  const fields = problems.map(({ field }) => field).join(', ')
  return refuse(422, 'guest-details', `These details are not right yet: ${fields}.`, { data: { problems } })
}

/** A refusal with the new price, for the guest to accept. */
export function refusePrice(quote: Quote): Refusal {
  return refuse(409, 'price-changed', 'The price has changed since it was shown.', {
    data: { quote: presentQuote(quote) },
  })
}

function refuseTerms(): Refusal {
  return refuse(409, 'terms-changed', 'The terms have changed since they were shown.')
}

function refuseBusy(): Refusal {
  return refuse(503, 'busy', 'Please try again in a moment.', { headers: { 'retry-after': '1' } })
}

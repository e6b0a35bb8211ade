import type { ParsedBookingRequest } from '@marram/contract/booking/place'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { type GuestDetails, parseGuestDetails } from '@marram/domain/booking/guest-details'
import { requestText } from '@marram/domain/booking/request-text'
import type { Quote } from '@marram/domain/quote'
import { stayFrom } from '@marram/domain/stay'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { partyOf, priceStay, unknownLodging } from '../price/check-stay.ts'
import { presentQuote } from '../price/present-quote.ts'
import { isOverlapError, isTaken } from './claim-nights.ts'
import type { BookingContext } from './context.ts'
import { findKeptReply, type KeptReply } from './kept-reply.ts'
import { refuseTaken } from './not-available.ts'
import { hashOf } from './secrets.ts'
import { writeBooking } from './write-booking.ts'

export type Caller = {
  readonly idempotencyKey: string
  /** Null for a guest without an account. */
  readonly userId: number | null
  readonly traceId: string | null
}

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
  const requestHash = hashOf(requestText({ request, userId: caller.userId }))
  const known = await findKeptReply(context.db, { key: caller.idempotencyKey, requestHash })
  if (known !== null) return known
  const guest = parseGuestDetails(request.guest, isMailAddress)
  if (isProblems(guest)) return refuseDetails(guest)
  const priced = await priceStay(request, context)
  if (isRefusal(priced)) return priced
  if (priced.quote.total !== request.acceptedTotal) return refusePrice(priced.quote)
  const wish = { ...request.option, party: partyOf(request.option) }
  const browserHash = request.browserKey === undefined ? null : hashOf(request.browserKey)
  const isForgiven = { browserHash, now: context.now() }
  if (await isTaken(context.db, wish.lodgingId, priced.stay, isForgiven)) return refuseTakenStay(request, context)
  try {
    const booking = { request, guest, quote: priced.quote, requestHash, browserHash }
    const written = await writeBooking(booking, caller, context)
    if (written === 'taken') return await refuseTakenStay(request, context)
    if (written === 'unknown-lodging') return unknownLodging(wish.lodgingId)
    if (written !== 'already-written') return written
    return (await findKeptReply(context.db, { key: caller.idempotencyKey, requestHash })) ?? refuseBusy()
  } catch (error) {
    if (isOverlapError(error)) return refuseTakenStay(request, context)
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

function refuseTakenStay({ option }: ParsedBookingRequest, context: BookingContext): Promise<Refusal> {
  const { lodgingId, duration, currency } = option
  const { arrival } = stayFrom(option.arrival, duration)
  return refuseTaken({ lodgingId, arrival, duration, party: partyOf(option), currency }, context)
}

function refuseBusy(): Refusal {
  return refuse(503, 'busy', 'Please try again in a moment.', { headers: { 'retry-after': '1' } })
}

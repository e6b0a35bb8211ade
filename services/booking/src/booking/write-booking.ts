import type { ParsedBookingRequest } from '@marram/contract/booking/place'
import type { PlacedBooking } from '@marram/contract/booking/placed'
import type { GuestDetails } from '@marram/domain/booking/guest-details'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { Quote } from '@marram/domain/quote'
import { instalmentPlan } from '@marram/domain/rental-terms'
import { findDeferral } from '../deferred/deferred-periods.ts'
import { confirmationLetter } from '../mail/booking-letter.ts'
import { sendLetter } from '../mail/send-letter.ts'
import { presentQuote } from '../price/present-quote.ts'
import { claimNights } from './claim-nights.ts'
import type { BookingContext } from './context.ts'
import { type KeptReply, keepReply, replyBytes, reserveReply } from './kept-reply.ts'
import type { Caller } from './place-booking.ts'
import { makeAccessKey } from './secrets.ts'
import { storeBooking } from './store-booking.ts'

export type CheckedBooking = {
  readonly request: ParsedBookingRequest
  readonly guest: GuestDetails
  readonly quote: Quote
  readonly requestHash: string
  readonly browserHash: string | null
}

type Outcome = KeptReply | 'taken' | 'unknown-lodging' | 'already-written'

/** Ends the transaction without a trace; never seen outside. */
class Undone extends Error {
  readonly outcome: 'taken' | 'unknown-lodging'

  constructor(outcome: 'taken' | 'unknown-lodging') {
    super(outcome)
    this.outcome = outcome
  }
}

/** Nights, booking, money owed, mail, jobs and the reply itself: all of it, or nothing. */
export async function writeBooking(
  booking: CheckedBooking,
  caller: Caller,
  { db, now: clock, origins }: BookingContext,
): Promise<Outcome> {
  const { request, guest, quote, requestHash, browserHash } = booking
  const { idempotencyKey: key, userId, traceId } = caller
  const { lodgingId, languageId } = request.option
  const now = clock()
  const work = db.transaction().execute(async (trx): Promise<Outcome> => {
    if (!(await reserveReply(trx, { key, requestHash, browserHash }, now))) return 'already-written'
    const { stay, party } = quote
    const claim = await claimNights(trx, { lodgingId, stay, kind: 'guest', party, now, browserHash })
    if (typeof claim === 'string') throw new Undone(claim)
    const deferral = await findDeferral(trx, lodgingId, stay.arrival)
    const stored = await storeBooking(trx, { request, guest, quote, deferral, userId, traceId, now, ...claim })
    const accessKey = makeAccessKey()
    const agreedOn = deferral?.confirmedBy ?? copenhagenDay(now)
    const facts = {
      reservationId: stored.reservationId,
      lodgingId,
      languageId,
      confirmedBy: deferral?.confirmedBy ?? null,
    }
    const addressee = { ...facts, bookingId: stored.id, guest, quote, agreedOn, isDeferred: deferral !== null }
    const mailing = { key: 'confirmation', write: confirmationLetter, accessKey }
    await sendLetter(addressee, mailing, { db: trx, now: clock, origins })
    const placed: PlacedBooking = {
      ...facts,
      key: accessKey,
      state: deferral ? 'confirmed-later' : 'booked',
      quote: presentQuote(quote),
      instalments: instalmentPlan(quote, agreedOn),
      createdAt: now.toISOString(),
    }
    const reply = { status: 201, body: replyBytes(placed) }
    await keepReply(trx, key, reply)
    return reply
  })
  return work.catch((error: unknown) => {
    if (error instanceof Undone) return error.outcome
    throw error
  })
}

import type { ParsedBookingRequest } from '@marram/contract/booking/place'
import type { PlacedBooking } from '@marram/contract/booking/placed'
import type { GuestDetails } from '@marram/domain/booking/guest-details'
import { addressDue } from '@marram/domain/booking/unconfirmed'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { Quote } from '@marram/domain/quote'
import { instalmentPlan } from '@marram/domain/rental-terms'
import type { Refusal } from '@marram/service-kit/envelope'
import { findDeferral } from '../deferred/deferred-periods.ts'
import { mailingOf } from '../mail/mailing-of.ts'
import { admit, sendLetter } from '../mail/send-letter.ts'
import { presentQuote } from '../price/present-quote.ts'
import { claimNights } from './claim-nights.ts'
import type { BookingContext, Caller } from './context.ts'
import { type KeptReply, keepReply, replyBytes, reserveReply } from './kept-reply.ts'
import { makeAccessKey } from './secrets.ts'
import { placement, storeBooking } from './store-booking.ts'
import { isConfirmedAddress, refuseUnconfirmed } from './unconfirmed.ts'

export type CheckedBooking = {
  readonly request: ParsedBookingRequest
  readonly guest: GuestDetails
  readonly quote: Quote
  readonly requestHash: string
  readonly browserHash: string | null
}

type Outcome = KeptReply | Refusal | 'taken' | 'unknown-lodging' | 'already-written'

/** Ends the transaction without a trace; never seen outside. */
class Undone extends Error {
  readonly outcome: Refusal | 'taken' | 'unknown-lodging'

  constructor(outcome: Refusal | 'taken' | 'unknown-lodging') {
    super('undone')
    this.outcome = outcome
  }
}

/** Nights, booking, money owed, mail, jobs and the reply itself: all of it, or nothing. */
export async function writeBooking(
  booking: CheckedBooking,
  caller: Caller,
  { db, now: clock, origins, takes, unconfirmedMs }: BookingContext,
): Promise<Outcome> {
  const { request, guest, quote, requestHash, browserHash } = booking
  const { idempotencyKey: key, userId, traceId, networkHash } = caller
  const { lodgingId, languageId } = request.option
  const now = clock()
  const work = db.transaction().execute(async (trx): Promise<Outcome> => {
    if (!(await reserveReply(trx, { key, requestHash, browserHash }, now))) return 'already-written'
    const { stay, party, nights } = quote
    // Not for being logged in: an account is made in a minute, and says nothing about the addresses of others.
    const isKnown = await isConfirmedAddress(trx, guest.email)
    const addressDueAt = isKnown ? null : addressDue(now, stay.arrival, unconfirmedMs)
    const refusal = isKnown ? null : await refuseUnconfirmed(trx, { email: guest.email, networkHash, nights, now })
    if (refusal) throw new Undone(refusal)
    const claim = await claimNights(trx, {
      lodgingId,
      stay,
      kind: 'guest',
      party,
      now,
      holder: { browserHash, userId },
    })
    if (typeof claim === 'string') throw new Undone(claim)
    const deferral = await findDeferral(trx, lodgingId, stay.arrival)
    const origin = { userId, traceId, networkHash, addressDueAt }
    const stored = await storeBooking(trx, { request, guest, quote, deferral, now, ...origin, ...claim })
    // Not the one in the mail: whoever has that one reads mails at the address.
    const accessKey = makeAccessKey()
    await admit(stored.id, accessKey, { db: trx, now: clock })
    const agreedOn = deferral?.confirmedBy ?? copenhagenDay(now)
    const facts = {
      reservationId: stored.reservationId,
      lodgingId,
      languageId,
      confirmedBy: deferral?.confirmedBy ?? null,
      confirmAddressBy: addressDueAt?.toISOString() ?? null,
    }
    const addressee = { ...facts, bookingId: stored.id, guest, quote, agreedOn, isDeferred: deferral !== null }
    await sendLetter(addressee, mailingOf(placement(deferral).mail), { db: trx, now: clock, origins, takes })
    const placed: PlacedBooking = {
      ...facts,
      key: accessKey,
      state: placement(deferral).to,
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

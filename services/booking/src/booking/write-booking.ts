import type { ParsedBookingRequest } from '@marram/contract/booking/place'
import type { DeferredPeriod, PlacedBooking } from '@marram/contract/booking/placed'
import { isConfirmedAddress } from '@marram/database/personal-data/is-confirmed-address'
import type { Database } from '@marram/database/schema.generated'
import type { GuestDetails } from '@marram/domain/booking/guest-details'
import { addressDue } from '@marram/domain/booking/unconfirmed'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { Quote } from '@marram/domain/quote'
import { instalmentPlan } from '@marram/domain/rental-terms'
import type { Terms } from '@marram/domain/terms'
import type { Kysely } from 'kysely'
import { findDeferral } from '../deferred/deferred-periods.ts'
import { mailingOf } from '../mail/mailing-of.ts'
import { admit, sendLetter } from '../mail/send-letter.ts'
import { presentQuote } from '../price/present-quote.ts'
import { claimNights, isOverlapError } from './claim-nights.ts'
import type { BookingContext, Caller } from './context.ts'
import { keepReply, replyBytes, reserveReply } from './kept-reply.ts'
import { commitIf, type PlaceOutcome } from './place-outcome.ts'
import { makeAccessKey } from './secrets.ts'
import { placement, type StoredBooking, storeBooking } from './store-booking.ts'
import { lockUnconfirmed, refuseUnconfirmed } from './unconfirmed.ts'

export type CheckedBooking = {
  readonly request: ParsedBookingRequest
  readonly guest: GuestDetails
  readonly quote: Quote
  readonly terms: Terms
  readonly requestHash: string
  readonly browserHash: string | null
}

/** Writes nights, booking, money owed, mail, jobs and the reply itself: all of it, or nothing. */
export async function writeBooking(
  booking: CheckedBooking,
  caller: Caller,
  context: BookingContext,
): Promise<PlaceOutcome> {
  try {
    return await commitIf(
      context.db,
      ({ kind }) => kind === 'placed',
      (trx) => writeAll(trx, booking, caller, context),
    )
  } catch (error) {
    // The constraint may refuse after the check, because of a concurrent write.
    if (isOverlapError(error)) return { kind: 'taken' }
    throw error
  }
}

async function writeAll(
  trx: Kysely<Database>,
  booking: CheckedBooking,
  caller: Caller,
  context: BookingContext,
): Promise<PlaceOutcome> {
  const { request, guest, quote, terms, requestHash, browserHash } = booking
  const { idempotencyKey: key, userId, traceId, networkHash } = caller
  const { lodgingId } = request.option
  const now = context.now()
  if (!(await reserveReply(trx, { key, requestHash, browserHash }, now))) return { kind: 'repeated' }
  const { stay, party, nights } = quote
  // A login does not confirm this address: an account takes a minute to create.
  const isKnown = await isConfirmedAddress(trx, guest.email)
  const addressDueAt = isKnown ? null : addressDue(now, stay.arrival, context.unconfirmedMs)
  if (!isKnown) {
    const placer = { email: guest.email, networkHash }
    await lockUnconfirmed(trx, placer)
    const refusal = await refuseUnconfirmed(trx, { ...placer, nights, now })
    if (refusal) return { kind: 'refused', refusal }
  }
  const holder = { browserHash, userId }
  const claim = await claimNights(trx, { lodgingId, stay, kind: 'guest', party, now, holder })
  if (typeof claim === 'string') return { kind: claim }
  const deferral = await findDeferral(trx, lodgingId, stay.arrival)
  const origin = { userId, traceId, networkHash, addressDueAt }
  const stored = await storeBooking(trx, { request, guest, quote, terms, deferral, now, ...origin, ...claim })
  const placed = await confirmInWriting(trx, { booking, stored, deferral, addressDueAt, now }, context)
  const reply = { status: 201, body: replyBytes(placed) }
  await keepReply(trx, key, reply)
  return { kind: 'placed', reply }
}

type Confirmation = {
  readonly booking: CheckedBooking
  readonly stored: StoredBooking
  readonly deferral: DeferredPeriod | null
  readonly addressDueAt: Date | null
  readonly now: Date
}

/** Mails the guest, and returns the reply for the browser. */
async function confirmInWriting(
  trx: Kysely<Database>,
  { booking: { request, guest, quote, terms }, stored, deferral, addressDueAt, now }: Confirmation,
  { now: clock, origins, takes }: BookingContext,
): Promise<PlacedBooking> {
  // Not the mailed key, which proves access to the mail address.
  const accessKey = makeAccessKey()
  await admit(stored.id, accessKey, { db: trx, now: clock })
  const agreedOn = deferral?.confirmedBy ?? copenhagenDay(now)
  const facts = {
    reservationId: stored.reservationId,
    lodgingId: request.option.lodgingId,
    languageId: request.option.languageId,
    confirmedBy: deferral?.confirmedBy ?? null,
    confirmAddressBy: addressDueAt?.toISOString() ?? null,
  }
  const addressee = {
    ...facts,
    bookingId: stored.id,
    guest,
    quote,
    terms,
    agreedOn,
    isDeferred: deferral !== null,
    keptAtLeast: 0,
  }
  await sendLetter(addressee, mailingOf(placement(deferral).mail), { db: trx, now: clock, origins, takes })
  return {
    ...facts,
    key: accessKey,
    state: placement(deferral).to,
    quote: presentQuote(quote),
    instalments: instalmentPlan(quote, agreedOn, terms),
    createdAt: now.toISOString(),
  }
}

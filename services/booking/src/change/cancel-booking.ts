import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { Cancellation } from '@marram/contract/booking/place'
import { canMove } from '@marram/domain/booking/state'
import { copenhagenDay } from '@marram/domain/iso-day'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { BookingContext, Inside } from '../booking/context.ts'
import { announce } from '../booking/store-booking.ts'
import { addEntries, loadAccount } from '../ledger/entries.ts'
import { cancellationLetter, type LetterBooking, releaseLetter } from '../mail/booking-letter.ts'
import { sendLetter } from '../mail/send-letter.ts'
import { pendingRefunds, planRefunds } from '../payment/plan-refunds.ts'
import { addresseeOf, findOwnBooking, lockBooking, type OwnBooking, readBooking, refuseAccess } from './find-booking.ts'
import { canCancel, chargeOf } from './present-booking.ts'
import { present } from './read-booking.ts'

/** By the ladder of the day, as the guest was told it; a second try finds the booking cancelled and says so. */
export function cancelBooking(
  cancellation: Cancellation,
  { db, now, origins, takes }: BookingContext,
): Promise<GuestBooking | Refusal> {
  return db.transaction().execute(async (trx) => {
    const inside = { db: trx, now, origins, takes }
    const own = await findOwnBooking(inside, cancellation, { lock: true })
    if (isRefusal(own)) return own
    if (own.row.state === 'cancelled') return present(own, inside)
    const today = copenhagenDay(now())
    if (!canCancel(own.row.state, own.row.arrival, today)) {
      return refuse(409, 'cannot-cancel', 'This booking can no longer be cancelled.')
    }
    const kept = chargeOf(own, today)
    if (kept !== cancellation.acceptedCharge) {
      const data = { cancellationCharge: kept }
      return refuse(409, 'charge-changed', 'The amount that is kept has changed since it was shown.', { data })
    }
    return settle(own, { kept, actor: 'guest' }, inside)
  })
}

/** The agency cannot let the house after all: the nights are free, and nothing is kept. */
export function declineBooking(reservationId: string, inside: Inside): Promise<GuestBooking | Refusal> {
  return inside.db.transaction().execute(async (trx) => {
    const row = await lockBooking(trx, reservationId)
    if (!row) return refuseAccess()
    if (!canMove(row.state, 'cancelled', 'staff')) {
      return refuse(409, 'cannot-cancel', `A booking that is ${row.state} cannot be cancelled.`)
    }
    return settle(readBooking(row), { kept: 0, actor: 'staff' }, { ...inside, db: trx })
  })
}

type Terms = { readonly kept: number; readonly actor: 'guest' | 'staff' | 'clock' }

export async function settle(own: OwnBooking, { kept, actor }: Terms, inside: Inside): Promise<GuestBooking> {
  const { db, now } = inside
  const { id, currency, stay_id: stayId, lodging_id: lodgingId } = own.row
  const changed = { state: 'cancelled' as const, stay_id: null, changed_at: now() }
  await db.updateTable('booking').set(changed).where('id', '=', id).execute()
  if (stayId !== null) await db.deleteFrom('stay').where('id', '=', stayId).execute()
  const { charged } = await loadAccount(db, id)
  const credit = { key: 'cancelled', kind: 'credit', what: 'cancellation', amount: kept - charged } as const
  await addEntries(db, { bookingId: id, currency, now: now() }, kept < charged ? [credit] : [])
  await db
    .insertInto('booking_event')
    .values({ booking_id: id, kind: 'cancelled', actor, detail: JSON.stringify({ kept }), created_at: now() })
    .execute()
  await announce(db, lodgingId, now())
  const { paid } = await loadAccount(db, id)
  await payBack(own.row, paid - kept, inside)
  const toCard = await pendingRefunds(db, id)
  const settlement = { kept, back: Math.max(0, paid - kept), toCard, owed: Math.max(0, kept - paid) }
  const write = (booking: LetterBooking) =>
    actor === 'clock' ? releaseLetter(booking) : cancellationLetter(booking, settlement)
  await sendLetter(addresseeOf(own), { key: 'cancelled', write }, inside)
  return present({ ...own, row: { ...own.row, ...changed } }, inside)
}

/** What came by card goes back to it by itself; staff send the rest, which the list of refunds shows. */
async function payBack(row: OwnBooking['row'], back: number, { db, now, takes }: Inside): Promise<void> {
  if (takes.provider === null || takes.card?.canRefund !== true) return
  const open = back - (await pendingRefunds(db, row.id))
  if (open > 0) await planRefunds(db, row, open, { provider: takes.provider, now: now() })
}

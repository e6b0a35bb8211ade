import type { ParsedBookingRequest } from '@marram/contract/booking/place'
import type { DeferredPeriod } from '@marram/contract/booking/placed'
import { countBookings } from '@marram/contract/booking/tasks'
import { notifyTags } from '@marram/database/changes'
import { addJob } from '@marram/database/jobs/add-job'
import type { Database } from '@marram/database/schema.generated'
import { bookingTransitions } from '@marram/domain/booking/booking-process'
import type { GuestDetails } from '@marram/domain/booking/guest-details'
import { copenhagenDay } from '@marram/domain/iso-day'
import { mailboxKey } from '@marram/domain/mailbox'
import type { Quote } from '@marram/domain/quote'
import type { Terms } from '@marram/domain/terms'
import type { Kysely } from 'kysely'
import { addEntries, chargesFor } from '../ledger/entries.ts'
import { makeReservationId } from './secrets.ts'

export type NewBooking = {
  readonly request: ParsedBookingRequest
  readonly guest: GuestDetails
  readonly quote: Quote
  readonly terms: Terms
  readonly stayId: number
  readonly deferral: DeferredPeriod | null
  readonly userId: number | null
  readonly traceId: string | null
  readonly networkHash: string | null
  readonly addressDueAt: Date | null
  readonly now: Date
  /** By default the guest. */
  readonly placedBy?: 'guest' | 'staff'
}

/** A booking in a deferred period needs the approval of staff. */
export function placement(deferral: DeferredPeriod | null) {
  return bookingTransitions[deferral === null ? 'book' : 'request']
}

export type StoredBooking = { readonly id: number; readonly reservationId: string }

/** Stores the booking with its items, first event and charges, in the transaction of its nights. */
export async function storeBooking(trx: Kysely<Database>, booking: NewBooking): Promise<StoredBooking> {
  const { request, quote, now, userId, placedBy = 'guest' } = booking
  const stored = await insertBooking(trx, booking)
  await storeItems(trx, stored.id, quote)
  await trx
    .insertInto('booking_event')
    .values({
      booking_id: stored.id,
      kind: placement(booking.deferral).event,
      actor: placedBy,
      detail: JSON.stringify({ total: quote.total, isLoggedIn: userId !== null }),
      created_at: now,
    })
    .execute()
  await addEntries(trx, { bookingId: stored.id, currency: quote.currency, now }, chargesFor(quote))
  await announce(trx, request.option.lodgingId, now)
  return stored
}

/** Tries ten random numbers; with a million bookings one in a thousand is taken. */
async function insertBooking(trx: Kysely<Database>, booking: NewBooking): Promise<StoredBooking> {
  const { request, guest, quote, terms, stayId, deferral, userId, traceId, networkHash, addressDueAt, now } = booking
  const values = {
    state: placement(deferral).to,
    lodging_id: request.option.lodgingId,
    stay_id: stayId,
    ...quote.stay,
    ...quote.party,
    language_id: request.option.languageId,
    currency: quote.currency,
    total: quote.total,
    quote: JSON.stringify(quote),
    terms: JSON.stringify(terms),
    guest: JSON.stringify(guest),
    mailbox: mailboxKey(guest.email),
    pay_choice: request.payChoice,
    user_id: userId,
    confirmed_by: deferral?.confirmedBy ?? null,
    trace_id: traceId,
    placed_from: networkHash,
    address_due: addressDueAt,
    created_at: now,
    changed_at: now,
  }
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const row = await trx
      .insertInto('booking')
      .values({ ...values, reservation_id: makeReservationId() })
      .onConflict((conflict) => conflict.column('reservation_id').doNothing())
      .returning(['id', 'reservation_id'])
      .executeTakeFirst()
    if (row) return { id: row.id, reservationId: row.reservation_id }
  }
  throw new Error('No free reservation number was found.')
}

export async function storeItems(trx: Kysely<Database>, bookingId: number, { lines }: Quote): Promise<void> {
  await trx.deleteFrom('booking_item').where('booking_id', '=', bookingId).execute()
  const rows = lines.flatMap((line) => {
    if (!('itemId' in line)) return []
    const { itemId, kind, quantity, units, unitPrice, amount } = line
    const isMandatory = kind === 'mandatory-item'
    const own = { booking_id: bookingId, item_id: itemId, is_mandatory: isMandatory }
    return [{ ...own, quantity, units, unit_price: unitPrice, amount }]
  })
  if (rows.length > 0) await trx.insertInto('booking_item').values(rows).execute()
}

/** Notifies pages and the search index on commit, and queues a recount of the day. */
export async function announce(trx: Kysely<Database>, lodgingId: number, now: Date): Promise<void> {
  await notifyTags(trx, [`lodging:${lodgingId}`])
  const day = copenhagenDay(now)
  await addJob(trx, countBookings, { day }, { key: `${countBookings.name} ${day}` })
}

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
import type { Kysely } from 'kysely'
import { addEntries, chargesFor } from '../ledger/entries.ts'
import { makeReservationId } from './secrets.ts'

export type NewBooking = {
  readonly request: ParsedBookingRequest
  readonly guest: GuestDetails
  readonly quote: Quote
  readonly stayId: number
  readonly deferral: DeferredPeriod | null
  readonly userId: number | null
  readonly traceId: string | null
  readonly networkHash: string | null
  readonly addressDueAt: Date | null
  readonly now: Date
}

/** A booking in a deferred period is a request, which staff approve. */
export function placement(deferral: DeferredPeriod | null) {
  return bookingTransitions[deferral === null ? 'book' : 'request']
}

export type StoredBooking = { readonly id: number; readonly reservationId: string }

/** The booking with its items, its first event and what is owed; one transaction with the nights it is for. */
export async function storeBooking(trx: Kysely<Database>, booking: NewBooking): Promise<StoredBooking> {
  const { request, quote, now, userId } = booking
  const stored = await insertBooking(trx, booking)
  await storeItems(trx, stored.id, quote)
  await trx
    .insertInto('booking_event')
    .values({
      booking_id: stored.id,
      kind: placement(booking.deferral).event,
      actor: 'guest',
      detail: JSON.stringify({ total: quote.total, isLoggedIn: userId !== null }),
      created_at: now,
    })
    .execute()
  await addEntries(trx, { bookingId: stored.id, currency: quote.currency, now }, chargesFor(quote))
  await announce(trx, request.option.lodgingId, now)
  return stored
}

/** Ten tries at a number that is free; with a million bookings one try in a thousand meets one that is not. */
async function insertBooking(trx: Kysely<Database>, booking: NewBooking): Promise<StoredBooking> {
  const { request, guest, quote, stayId, deferral, userId, traceId, networkHash, addressDueAt, now } = booking
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

/** Pages and the search index hear of it as the transaction commits; the day is counted again by a job. */
export async function announce(trx: Kysely<Database>, lodgingId: number, now: Date): Promise<void> {
  await notifyTags(trx, [`lodging:${lodgingId}`])
  const day = copenhagenDay(now)
  await addJob(trx, countBookings, { day }, { key: `${countBookings.name} ${day}` })
}

import * as desk from '@marram/contract/desk/changes'
import { staffQuery } from '@marram/database/command/staff-command'
import { bookingTransitions } from '@marram/domain/booking/booking-process'
import type { Quote } from '@marram/domain/quote'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { isOverlapError } from '../../booking/claim-nights.ts'
import type { Inside } from '../../booking/context.ts'
import { announce, storeItems } from '../../booking/store-booking.ts'
import {
  addresseeOf,
  findBooking,
  lockBooking,
  type OwnBooking,
  readBooking,
  refuseAccess,
} from '../../change/find-booking.ts'
import { settleCards } from '../../change/take-transition.ts'
import { addEntries, loadAccount } from '../../ledger/entries.ts'
import { mailingOf } from '../../mail/mailing-of.ts'
import { sendLetter } from '../../mail/send-letter.ts'
import { pendingRefunds } from '../../payment/pending-refunds.ts'
import { presentQuote } from '../../price/present-quote.ts'
import { moveNights } from '../../rebook/move-nights.ts'
import { refuseRebooking } from '../../rebook/price-rebooking.ts'
import { onBooking } from '../on-booking.ts'
import { afterChange, type OfferedChange, offerStaffChange } from './offer-change.ts'

const { event: what } = bookingTransitions.amend

export const offerChange = staffQuery<Inside>()(desk.offerChange, async ({ reservationId, ...wish }, deps) => {
  const row = await findBooking(deps.db, reservationId)
  if (!row) return refuseAccess()
  return (await offerStaffChange(readBooking(row), wish, deps)).offer
})

/** Changes a booking as the offer that was read and accepted says: nights, price, ledger, refund and mail, or nothing. */
export const change = onBooking(desk.changeBooking, async (input, inside) => {
  const { reservationId, accepted, tellsGuest, version: _, ...wish } = input
  const row = await lockBooking(inside.db, reservationId)
  if (!row) return refuseAccess()
  const ownBooking = readBooking(row)
  const offered = await offerStaffChange(ownBooking, wish, inside)
  const { offer, quote } = offered
  if (quote === null || offer.accepted === null) return refuseOffer(offer)
  if (offer.accepted !== accepted) return refuseOffer(offer)
  try {
    return await store(ownBooking, { ...offered, quote }, tellsGuest, inside)
  } catch (error) {
    // The constraint has the last word when somebody else got the nights meanwhile.
    if (isOverlapError(error)) return refuse(409, 'not-available', 'The house has been taken for these nights.')
    throw error
  }
})

function refuseOffer(offer: desk.ChangeOffer): Refusal {
  const [refused] = offer.refusals
  const code = refused?.code ?? 'offer-changed'
  const sentence = refused
    ? `The booking cannot be changed like this: ${refused.code}.`
    : 'The price or other consequences have changed since they were shown.'
  return refuse(409, code, sentence, { data: { offer } })
}

type Accepted = OfferedChange & { readonly quote: Quote }

async function store(
  ownBooking: OwnBooking,
  { priced, quote }: Accepted,
  tellsGuest: boolean,
  inside: Inside,
): Promise<{ version: number; difference: number; back: number; toCard: number } | Refusal> {
  const { db, now } = inside
  const { row, quote: before } = ownBooking
  if (row.stay_id === null) return refuseRebooking('cannot-change')
  const { lodgingId } = priced
  const { stay, party } = quote
  const moved = await moveNights(db, { lodgingId, stayId: row.stay_id, stay, party, now: now() })
  if (moved !== 'moved') return refuse(409, 'not-available', 'The house cannot be had for these nights any more.')
  const next = afterChange(ownBooking, priced, quote, inside)
  await writeRow(next, inside)
  const eventId = await writeEvent(ownBooking, next, priced, inside)
  const difference = quote.total - before.total
  const entry = { key: `event ${eventId}`, kind: 'charge', what, amount: difference } as const
  const ledger = { bookingId: row.id, currency: row.currency, now: now() }
  await addEntries(db, ledger, difference === 0 ? [] : [entry])
  await settleCards(next, entry.key, inside)
  const { paid } = await loadAccount(db, row.id)
  const back = Math.max(0, paid - quote.total)
  const toCard = Math.min(back, await pendingRefunds(db, row.id))
  if (tellsGuest) {
    const house = lodgingId === row.lodging_id ? null : await houseName(row.lodging_id, inside)
    const rebooked = { before, back, toCard, house }
    await sendLetter(addresseeOf(next), mailingOf('change', { changeId: eventId, rebooked }), inside)
  }
  // Its nights count on the day of the booking.
  for (const id of new Set([row.lodging_id, lodgingId])) await announce(db, id, row.created_at)
  return { version: eventId, difference, back, toCard }
}

async function writeRow({ row, quote, party }: OwnBooking, { db, now }: Inside): Promise<void> {
  const { lodging_id, total, kept_at_least, rebooked_on } = row
  const values = { lodging_id, total, kept_at_least, rebooked_on, ...quote.stay, ...party, changed_at: now() }
  await db
    .updateTable('booking')
    .set({ ...values, quote: JSON.stringify(presentQuote(quote)) })
    .where('id', '=', row.id)
    .execute()
  await storeItems(db, row.id, quote)
}

async function writeEvent(
  before: OwnBooking,
  after: OwnBooking,
  { fee, change: { cause } }: OfferedChange['priced'],
  { db, now }: Inside,
): Promise<number> {
  const side = ({ row, quote, party }: OwnBooking) => {
    return { lodgingId: row.lodging_id, ...quote.stay, party, total: quote.total }
  }
  const detail = JSON.stringify({ before: side(before), after: side(after), fee: fee.charged, cause })
  const { id } = await db
    .insertInto('booking_event')
    .values({ booking_id: before.row.id, kind: what, actor: 'staff', detail, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function houseName(lodgingId: number, { db }: Inside): Promise<string> {
  const house = await db.selectFrom('lodging').where('id', '=', lodgingId).select('name').executeTakeFirstOrThrow()
  return house.name.toUpperCase()
}

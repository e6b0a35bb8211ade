import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { RebookingOrder } from '@marram/contract/booking/rebooking'
import { bookingTransitions } from '@marram/domain/booking/booking-process'
import { isMoved, orderedItems, quantityOf, type RebookingWish } from '@marram/domain/booking/rebooking'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { Party } from '@marram/domain/party'
import type { Quote } from '@marram/domain/quote'
import { stayFrom } from '@marram/domain/stay'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { isOverlapError } from '../booking/claim-nights.ts'
import type { BookingContext } from '../booking/context.ts'
import { refuseTaken } from '../booking/not-available.ts'
import { commitIf } from '../booking/place-outcome.ts'
import { announce, storeItems } from '../booking/store-booking.ts'
import { addresseeOf, findOwnBooking, type OwnBooking } from '../change/find-booking.ts'
import { present } from '../change/read-booking.ts'
import { settleCards } from '../change/take-transition.ts'
import { addEntries, loadAccount } from '../ledger/entries.ts'
import { mailingOf } from '../mail/mailing-of.ts'
import { sendLetter } from '../mail/send-letter.ts'
import { pendingRefunds } from '../payment/pending-refunds.ts'
import { findLodging, type Lodging, nightsOf } from '../price/load-lodging.ts'
import { presentQuote } from '../price/present-quote.ts'
import { loadFacts } from './load-facts.ts'
import { moveNights } from './move-nights.ts'
import { type PricedRebooking, priceRebooking, refuseRebooking, wishedItems } from './price-rebooking.ts'

type Outcome = GuestBooking | Refusal | 'taken'

const { event: what, by } = bookingTransitions.rebook

/**
 * Changes dates, party and extras to what the guest has read and agreed to, in one transaction: nights, price, ledger,
 * refund and mail, or nothing. A repeated request finds the booking as wished and changes nothing.
 */
export async function rebookBooking(order: RebookingOrder, context: BookingContext): Promise<GuestBooking | Refusal> {
  const own = await findOwnBooking(context, order)
  if (isRefusal(own)) return own
  const { lodging_id: lodgingId, currency } = own.row
  const { arrival, duration, party } = order
  const taken = () => refuseTaken({ lodgingId, arrival, duration, party, currency }, context)
  try {
    const outcome = await context.queue.wait(lodgingId, async (sightings) => {
      const changed = await commitIf<Outcome>(
        context.db,
        (one) => one !== 'taken' && !isRefusal(one),
        (trx) => rebook(order, { ...context, db: trx }),
      )
      if (changed !== 'taken' && !isRefusal(changed)) sightings.noteBooked(stayFrom(arrival, duration))
      return changed
    })
    return outcome === 'taken' ? await taken() : outcome
  } catch (error) {
    if (isOverlapError(error)) return taken()
    throw error
  }
}

async function rebook(order: RebookingOrder, inside: BookingContext): Promise<Outcome> {
  const ownBooking = await findOwnBooking(inside, order, { lock: true })
  if (isRefusal(ownBooking)) return ownBooking
  const { row, quote: agreed } = ownBooking
  const house = await findLodging(inside, row.lodging_id, nightsOf(agreed.stay))
  if (house === null) return refuseRebooking('cannot-change')
  const items = wishedItems(agreed, house, order.items)
  const wish = { stay: stayFrom(order.arrival, order.duration), party: order.party, items }
  if (isAsWished(ownBooking, wish, house)) {
    return agreed.total === order.acceptedTotal ? present(ownBooking, inside) : refuseTerms(agreed.total)
  }
  const { paid } = await loadAccount(inside.db, row.id)
  const facts = await loadFacts(ownBooking, paid, inside)
  const priced = await priceRebooking({ ownBooking, facts, wish }, house, inside)
  if (isRefusal(priced)) return priced
  if (priced.quote.total !== order.acceptedTotal || priced.terms !== order.acceptedTerms) {
    return refuseTerms(priced.quote.total)
  }
  return store(ownBooking, priced, inside)
}

/** True if the booking has become the wished one already, by the same request or in another tab. */
export function isAsWished(
  { quote, party }: Pick<OwnBooking, 'quote' | 'party'>,
  wish: RebookingWish,
  { prices }: Lodging,
): boolean {
  const ordered = orderedItems(quote, prices.items)
  const isSameParty = (Object.keys(party) as (keyof Party)[]).every((kind) => party[kind] === wish.party[kind])
  const isSameItem = ({ itemId }: { itemId: number }) => quantityOf(ordered, itemId) === quantityOf(wish.items, itemId)
  return !isMoved(quote.stay, wish.stay) && isSameParty && [...ordered, ...wish.items].every(isSameItem)
}

function refuseTerms(total: number): Refusal {
  const sentence = 'The price or the terms have changed since they were shown.'
  return refuse(409, 'terms-changed', sentence, { data: { total } })
}

async function store(
  ownBooking: OwnBooking,
  { quote, keptAtLeast, isMoved: isOther, fee }: PricedRebooking,
  inside: BookingContext,
): Promise<Outcome> {
  const { db, now } = inside
  const { row, quote: before } = ownBooking
  const { stay, party } = quote
  if (row.stay_id === null) return refuseRebooking('cannot-change')
  const moved = await moveNights(db, { lodgingId: row.lodging_id, stayId: row.stay_id, stay, party, now: now() })
  if (moved === 'taken') return 'taken'
  if (moved === 'unknown-lodging') return refuseRebooking('cannot-change')
  const changed = {
    ...{ ...stay, ...party, total: quote.total, changed_at: now(), kept_at_least: keptAtLeast },
    ...(isOther && { rebooked_on: copenhagenDay(now()) }),
  }
  const values = { ...changed, quote: JSON.stringify(presentQuote(quote)) }
  await db.updateTable('booking').set(values).where('id', '=', row.id).execute()
  await storeItems(db, row.id, quote)
  const next = { ...ownBooking, quote, party, row: { ...row, ...changed } }
  const detail = {
    before: { ...before.stay, party: before.party, total: before.total },
    after: { ...stay, party, total: quote.total },
    fee,
  }
  const { id: eventId } = await db
    .insertInto('booking_event')
    .values({ booking_id: row.id, kind: what, actor: by[0], detail: JSON.stringify(detail), created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const amount = quote.total - before.total
  const entry = { key: `event ${eventId}`, kind: 'charge', what, amount } as const
  const ledger = { bookingId: row.id, currency: row.currency, now: now() }
  await addEntries(db, ledger, amount === 0 ? [] : [entry])
  await settleCards(next, entry.key, inside)
  await mailRebooked(next, { before, eventId }, inside)
  // Its nights count on the day of the booking.
  await announce(db, row.lodging_id, row.created_at)
  return present(next, inside)
}

type Rebooked = { readonly before: Quote; readonly eventId: number }

/** At once, unlike other changes: the mail is the guest's written agreement about the new dates. */
async function mailRebooked(next: OwnBooking, { before, eventId }: Rebooked, inside: BookingContext): Promise<void> {
  const { db } = inside
  const { paid } = await loadAccount(db, next.row.id)
  const back = Math.max(0, paid - next.quote.total)
  const rebooked = { before, back, toCard: Math.min(back, await pendingRefunds(db, next.row.id)) }
  await sendLetter(addresseeOf(next), mailingOf('change', { changeId: eventId, rebooked }), inside)
}

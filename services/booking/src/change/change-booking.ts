import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { BookingAccess, ItemsAddition, PartyChange } from '@marram/contract/booking/place'
import { mailChanges } from '@marram/contract/booking/tasks'
import { addJob } from '@marram/database/jobs/add-job'
import { canChange } from '@marram/domain/booking/after-booking'
import { bookingTransitions, isOpen } from '@marram/domain/booking/booking-process'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { ChosenItem } from '@marram/domain/item-charge'
import { type Party, partyRefusal } from '@marram/domain/party'
import type { Quote } from '@marram/domain/quote'
import { canAddLater } from '@marram/domain/rental-terms'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { BookingContext, Inside } from '../booking/context.ts'
import { refusePrice } from '../booking/place-booking.ts'
import { announce, storeItems } from '../booking/store-booking.ts'
import { alertOverpaid } from '../ledger/alert-overpaid.ts'
import { addEntries } from '../ledger/entries.ts'
import { mailingOf } from '../mail/mailing-of.ts'
import { sendLetter } from '../mail/send-letter.ts'
import { findLodging, nightsOf } from '../price/load-lodging.ts'
import { addresseeOf, findOwnBooking, type OwnBooking, readBooking } from './find-booking.ts'
import { present } from './read-booking.ts'
import { requote } from './requote.ts'
import { refuseTransition } from './take-transition.ts'

/** Merges the mails of several changes into one about the last. */
const changesMergedMs = 5 * 60_000

const changeEvents = [
  bookingTransitions['change-party'].event,
  bookingTransitions['add-items'].event,
  bookingTransitions.rebook.event,
]

type Change = {
  readonly transition: 'change-party' | 'add-items'
  readonly party: Party
  readonly added: readonly ChosenItem[]
}

/** Changes the party within the house's limits. */
export function changeParty(change: PartyChange, context: BookingContext): Promise<GuestBooking | Refusal> {
  const { adults, children, infants, pets } = change
  const party = { adults, children, infants, pets }
  return applyChange(change, context, () => ({ transition: 'change-party', party, added: [] }))
}

/** Adds extras at today's prices; agreed items keep theirs. */
export function addItems(addition: ItemsAddition, context: BookingContext): Promise<GuestBooking | Refusal> {
  return applyChange(addition, context, ({ party }) => ({
    transition: 'add-items',
    party,
    added: addition.items,
  }))
}

type ChangeRequest = BookingAccess & { readonly acceptedTotal: number }

function applyChange(
  request: ChangeRequest,
  { db, now, origins, takes }: BookingContext,
  changeOf: (ownBooking: OwnBooking) => Change,
): Promise<GuestBooking | Refusal> {
  return db.transaction().execute(async (trx) => {
    const inside = { db: trx, now, origins, takes }
    const ownBooking = await findOwnBooking(inside, request, { lock: true })
    if (isRefusal(ownBooking)) return ownBooking
    const change = changeOf(ownBooking)
    const quote = await priceChange(ownBooking, change, inside)
    if (isRefusal(quote)) return quote
    if (quote.total !== request.acceptedTotal) return refusePrice(quote)
    return store(ownBooking, quote, change, inside)
  })
}

/** The new price of the booking; a refusal if the house or the date does not allow the change. */
export async function priceChange(
  ownBooking: OwnBooking,
  change: Pick<Change, 'party' | 'added'>,
  deps: Pick<Inside, 'db' | 'now'>,
): Promise<Quote | Refusal> {
  const { state, arrival, departure, lodging_id: lodgingId } = ownBooking.row
  const house = await findLodging(deps, lodgingId, nightsOf(ownBooking.quote.stay))
  if (house === null || !canChange({ state, arrival, departure, today: copenhagenDay(deps.now()) })) {
    return refuseTransition('change-party')
  }
  const refusal = partyRefusal(change.party, house.prices)
  if (refusal !== null) return refuse(422, refusal, 'The house does not take this party.')
  const today = copenhagenDay(deps.now())
  const added = house.prices.items.filter(({ itemId }) => change.added.some((item) => item.itemId === itemId))
  if (added.some(({ type }) => !canAddLater(type, arrival, today, ownBooking.terms))) {
    return refuse(409, 'cannot-add', 'This can only be ordered with the booking, or until the rest is due.')
  }
  const quote = requote(ownBooking.quote, house.prices, change)
  return quote.kind === 'refused' ? refuse(422, quote.reason, 'This cannot be ordered.') : quote
}

async function store(ownBooking: OwnBooking, quote: Quote, change: Change, inside: Inside): Promise<GuestBooking> {
  const { db, now } = inside
  const { id, currency, stay_id: stayId, lodging_id: lodgingId } = ownBooking.row
  const changed = { ...change.party, total: quote.total, changed_at: now() }
  const values = { ...changed, quote: JSON.stringify(quote) }
  await db.updateTable('booking').set(values).where('id', '=', id).execute()
  if (stayId !== null) await db.updateTable('stay').set(change.party).where('id', '=', stayId).execute()
  await storeItems(db, id, quote)
  const what = bookingTransitions[change.transition].event
  const detail = JSON.stringify({ party: change.party, added: change.added, total: quote.total })
  const event = await db
    .insertInto('booking_event')
    .values({ booking_id: id, kind: what, actor: 'guest', detail, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const amount = quote.total - ownBooking.quote.total
  const entry = { key: `event ${event.id}`, kind: 'charge', what, amount } as const
  await addEntries(db, { bookingId: id, currency, now: now() }, amount === 0 ? [] : [entry])
  if (amount < 0) await alertOverpaid(db, ownBooking.row, entry.key, now())
  await announce(db, lodgingId, now())
  const next = { ...ownBooking, quote, party: change.party, row: { ...ownBooking.row, ...changed } }
  const runAt = new Date(now().getTime() + changesMergedMs)
  await addJob(db, mailChanges, { bookingId: id }, { runAt, key: `${mailChanges.name} ${id}` })
  return present(next, inside)
}

/** The job: mails the current booking once for all changes since the last mail; skips cancelled bookings. */
export function mailChange(bookingId: number, inside: Inside): Promise<void> {
  return inside.db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('booking').where('id', '=', bookingId).selectAll().forUpdate().executeTakeFirst()
    if (!row || !isOpen(row.state)) return
    const { id: eventId } = await trx
      .selectFrom('booking_event')
      .where('booking_id', '=', bookingId)
      .where('kind', 'in', changeEvents)
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await sendLetter(addresseeOf(readBooking(row)), mailingOf('change', { changeId: eventId }), { ...inside, db: trx })
  })
}

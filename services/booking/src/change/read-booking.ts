import type { AddOnOffer, GuestBooking } from '@marram/contract/booking/guest-booking'
import type { BookingAccess, BookingLookup } from '@marram/contract/booking/place'
import type { CataloguePrices } from '@marram/database/prices/load-prices'
import { activePaymentStates, type PaymentFailure, type PaymentState } from '@marram/domain/booking/payment-process'
import { editionByKey, findEditionByLanguage } from '@marram/domain/edition'
import { unitNameIn } from '@marram/domain/item-unit'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { BookingContext } from '../booking/context.ts'
import { loadAccount } from '../ledger/entries.ts'
import { payWaysOf } from '../payment/pay-ways.ts'
import { pendingRefunds } from '../payment/pending-refunds.ts'
import { refundableToCards } from '../payment/plan-refunds.ts'
import { findLodging, nightsOf } from '../price/load-lodging.ts'
import { findOwnBooking, type OwnBooking, readBooking } from './find-booking.ts'
import { ownedBy, type User } from './owned-by.ts'
import { presentBooking } from './present-booking.ts'

type Deps = Pick<BookingContext, 'db' | 'now' | 'takes'>

export async function readOwnBooking(access: BookingAccess, deps: Deps): Promise<GuestBooking | Refusal> {
  const ownBooking = await findOwnBooking(deps, access)
  return isRefusal(ownBooking) ? ownBooking : present(ownBooking, deps)
}

export async function present(
  ownBooking: OwnBooking,
  { db, now, takes }: Deps,
  instalment?: number,
): Promise<GuestBooking> {
  const [account, latest, refundable, pending] = await Promise.all([
    loadAccount(db, ownBooking.row.id),
    db
      .selectFrom('payment')
      .where('booking_id', '=', ownBooking.row.id)
      .select(['state', 'failure'])
      .orderBy('created_at', 'desc')
      .orderBy('changed_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    refundableToCards(db, ownBooking.row.id, takes),
    pendingRefunds(db, ownBooking.row.id),
  ])
  const refunds = { refundable, pending }
  const ways = payWaysOf(ownBooking, account, takes, instalment)
  return presentBooking(ownBooking, { account, ways, cardState: cardStateOf(latest), refunds }, now())
}

type LatestPayment = { readonly state: PaymentState; readonly failure: PaymentFailure | null }

function cardStateOf(latest: LatestPayment | undefined): GuestBooking['cardState'] {
  if (activePaymentStates.some((state) => state === latest?.state)) return 'pending'
  if (latest?.failure === 'refused') return 'declined'
  return latest?.state === 'releasing' || latest?.state === 'released' ? 'released' : 'none'
}

/** Bookings of an account, the next arrival first. */
export async function readBookingsOf(user: User, deps: Deps): Promise<GuestBooking[]> {
  const rows = await deps.db
    .selectFrom('booking')
    .where(ownedBy(user))
    .selectAll()
    .orderBy('arrival', 'desc')
    .limit(200)
    .execute()
  return Promise.all(rows.map((row) => present(readBooking(row), deps)))
}

/** Extras that can still be ordered; empty once the booking cannot be changed. */
export async function readAddOns({ languageId, ...access }: BookingLookup, deps: Deps): Promise<AddOnOffer | Refusal> {
  const ownBooking = await findOwnBooking(deps, access)
  if (isRefusal(ownBooking)) return ownBooking
  const { row, quote } = ownBooking
  const house = await findLodging(deps, row.lodging_id, nightsOf(quote.stay))
  const items = offeredItems(ownBooking, house?.prices.items ?? [], languageId)
  return { booking: await present(ownBooking, deps), items }
}

/** The optional items of the house, with the quantities ordered. */
export function offeredItems(
  { row, quote }: Pick<OwnBooking, 'row' | 'quote'>,
  items: CataloguePrices['items'],
  languageId: BookingLookup['languageId'],
): AddOnOffer['items'] {
  const edition = findEditionByLanguage(languageId ?? row.language_id) ?? editionByKey('de')
  const ordered = new Map(quote.lines.flatMap((line) => ('itemId' in line ? [[line.itemId, line.quantity]] : [])))
  return items
    .filter(({ chargeType, isMandatory }) => chargeType !== 'metered' && !isMandatory)
    .map((item) => ({
      itemId: item.itemId,
      type: item.type,
      description: item.descriptions[edition.key],
      unitName: unitNameIn(item.unitName, edition.key),
      chargeType: item.chargeType,
      unitPrice: item.unitPrice[row.currency],
      minQuantity: item.minQuantity,
      maxQuantity: item.maxQuantity,
      quantity: ordered.get(item.itemId) ?? 0,
    }))
}

import type { ChangeOffer, ChangeSide, OfferedItem, StaffWish, TakenNights } from '@marram/contract/desk/changes'
import { moneyDueIn } from '@marram/domain/booking/booking-process'
import type { RebookingFacts } from '@marram/domain/booking/rebooking'
import { gapsBeside, staffChangeNotices } from '@marram/domain/booking/staff-change'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { Quote } from '@marram/domain/quote'
import type { Inside } from '../../booking/context.ts'
import { hashOf } from '../../booking/secrets.ts'
import { instalmentsOf, type OwnBooking } from '../../change/find-booking.ts'
import { instalmentStates } from '../../change/present-booking.ts'
import { findDeferral } from '../../deferred/deferred-periods.ts'
import { type Account, loadAccount } from '../../ledger/entries.ts'
import { loadItemNames } from '../../mail/send-letter.ts'
import { refundableToCards } from '../../payment/plan-refunds.ts'
import type { Lodging } from '../../price/load-lodging.ts'
import { presentQuote } from '../../price/present-quote.ts'
import { loadFacts } from '../../rebook/load-facts.ts'
import { loadVersion } from '../booking-version.ts'
import { type PricedChange, priceChange } from './price-change.ts'
import { findNeighbours, findTakenNights } from './taken-nights.ts'

type Deps = Pick<Inside, 'db' | 'now' | 'activeYears' | 'takes'>
export type OfferedChange = { readonly offer: ChangeOffer; readonly priced: PricedChange; readonly quote: Quote | null }

/** Everything that a change of staff does, to be read first; the command does what it says, and nothing else. */
export async function offerStaffChange(
  ownBooking: OwnBooking,
  wish: Omit<StaffWish, 'reservationId'>,
  deps: Deps,
): Promise<OfferedChange> {
  const { db } = deps
  const { row, quote: agreed } = ownBooking
  const account = await loadAccount(db, row.id)
  const facts = await loadFacts(ownBooking, account.paid, deps)
  const priced = await priceChange(ownBooking, facts, wish, deps)
  const { lodgingId, change, house, fee, keptAtLeast } = priced
  const wanted = { lodgingId, stay: change.stay, now: deps.now(), ownStayId: row.stay_id }
  const isStay = change.stay.arrival < change.stay.departure
  const taken = isStay ? await findTakenNights(db, wanted) : []
  const refusals = refusalsOf(priced, taken)
  const quote = refusals.length > 0 || typeof priced.quote === 'string' ? null : priced.quote
  const changed = quote && afterChange(ownBooking, priced, quote, deps)
  const after = changed && (await sideOf(changed, account, deps))
  const back = quote === null ? 0 : Math.max(0, account.paid - quote.total)
  const offer = {
    version: await loadVersion(db, row.id),
    state: row.state,
    currency: row.currency,
    languageId: row.language_id,
    guest: `${ownBooking.guest.firstName} ${ownBooking.guest.lastName}`,
    paid: account.paid,
    before: await sideOf(ownBooking, account, deps),
    after,
    difference: quote && quote.total - agreed.total,
    fee,
    back,
    toCard: Math.min(back, await refundableToCards(db, row.id, deps.takes)),
    keptAtLeast,
    refusals,
    notices: quote === null ? [] : await noticesOf({ ownBooking, facts, priced, quote, wanted }, deps),
    items: house === null ? [] : offeredItemsOf(house, row.currency),
  }
  const isPossible = quote !== null && priced.isChange
  return { offer: { ...offer, accepted: isPossible ? digestOf(offer) : null }, priced, quote }
}

function refusalsOf({ quote }: PricedChange, taken: readonly TakenNights[]): ChangeOffer['refusals'] {
  return [
    ...(typeof quote === 'string' ? [{ code: quote, taken: [] }] : []),
    ...(taken.length > 0 ? [{ code: 'not-available' as const, taken: [...taken] }] : []),
  ]
}

/** The booking as it will be. Payment dates of other dates count from today, once it is confirmed. */
export function afterChange(
  ownBooking: OwnBooking,
  { lodgingId, isRelocated, keptAtLeast, change }: PricedChange,
  quote: Quote,
  { now }: Pick<Deps, 'now'>,
): OwnBooking {
  const { row } = ownBooking
  const isNewAgreement = isRelocated && moneyDueIn(row.state) === 'instalments'
  const changed = {
    ...{ lodging_id: lodgingId, ...quote.stay, ...change.party, total: quote.total, kept_at_least: keptAtLeast },
    rebooked_on: isNewAgreement ? copenhagenDay(now()) : row.rebooked_on,
  }
  return { ...ownBooking, quote, party: change.party, row: { ...row, ...changed } }
}

async function sideOf(booking: OwnBooking, { paid }: Account, { db, now }: Deps): Promise<ChangeSide> {
  const { row, quote } = booking
  const { name, city } = await db
    .selectFrom('lodging')
    .where('id', '=', row.lodging_id)
    .select(['name', 'city'])
    .executeTakeFirstOrThrow()
  const isDue = moneyDueIn(row.state) === 'instalments'
  const plan = isDue ? instalmentStates(instalmentsOf(booking), paid, copenhagenDay(now())) : []
  return {
    lodgingId: row.lodging_id,
    house: name.toUpperCase(),
    place: city,
    quote: presentQuote(quote),
    instalments: plan.map(({ amount, dueOn, state }) => ({ amount, dueOn, state: state === 'void' ? 'due' : state })),
    owed: quote.total - paid,
  }
}

type Consequences = {
  readonly ownBooking: OwnBooking
  readonly facts: RebookingFacts
  readonly priced: PricedChange
  readonly quote: Quote
  readonly wanted: Parameters<typeof findNeighbours>[1]
}

async function noticesOf(
  { ownBooking, facts, priced, quote, wanted }: Consequences,
  deps: Deps,
): Promise<ChangeOffer['notices']> {
  const { lodgingId, change, keptAtLeast } = priced
  const isDeferred = (await findDeferral(deps.db, lodgingId, quote.stay.arrival)) !== null
  const gaps = priced.isRelocated ? gapsBeside(quote.stay, await findNeighbours(deps.db, wanted)) : []
  const dropped = droppedItems(ownBooking.quote, priced)
  const named = dropped.length === 0 ? [] : [{ code: 'items-dropped' as const, items: await namesOf(dropped, deps) }]
  const rules = staffChangeNotices(facts, change, { quote, keptAtLeast, isDeferred })
  return [...gaps, ...named, ...rules.map((code) => ({ code }))]
}

/** Ordered extras that the other house does not have. */
function droppedItems({ lines }: Quote, { house, change }: PricedChange): number[] {
  if (house === null || !change.isOtherHouse) return []
  const ordered = lines.flatMap((line) => (line.kind === 'chosen-item' ? [line.itemId] : []))
  return ordered.filter((itemId) => !house.prices.items.some((item) => item.itemId === itemId))
}

async function namesOf(ids: readonly number[], deps: Deps): Promise<OfferedItem['names'][]> {
  const [da, de, en] = await Promise.all(
    (['da', 'de', 'en'] as const).map((edition) => loadItemNames(deps, ids, edition)),
  )
  return ids.map((id) => ({ da: da?.get(id) ?? '', de: de?.get(id) ?? '', en: en?.get(id) ?? '' }))
}

/** Extras with a price; metered ones are billed after the stay. */
export function offeredItemsOf({ prices }: Lodging, currency: 'DKK' | 'EUR'): OfferedItem[] {
  return prices.items
    .filter(({ chargeType }) => chargeType !== 'metered')
    .map(({ itemId, descriptions: { da, de, en }, unitPrice, isMandatory, minQuantity, maxQuantity }) => {
      const names = { da, de, en }
      return { itemId, names, unitPrice: unitPrice[currency], isMandatory, minQuantity, maxQuantity }
    })
}

/** Changes with everything that a person reads before changing a booking. */
function digestOf(offer: Omit<ChangeOffer, 'accepted'>): string {
  const { before, after, fee, back, toCard, keptAtLeast } = offer
  const facts = [before, after].map((side) => {
    const { stay, party, lines, total } = side?.quote ?? {}
    const payments = side?.instalments.map(({ amount, dueOn }) => [amount, dueOn])
    return [side?.lodgingId, stay, party, lines, total, payments, side?.owed]
  })
  return hashOf(JSON.stringify([facts, fee.charged, back, toCard, keptAtLeast]))
}

import type { RebookingPreview } from '@marram/contract/booking/rebooking'
import {
  isMoved,
  keptAfterMove,
  orderedItems,
  quantityOf,
  type RebookingFacts,
  type RebookingRefusal,
  type RebookingWish,
  rebookingFee,
  rebookingMoney,
  rebookingRefusal,
  withRebookingFees,
} from '@marram/domain/booking/rebooking'
import type { ChosenItem } from '@marram/domain/item-charge'
import { partyRefusal } from '@marram/domain/party'
import type { Quote } from '@marram/domain/quote'
import { nights } from '@marram/domain/stay'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { BookingContext } from '../booking/context.ts'
import { hashOf } from '../booking/secrets.ts'
import { agreedOn, type OwnBooking } from '../change/find-booking.ts'
import { requote } from '../change/requote.ts'
import { findDeferral } from '../deferred/deferred-periods.ts'
import { loadAccount } from '../ledger/entries.ts'
import { refundableToCards } from '../payment/plan-refunds.ts'
import { priceStay } from '../price/check-stay.ts'
import type { Lodging } from '../price/load-lodging.ts'
import { presentQuote } from '../price/present-quote.ts'

export type RebookingDeps = Pick<BookingContext, 'db' | 'now' | 'activeYears' | 'takes'>
export type PricedRebooking = RebookingPreview & { readonly quote: Quote; readonly isMoved: boolean }

const sentences: Readonly<Record<RebookingRefusal | 'needs-approval', string>> = {
  'cannot-change': 'This booking can no longer be changed here.',
  'address-unconfirmed': 'The mail address of the booking must be confirmed first.',
  'payment-pending': 'A payment for this booking is in progress.',
  'refund-pending': 'A refund of this booking is in progress.',
  disputed: 'A payment of this booking is disputed.',
  overdue: 'An instalment is overdue.',
  'too-late-to-move': 'The dates of this booking can no longer be changed here.',
  'other-year': 'The new arrival must be in the same calendar year.',
  'too-cheap': 'The new stay costs less than a cancellation today.',
  'cannot-add': 'This can only be ordered with the booking, or until the rest is due.',
  'cannot-return': 'The cancellation cover cannot be returned.',
  'needs-approval': 'Bookings of these dates are confirmed by the agency.',
}

export function refuseRebooking(code: keyof typeof sentences): Refusal {
  return refuse(409, code, sentences[code])
}

type Rebooking = { readonly ownBooking: OwnBooking; readonly facts: RebookingFacts; readonly wish: RebookingWish }

/**
 * The price and terms of a wish, for the preview and for the change itself. `house` has today's prices around the agreed
 * stay. Does not check if the nights are free.
 */
export async function priceRebooking(
  { ownBooking, facts, wish }: Rebooking,
  house: Lodging,
  deps: RebookingDeps,
): Promise<PricedRebooking | Refusal> {
  const { row, quote: agreed } = ownBooking
  const refusal = rebookingRefusal(facts, wish, house.prices.items)
  if (refusal !== null) return refuseRebooking(refusal)
  const isOther = isMoved(agreed.stay, wish.stay)
  const fee = (isOther && rebookingFee(agreed, facts.today, facts.terms.rebooking)) || 0
  const quote = isOther ? await quoteMoved({ ownBooking, facts, wish }, fee, deps) : quoteUnmoved(agreed, wish, house)
  if (isRefusal(quote)) return quote
  const keptAtLeast = isOther ? keptAfterMove(facts, fee, row.kept_at_least) : row.kept_at_least
  if (isOther && quote.total < keptAtLeast) return refuseRebooking('too-cheap')
  const { paid } = await loadAccount(deps.db, row.id)
  const { due, back } = rebookingMoney(quote, isOther ? facts.today : agreedOn(row), paid, facts.terms)
  const toCard = Math.min(back, await refundableToCards(deps.db, row.id, deps.takes))
  const shown = { fee, keptAtLeast, due: [...due], back, toCard }
  const terms = digestOf({ before: { stay: agreed.stay, total: agreed.total }, quote, ...shown })
  return { quote: presentQuote(quote), difference: quote.total - agreed.total, isMoved: isOther, ...shown, terms }
}

/** Another stay is priced as a new booking is, but under the booking's own terms. */
async function quoteMoved(
  { ownBooking: { row, quote: agreed, terms }, wish: { stay, party, items } }: Rebooking,
  fee: number,
  deps: RebookingDeps,
): Promise<Quote | Refusal> {
  const option = {
    ...{ lodgingId: row.lodging_id, arrival: stay.arrival, duration: nights(stay), ...party },
    ...{ currency: row.currency, languageId: row.language_id },
    ...({ lodgingUnitTypeId: 1, priority: 1, hasDiscount: false } as const),
  }
  const priced = await priceStay({ option, items }, deps, terms)
  if (isRefusal(priced)) return priced
  if ((await findDeferral(deps.db, row.lodging_id, stay.arrival)) !== null) return refuseRebooking('needs-approval')
  return withRebookingFees(priced.quote, agreed, fee)
}

/** On the agreed dates the agreed prices hold. */
export function quoteUnmoved(agreed: Quote, { party, items }: RebookingWish, { prices }: Lodging): Quote | Refusal {
  const refusal = partyRefusal(party, prices)
  if (refusal !== null) return refuse(422, refusal, 'The house does not take this party.')
  const ordered = orderedItems(agreed, prices.items)
  const change = { party, added: moreOf(items, ordered), returned: moreOf(ordered, items) }
  const quote = requote(agreed, prices, change)
  return quote.kind === 'refused' ? refuse(422, quote.reason, 'This cannot be ordered.') : quote
}

function moreOf(items: readonly ChosenItem[], than: readonly ChosenItem[]): ChosenItem[] {
  return items
    .map(({ itemId, quantity }) => ({ itemId, quantity: quantity - quantityOf(than, itemId) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Mandatory items keep their quantity; the guest chooses the others. */
export function wishedItems(agreed: Quote, { prices }: Lodging, chosen: readonly ChosenItem[]): ChosenItem[] {
  const mandatory = prices.items.filter(({ isMandatory }) => isMandatory)
  const isFree = ({ itemId }: ChosenItem) => !mandatory.some((item) => item.itemId === itemId)
  return [...orderedItems(agreed, mandatory), ...chosen.filter(isFree)]
}

type Terms = Omit<RebookingPreview, 'terms' | 'difference' | 'quote'> & {
  readonly before: Pick<Quote, 'stay' | 'total'>
  readonly quote: Quote
}

/** Changes with everything that the guest reads before agreeing. */
function digestOf({ before, quote, fee, keptAtLeast, due, back, toCard }: Terms): string {
  const { stay, party, lines, total, currency } = quote
  return hashOf(JSON.stringify([before, { stay, party, lines, total, currency }, fee, keptAtLeast, due, back, toCard]))
}

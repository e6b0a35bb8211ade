import { daysBetween, type IsoDay } from '../iso-day.ts'
import type { ItemPrice } from '../price-plan.ts'
import type { Quote, QuoteRefusalReason } from '../quote.ts'
import { coverType } from '../rental-terms.ts'
import type { Stay } from '../stay.ts'
import { awaitsApproval, canTake } from './booking-process.ts'
import {
  isMoved,
  keptAfterMove,
  orderedItems,
  quantityOf,
  type RebookingFacts,
  type RebookingWish,
  rebookingFee,
} from './rebooking.ts'

/** Only a change for the guest costs a fee, and keeps what a cancellation would have cost before. */
export const changeCauses = ['guest', 'agency', 'owner', 'mistake'] as const
export type ChangeCause = (typeof changeCauses)[number]

type RuleRefusal =
  | 'cannot-change'
  | 'payment-pending'
  | 'empty-stay'
  | 'in-the-past'
  | 'cannot-return'
  | 'unknown-lodging'
  | 'not-available'

export type ChangeRefusal = RuleRefusal | QuoteRefusalReason

/** Reasons that even staff cannot pass over. */
export const changeRefusalCodes = [
  'cannot-change',
  'payment-pending',
  'empty-stay',
  'in-the-past',
  'cannot-return',
  'unknown-lodging',
  'not-available',
  'empty-party',
  'too-many-persons',
  'too-many-pets',
  'not-an-arrival-day',
  'duration-not-offered',
  'no-price',
  'unknown-item',
  'quantity-out-of-range',
] as const satisfies readonly ChangeRefusal[]

/** Consequences to read before a change; rules for guests are among them, since staff may make exceptions. */
export const changeNoticeCodes = [
  'gap-before',
  'gap-after',
  'items-dropped',
  'needs-approval',
  'other-year',
  'too-late-to-move',
  'too-cheap',
  'overdue',
  'refund-pending',
  'disputed',
] as const
export type ChangeNotice = (typeof changeNoticeCodes)[number]

/** The wish of staff: also another house. */
export type StaffChange = RebookingWish & Readonly<{ isOtherHouse: boolean; cause: ChangeCause; waivesFee: boolean }>

/** Another stay or house has today's prices; otherwise the agreed ones hold. */
export function isRelocated(agreed: Stay, { stay, isOtherHouse }: Pick<StaffChange, 'stay' | 'isOtherHouse'>): boolean {
  return isOtherHouse || isMoved(agreed, stay)
}

/** Reason why this change is impossible; null if price and free nights decide. `offered` are the house's items today. */
export function staffChangeRefusal(
  { state, agreed, today, money }: RebookingFacts,
  { stay, items, isOtherHouse }: StaffChange,
  offered: readonly Pick<ItemPrice, 'itemId' | 'type'>[],
): RuleRefusal | null {
  if (!canTake('amend', state, 'staff')) return 'cannot-change'
  if (money === 'payment-pending') return 'payment-pending'
  if (stay.arrival >= stay.departure) return 'empty-stay'
  const before = agreed.stay
  const isPast = (day: IsoDay, agreedDay: IsoDay): boolean => day !== agreedDay && day < today
  if (isPast(stay.arrival, before.arrival) || isPast(stay.departure, before.departure)) return 'in-the-past'
  const ordered = orderedItems(agreed, offered)
  const cover = offered.filter(({ type }) => type === coverType)
  // A house that has no cover to offer drops it, as it does other items.
  const isReturned = cover.some(({ itemId }) => quantityOf(items, itemId) < quantityOf(ordered, itemId))
  return isReturned && !isOtherHouse ? 'cannot-return' : null
}

type Fee = Readonly<{ byTerms: number; charged: number }>

/** Minor units. Free before the approval, as a cancellation is; after the last day for guests it still has its price. */
export function staffChangeFee({ state, agreed, today, terms }: RebookingFacts, change: StaffChange): Fee {
  if (!isRelocated(agreed.stay, change) || awaitsApproval(state)) return { byTerms: 0, charged: 0 }
  const byTerms = rebookingFee(agreed, today, terms.rebooking) ?? terms.rebooking.fee[agreed.currency]
  return { byTerms, charged: change.cause === 'guest' && !change.waivesFee ? byTerms : 0 }
}

/** The least that a cancellation costs after the change. Nobody pays for a change that the agency needs. */
export function keptAfterStaffChange(
  facts: RebookingFacts,
  change: StaffChange,
  { charged, keptAtLeast }: Readonly<{ charged: number; keptAtLeast: number }>,
): number {
  const isForGuest = change.cause === 'guest' && !awaitsApproval(facts.state)
  if (!isForGuest || !isRelocated(facts.agreed.stay, change)) return keptAtLeast
  return keptAfterMove(facts, charged, keptAtLeast)
}

type Outcome = Readonly<{ quote: Quote; keptAtLeast: number; isDeferred: boolean }>

/** Rules for guests that this change passes over, and money that waits. */
export function staffChangeNotices(
  { agreed, state, today, terms, money, isOverdue }: RebookingFacts,
  change: StaffChange,
  { quote, keptAtLeast, isDeferred }: Outcome,
): ChangeNotice[] {
  const isOther = isRelocated(agreed.stay, change)
  const isLate = rebookingFee(agreed, today, terms.rebooking) === null
  const isOtherYear = quote.stay.arrival.slice(0, 4) !== agreed.stay.arrival.slice(0, 4)
  const found: Readonly<Record<ChangeNotice, boolean>> = {
    'gap-before': false,
    'gap-after': false,
    'items-dropped': false,
    'needs-approval': isOther && isDeferred && !awaitsApproval(state),
    'other-year': terms.rebooking.isWithinYear && isOtherYear,
    'too-late-to-move': isOther && isLate,
    'too-cheap': quote.total < keptAtLeast,
    overdue: isOverdue,
    'refund-pending': money === 'refund-pending',
    disputed: money === 'disputed',
  }
  return changeNoticeCodes.filter((code) => found[code])
}

/** Shorter gaps than a week between two stays are hard to let. */
const weekNights = 7

export type Neighbours = Readonly<{ previousDeparture: IsoDay | null; nextArrival: IsoDay | null }>

/** Nights that stay empty beside the new stay. */
export function gapsBeside(
  { arrival, departure }: Stay,
  { previousDeparture, nextArrival }: Neighbours,
): { readonly code: 'gap-before' | 'gap-after'; readonly nights: number }[] {
  const gaps = [
    { code: 'gap-before', nights: previousDeparture === null ? 0 : daysBetween(previousDeparture, arrival) },
    { code: 'gap-after', nights: nextArrival === null ? 0 : daysBetween(departure, nextArrival) },
  ] as const
  return gaps.filter(({ nights }) => nights > 0 && nights < weekNights)
}

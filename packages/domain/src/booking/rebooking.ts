import { addDays, daysBetween, type IsoDay } from '../iso-day.ts'
import type { ChosenItem, ItemLine } from '../item-charge.ts'
import type { Party } from '../party.ts'
import { openInstalments } from '../payment/match-bank-entry.ts'
import type { ItemPrice } from '../price-plan.ts'
import type { Quote, QuoteLine } from '../quote.ts'
import {
  canAddLater,
  cancellationCharge,
  coverType,
  type Instalment,
  instalmentPlan,
  type PaymentTerms,
} from '../rental-terms.ts'
import type { Stay } from '../stay.ts'
import type { RebookingTerms, Terms } from '../terms.ts'
import { canChange } from './after-booking.ts'
import { type BookingState, canTake } from './booking-process.ts'

/** Everything that a guest can change; an item that is left out is returned. */
export type RebookingWish = Readonly<{ stay: Stay; party: Party; items: readonly ChosenItem[] }>

/** Money of the booking that somebody else is moving at the moment. */
export type MoneyInMotion = 'none' | 'payment-pending' | 'refund-pending' | 'disputed'

export type RebookingFacts = Readonly<{
  state: BookingState
  /** The agreed price, with stay and party. */
  agreed: Quote
  /** Those of the booking. */
  terms: Terms
  today: IsoDay
  isAddressConfirmed: boolean
  money: MoneyInMotion
  /** An instalment is past its date. */
  isOverdue: boolean
}>

export type RebookingRefusal =
  | 'cannot-change'
  | 'address-unconfirmed'
  | Exclude<MoneyInMotion, 'none'>
  | 'overdue'
  | 'too-late-to-move'
  | 'other-year'
  | 'too-cheap'
  | 'cannot-add'
  | 'cannot-return'

export function isMoved(agreed: Stay, wished: Stay): boolean {
  return agreed.arrival !== wished.arrival || agreed.departure !== wished.departure
}

/** Reason why nothing can be changed now, whatever the wish; null if something can. */
export function changeRefusal(facts: RebookingFacts): RebookingRefusal | null {
  const { state, agreed, today, isAddressConfirmed, money, isOverdue } = facts
  if (!canTake('rebook', state, 'guest') || !canChange({ state, ...agreed.stay, today })) return 'cannot-change'
  if (!isAddressConfirmed) return 'address-unconfirmed'
  if (money !== 'none') return money
  return isOverdue ? 'overdue' : null
}

/** Reason why the dates cannot be changed now; null if they can. */
export function moveRefusal(facts: RebookingFacts): RebookingRefusal | null {
  const { agreed, today, terms } = facts
  const isLate = rebookingFee(agreed, today, terms.rebooking) === null
  return changeRefusal(facts) ?? (isLate ? 'too-late-to-move' : null)
}

/**
 * Reason why the booking cannot become this one; null if it can. Price and free nights are checked elsewhere. `offered`
 * are the items that the house has today.
 */
export function rebookingRefusal(
  facts: RebookingFacts,
  { stay, items }: RebookingWish,
  offered: readonly Pick<ItemPrice, 'itemId' | 'type'>[],
): RebookingRefusal | null {
  const { agreed, today, terms } = facts
  const { isWithinYear } = terms.rebooking
  const isOtherStay = isMoved(agreed.stay, stay)
  const refusal = isOtherStay ? moveRefusal(facts) : changeRefusal(facts)
  if (refusal !== null) return refusal
  if (isOtherStay && isWithinYear && yearOf(stay.arrival) !== yearOf(agreed.stay.arrival)) return 'other-year'
  const ordered = orderedItems(agreed, offered)
  for (const { itemId, type } of offered) {
    const more = quantityOf(items, itemId) - quantityOf(ordered, itemId)
    if (type === coverType && more < 0) return 'cannot-return'
    if (more > 0 && !canAddLater(type, stay.arrival, today, terms)) return 'cannot-add'
  }
  return null
}

/** Minor units; null if guests can no longer change the dates. */
export function rebookingFee(
  { stay, currency }: Pick<Quote, 'stay' | 'currency'>,
  today: IsoDay,
  terms: RebookingTerms,
): number | null {
  const daysBefore = daysBetween(today, stay.arrival)
  if (daysBefore < terms.untilDaysBeforeArrival) return null
  const free = terms.freeUntilDaysBeforeArrival
  return free !== null && daysBefore >= free ? 0 : terms.fee[currency]
}

type RebookingDays = Readonly<{ freeUntil: IsoDay | null; lastDay: IsoDay }>

/** The last days to change the dates, free of charge and at all. */
export function rebookingDays(arrival: IsoDay, terms: RebookingTerms): RebookingDays {
  const { freeUntilDaysBeforeArrival: free, untilDaysBeforeArrival } = terms
  return {
    freeUntil: free === null ? null : addDays(arrival, -free),
    lastDay: addDays(arrival, -untilDaysBeforeArrival),
  }
}

/** Today's quote of the new stay, with the fees of this change of dates and of earlier ones. */
export function withRebookingFees(fresh: Quote, agreed: Quote, fee: number): Quote {
  const earlier = agreed.lines.filter(({ kind }) => kind === 'rebooking-fee')
  const amount = earlier.reduce((sum, line) => sum + line.amount, fee)
  if (amount === 0) return fresh
  const lines: QuoteLine[] = [...fresh.lines, { kind: 'rebooking-fee', amount }]
  return { ...fresh, lines, total: fresh.total + amount, normalTotal: fresh.normalTotal + amount }
}

/**
 * A later cancellation costs at least as much as one today, and the fee: otherwise guests could escape the cancellation
 * fee by moving to a far or cheap stay first.
 */
export function keptAfterMove(
  { agreed, today, terms }: Pick<RebookingFacts, 'agreed' | 'today' | 'terms'>,
  fee: number,
  keptAtLeast: number,
): number {
  return cancellationCharge(agreed, today, terms, keptAtLeast) + fee
}

/** The ordered items that the house still has, mandatory ones included. */
export function orderedItems({ lines }: Quote, offered: readonly Pick<ItemPrice, 'itemId'>[]): ChosenItem[] {
  return lines
    .filter(isItem)
    .filter(({ itemId }) => offered.some((item) => item.itemId === itemId))
    .map(({ itemId, quantity }) => ({ itemId, quantity }))
}

export type RebookingMoney = Readonly<{
  /** The open amounts, earliest first; money already paid is deducted. */
  due: readonly Instalment[]
  back: number
}>

/** Payments of the changed booking. `agreedOn` is the day from which its dates are counted. */
export function rebookingMoney(changed: Quote, agreedOn: IsoDay, paid: number, terms: PaymentTerms): RebookingMoney {
  const plan = instalmentPlan(changed, agreedOn, terms)
  const open = openInstalments(plan, paid)
  const due = open.flatMap(({ instalment, amount }, index) => {
    const before = open[index - 1]?.amount ?? 0
    const dueOn = plan[instalment - 1]?.dueOn
    return dueOn === undefined || amount === before ? [] : [{ amount: amount - before, dueOn }]
  })
  return { due, back: Math.max(0, paid - changed.total) }
}

export type PriceGroup = 'rent' | 'items' | 'booking-fee' | 'rebooking-fee'

/** Sums of a quote's lines, to compare two quotes. */
export function priceGroups({ lines }: Pick<Quote, 'lines'>): Readonly<Record<PriceGroup, number>> {
  const sum = (group: PriceGroup) => lines.reduce((all, line) => all + (groupOf(line) === group ? line.amount : 0), 0)
  return {
    rent: sum('rent'),
    items: sum('items'),
    'booking-fee': sum('booking-fee'),
    'rebooking-fee': sum('rebooking-fee'),
  }
}

function groupOf(line: QuoteLine): PriceGroup {
  if (isItem(line)) return 'items'
  if (line.kind === 'transaction-fee') return 'booking-fee'
  return line.kind === 'rebooking-fee' ? 'rebooking-fee' : 'rent'
}

export function quantityOf(items: readonly ChosenItem[], itemId: number): number {
  return items.find((item) => item.itemId === itemId)?.quantity ?? 0
}

function isItem(line: QuoteLine): line is ItemLine {
  return 'itemId' in line
}

function yearOf(day: IsoDay): string {
  return day.slice(0, 4)
}

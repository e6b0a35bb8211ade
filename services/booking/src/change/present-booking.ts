import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { PayWays } from '@marram/contract/booking/pay-ways'
import { type BookingTransition, cancellationBy, ruleOf } from '@marram/domain/booking/booking-process'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { cancellationCharge, type Instalment } from '@marram/domain/rental-terms'
import type { Account } from '../ledger/entries.ts'
import { presentQuote } from '../price/present-quote.ts'
import { instalmentsOf, type OwnBooking } from './find-booking.ts'

type InstalmentState = GuestBooking['instalments'][number]['state']

/** Payments cover the earliest instalment first. */
export function instalmentStates(
  plan: readonly Instalment[],
  paid: number,
  today: IsoDay,
): (Instalment & { state: InstalmentState })[] {
  let needed = 0
  return plan.map((instalment) => {
    needed += instalment.amount
    const state = paid >= needed ? 'paid' : instalment.dueOn < today ? 'overdue' : 'due'
    return { ...instalment, state }
  })
}

type Payments = {
  readonly account: Account
  readonly ways: PayWays
  readonly cardState: GuestBooking['cardState']
  /** Amounts refundable to cards, and pending refunds. */
  readonly refunds: { readonly refundable: number; readonly pending: number }
}

export function presentBooking(
  { row, quote, terms, guest, party }: OwnBooking,
  { account, ways, cardState, refunds }: Payments,
  now: Date,
): GuestBooking {
  const today = copenhagenDay(now)
  const plan = instalmentsOf({ row, quote, terms })
  const instalments = instalmentStates(plan, account.paid, today)
  const { firstName, lastName, email, phone } = guest
  const way = guestCancellation(row, today)
  const charge = way && chargeAfter({ row, quote, terms }, way, today)
  return {
    reservationId: row.reservation_id,
    state: row.state,
    confirmedBy: row.confirmed_by,
    confirmAddressBy: row.state === 'cancelled' ? null : (row.address_due?.toISOString() ?? null),
    lodgingId: row.lodging_id,
    languageId: row.language_id,
    currency: row.currency,
    arrival: row.arrival,
    departure: row.departure,
    party,
    quote: presentQuote(quote),
    terms,
    guest: { firstName, lastName, email, phone },
    payChoice: row.pay_choice,
    cardState,
    instalments: row.state === 'cancelled' ? instalments.map((one) => ({ ...one, state: 'void' })) : instalments,
    charged: account.charged,
    paid: account.paid,
    owed: account.charged - account.paid,
    payWays: ways,
    toCard: charge === null ? refunds.pending : Math.min(Math.max(0, account.paid - charge), refunds.refundable),
    refundsPending: refunds.pending,
    cancellationCharge: charge,
    keptAtLeast: row.kept_at_least,
    createdAt: row.created_at.toISOString(),
  }
}

/** The guest's cancelling transition, or null from the day of arrival. */
export function guestCancellation(
  { state, arrival }: Pick<OwnBooking['row'], 'state' | 'arrival'>,
  today: IsoDay,
): BookingTransition | null {
  return today <= arrival ? cancellationBy('guest', state) : null
}

/** The remaining charge after a transition; null if it does not lower the charge. */
export function chargeAfter(
  { row, quote, terms }: Pick<OwnBooking, 'row' | 'quote' | 'terms'>,
  transition: BookingTransition,
  today: IsoDay,
): number | null {
  const { charge } = ruleOf(transition)
  if (charge === 'ladder') return cancellationCharge(quote, today, terms, row.kept_at_least)
  return charge === 'nothing' ? 0 : null
}

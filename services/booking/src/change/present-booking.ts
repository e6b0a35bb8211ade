import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { PayWays } from '@marram/contract/booking/pay-ways'
import { canMove } from '@marram/domain/booking/state'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { cancellationCharge, type Instalment, instalmentPlan } from '@marram/domain/rental-terms'
import type { Account } from '../ledger/entries.ts'
import { presentQuote } from '../price/present-quote.ts'
import { agreedOn, type OwnBooking } from './find-booking.ts'

type InstalmentState = GuestBooking['instalments'][number]['state']

/** Money pays the earliest instalment first. */
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
  /** What could go back to cards, and what is on its way there. */
  readonly refunds: { readonly refundable: number; readonly pending: number }
}

export function presentBooking(
  { row, quote, guest, party }: OwnBooking,
  { account, ways, cardState, refunds }: Payments,
  now: Date,
): GuestBooking {
  const today = copenhagenDay(now)
  const plan = instalmentPlan(quote, agreedOn(row))
  const instalments = instalmentStates(plan, account.paid, today)
  const { firstName, lastName, email, phone } = guest
  const kept = canCancel(row.state, row.arrival, today) ? chargeOf({ row, quote }, today) : null
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
    guest: { firstName, lastName, email, phone },
    payChoice: row.pay_choice,
    cardState,
    instalments: row.state === 'cancelled' ? instalments.map((one) => ({ ...one, state: 'void' })) : instalments,
    charged: account.charged,
    paid: account.paid,
    owed: account.charged - account.paid,
    payWays: ways,
    toCard: kept === null ? refunds.pending : Math.min(Math.max(0, account.paid - kept), refunds.refundable),
    cancellationCharge: kept,
    createdAt: row.created_at.toISOString(),
  }
}

/** Until the day of arrival; then the house is theirs. */
export function canCancel(state: OwnBooking['row']['state'], arrival: IsoDay, today: IsoDay): boolean {
  return canMove(state, 'cancelled', 'guest') && today <= arrival
}

/** What was never confirmed costs nothing. */
export function chargeOf({ row, quote }: Pick<OwnBooking, 'row' | 'quote'>, today: IsoDay): number {
  return row.state === 'confirmed-later' ? 0 : cancellationCharge(quote, today)
}

import { settlePayments } from '@marram/contract/booking/tasks'
import { addJob } from '@marram/database/jobs/add-job'
import { type Actor, type BookingTransition, canTake, ruleOf } from '@marram/domain/booking/booking-process'
import { activePaymentStates } from '@marram/domain/booking/payment-process'
import { copenhagenDay } from '@marram/domain/iso-day'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { announce } from '../booking/store-booking.ts'
import { alertOverpaid } from '../ledger/alert-overpaid.ts'
import { addEntries, loadAccount } from '../ledger/entries.ts'
import type { Settlement } from '../mail/booking-letter.ts'
import { mailingOf } from '../mail/mailing-of.ts'
import { sendLetter } from '../mail/send-letter.ts'
import { pendingRefunds } from '../payment/pending-refunds.ts'
import { returnSurplus } from '../payment/plan-refunds.ts'
import { addresseeOf, type OwnBooking } from './find-booking.ts'
import { chargeAfter } from './present-booking.ts'

export function refuseTransition(transition: BookingTransition): Refusal {
  const { code, sentence } = ruleOf(transition).refusal
  return refuse(409, code, sentence)
}

/** Decisions of staff about a transition. */
type Decision = {
  /** The charge that remains, where the terms do not decide it. */
  readonly agreed?: number
  readonly tellsGuest?: boolean
  /** By default the actor's: staff end a booking for the agency. */
  readonly isByAgency?: boolean
}

/** Applies a transition of the process to a locked booking: state, nights, charge, cards, history and mail. */
export async function takeTransition(
  ownBooking: OwnBooking,
  transition: BookingTransition,
  actor: Actor,
  inside: Inside,
  { agreed, tellsGuest = true, isByAgency = actor === 'staff' }: Decision = {},
): Promise<OwnBooking | Refusal> {
  if (!canTake(transition, ownBooking.row.state, actor)) return refuseTransition(transition)
  const { event, mail, card } = ruleOf(transition)
  const { db, now } = inside
  const moved = await moveBooking(ownBooking, transition, inside)
  const kept = await creditRest(ownBooking, agreed ?? chargeAfter(ownBooking, transition, copenhagenDay(now())), inside)
  if (event !== null) {
    const detail = JSON.stringify(kept === null ? {} : { kept })
    const values = { booking_id: ownBooking.row.id, kind: event, actor, detail, created_at: now() }
    await db.insertInto('booking_event').values(values).execute()
  }
  if (card === 'settle') await settleCards(ownBooking, event ?? transition, inside)
  if (mail !== null && tellsGuest) {
    const settlement = await readSettlement(ownBooking, kept ?? 0, inside)
    await sendLetter(addresseeOf(moved), mailingOf(mail, { settlement, isByAgency }), inside)
  }
  return moved
}

async function moveBooking(
  ownBooking: OwnBooking,
  transition: BookingTransition,
  { db, now }: Inside,
): Promise<OwnBooking> {
  const { row } = ownBooking
  const to = ruleOf(transition).to
  if (to === null || to === 'held') return ownBooking
  const isFreed = to === 'cancelled'
  const approval = { confirmed_by: null, confirmed_on: copenhagenDay(now()), address_due: null }
  const changed = {
    state: to,
    changed_at: now(),
    ...(isFreed ? { stay_id: null } : {}),
    ...(transition === 'approve' ? approval : {}),
  }
  await db.updateTable('booking').set(changed).where('id', '=', row.id).execute()
  if (isFreed && row.stay_id !== null) {
    await db.deleteFrom('stay').where('id', '=', row.stay_id).execute()
    await announce(db, row.lodging_id, now())
  }
  return { ...ownBooking, row: { ...row, ...changed } }
}

/** Lowers the charge to what is kept; null if the transition keeps the charge. */
async function creditRest(ownBooking: OwnBooking, kept: number | null, { db, now }: Inside): Promise<number | null> {
  if (kept === null) return null
  const { id, currency } = ownBooking.row
  const { charged } = await loadAccount(db, id)
  const credit = { key: 'cancelled', kind: 'credit', what: 'cancellation', amount: kept - charged } as const
  await addEntries(db, { bookingId: id, currency, now: now() }, kept < charged ? [credit] : [])
  return kept
}

/** Refunds card money above the charge; staff refund the rest. The job releases authorisations. */
export async function settleCards({ row }: Pick<OwnBooking, 'row'>, cause: string, inside: Inside): Promise<void> {
  const { db, now } = inside
  await returnSurplus(row, inside)
  await alertOverpaid(db, row, cause, now())
  const active = await db
    .selectFrom('payment')
    .where('booking_id', '=', row.id)
    .where('state', 'in', activePaymentStates)
    .select('id')
    .executeTakeFirst()
  if (active) await addJob(db, settlePayments, {}, { key: settlePayments.name })
}

export async function readSettlement({ row }: OwnBooking, kept: number, { db }: Inside): Promise<Settlement> {
  const { paid } = await loadAccount(db, row.id)
  const toCard = await pendingRefunds(db, row.id)
  return { kept, back: Math.max(0, paid - kept), toCard, owed: Math.max(0, kept - paid) }
}

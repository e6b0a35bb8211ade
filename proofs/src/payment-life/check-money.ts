import type { Database } from '@marram/database/schema.generated'
import { refundTransition, takenPaymentStates, undecidedPaymentStates } from '@marram/domain/booking/payment-process'
import { type Kysely, sql } from 'kysely'
import type { ProviderStage } from './provider-stage.ts'

type Row = { readonly key: string; readonly kind: string; readonly what: string; readonly amount: number }

/** Throws unless provider, payments, ledger and alerts agree. */
export async function checkMoney(stage: ProviderStage, pages: readonly string[]): Promise<void> {
  const { db } = stage.booking
  const entries = await db.selectFrom('ledger_entry').select(['key', 'kind', 'what', 'amount']).orderBy('id').execute()
  const payments = await db.selectFrom('payment').selectAll().execute()
  const refunds = await db.selectFrom('refund').selectAll().execute()
  const alerts = await db.selectFrom('payment_alert').select(['kind', 'key']).execute()
  const count = (kind: string) => alerts.filter((alert) => alert.kind === kind).length

  let atProvider = 0
  for (const payment of payments) {
    const captured = await stage.captured(payment.id)
    const back = (await stage.refunds(payment.id)).reduce((sum, { amount }) => sum + amount, 0)
    atProvider += (captured ?? 0) - back
    equal(back <= (captured ?? 0), true, 'more was refunded than captured')
    equal(await stage.isBlocked(payment.id), false, 'a card stays blocked')
    equal(
      undecidedPaymentStates.some((state) => state === payment.state),
      false,
      `a payment stays ${payment.state}`,
    )
    equal(takenPaymentStates.includes(payment.state), captured !== null, `captured, with a payment ${payment.state}`)
    if (captured === null) continue
    equal(captured, payment.amount, 'the amount that was captured')
    const own = refunds.filter((refund) => refund.payment_id === payment.id)
    const sum = (state: string) => own.filter((one) => one.state === state).reduce((all, { amount }) => all + amount, 0)
    const expected = { 'begin-refund': 'refunding', 'finish-refund': 'refunded', 'keep-rest': 'captured' } as const
    const transition = refundTransition(payment.amount, { pending: sum('started'), paid: sum('paid') })
    equal(payment.state, Object(expected)[transition], 'the state after refunds')
  }
  equal(
    pages.every((id) => payments.some((payment) => payment.id === id)),
    true,
    'a page has no payment',
  )

  const ofDisputes = entries.filter(({ key }) => key.includes(' dispute '))
  const ofProvider = entries.filter(({ what }) => what === stage.name)
  equal(-total(ofProvider), atProvider - total(ofDisputes), 'the ledger and the provider')
  equal(refunds.filter(({ state }) => state === 'started').length, 0, 'refunds that wait')

  checkOverpaid(entries, alerts)
  equal(count('difference'), 0, 'differences found by the nightly comparison')
  equal(count('refund-failed'), refunds.filter(({ state }) => state === 'failed').length, 'alerts of failed refunds')
  const released = payments.filter(({ state, charge }) => state === 'released' && charge !== null)
  equal(count('released'), released.length, 'alerts of released cards')
  const steps = new Set(ofDisputes.map(({ key }) => key))
  equal(steps.size, ofDisputes.length, 'steps of disputes')
  await checkProcess(db)
}

/** The balance may exceed the charge only with an alert that explains it, and an alert needs such a balance. */
function checkOverpaid(entries: readonly Row[], alerts: readonly { readonly kind: string }[]): void {
  let balance = 0
  let overpaidTimes = 0
  for (const { kind, amount } of entries) {
    balance += amount
    if (balance < 0 && (kind === 'payment' || kind === 'credit' || (kind === 'charge' && amount < 0)))
      overpaidTimes += 1
  }
  const overpaid = alerts.filter(({ kind }) => kind === 'overpaid').length
  const explained = overpaid + alerts.filter(({ kind }) => kind === 'refund-failed').length
  if (balance < 0) equal(explained > 0, true, 'a booking is overpaid without an alert')
  equal(overpaid <= overpaidTimes, true, 'alerts of overpaid bookings')
}

/** Cancelled bookings hold no nights; all others have the nights and the charge of their price. */
async function checkProcess(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ held: number; doubled: number; broken: number }>`
    select (select count(*)::int from booking where state = 'cancelled' and stay_id is not null) as held,
      (select count(*)::int from (select booking_id from payment where state in ('authorised', 'capturing')
        group by 1 having count(*) > 1) twice) as doubled,
      (select count(*)::int from booking where state <> 'cancelled' and (
        not exists (select from stay where stay.id = stay_id and stay.arrival = booking.arrival
          and stay.departure = booking.departure and stay.adults = booking.adults)
        or total <> (quote ->> 'total')::int
        or total <> (select sum(amount) from ledger_entry where booking_id = booking.id and kind in ('charge', 'credit'))
      )) as broken`.execute(db)
  equal(rows[0]?.held, 0, 'cancelled bookings with nights')
  equal(rows[0]?.doubled, 0, 'bookings with two active payments')
  equal(rows[0]?.broken, 0, 'bookings with other nights or another charge than their price has')
}

const total = (entries: readonly Row[]): number => entries.reduce((sum, { amount }) => sum + amount, 0)

function equal<T>(found: T, expected: T, what: string): void {
  if (found !== expected) throw new Error(`${what}: ${String(found)} instead of ${String(expected)}`)
}

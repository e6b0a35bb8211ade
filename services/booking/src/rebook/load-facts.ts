import { undecidedPaymentStates } from '@marram/domain/booking/payment-process'
import type { MoneyInMotion, RebookingFacts } from '@marram/domain/booking/rebooking'
import { copenhagenDay } from '@marram/domain/iso-day'
import { sql } from 'kysely'
import type { Inside } from '../booking/context.ts'
import { instalmentsOf, type OwnBooking } from '../change/find-booking.ts'
import { instalmentStates } from '../change/present-booking.ts'
import { pendingRefunds } from '../payment/pending-refunds.ts'

type Deps = Pick<Inside, 'db' | 'now'>

/** Everything that decides if this booking can be changed today. */
export async function loadFacts({ row, quote, terms }: OwnBooking, paid: number, deps: Deps): Promise<RebookingFacts> {
  const today = copenhagenDay(deps.now())
  const instalments = instalmentStates(instalmentsOf({ row, quote, terms }), paid, today)
  return {
    state: row.state,
    agreed: quote,
    terms,
    today,
    isAddressConfirmed: row.address_due === null,
    money: await loadMoneyInMotion(row.id, deps),
    isOverdue: instalments.some(({ state }) => state === 'overdue'),
  }
}

async function loadMoneyInMotion(bookingId: number, { db }: Deps): Promise<MoneyInMotion> {
  const { rows } = await sql<{ isPaying: boolean; isDisputed: boolean }>`
    select
      exists (select from payment where booking_id = ${bookingId}
        and state in (${sql.join(undecidedPaymentStates)})) as "isPaying",
      exists (select from payment where booking_id = ${bookingId} and disputed > 0)
        or exists (select from payment_alert where booking_id = ${bookingId}
          and kind = 'dispute' and resolved_at is null) as "isDisputed"`.execute(db)
  const [money] = rows
  if (money?.isDisputed) return 'disputed'
  if (money?.isPaying) return 'payment-pending'
  return (await pendingRefunds(db, bookingId)) > 0 ? 'refund-pending' : 'none'
}

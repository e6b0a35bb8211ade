import { inTransaction } from '@marram/database/in-transaction'
import type { Currency } from '@marram/domain/money'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { lockBooking, refuseAccess } from '../change/find-booking.ts'
import { type Account, loadAccount } from '../ledger/entries.ts'
import { recordMoney } from '../ledger/record-money.ts'
import { pendingRefunds } from '../payment/pending-refunds.ts'

export type Money = {
  readonly reservationId: string
  /** Minor units, positive. */
  readonly amount: number
  /** The reference on the bank statement; each one counts once. */
  readonly reference: string
}

export type Entered = Account & { readonly currency: Currency; readonly isNew: boolean }
type Deps = Pick<Inside, 'db' | 'now'>

/** Books a payment other than by card. */
export function receiveMoney(money: Money, deps: Deps): Promise<Entered | Refusal> {
  return enter(money, 'payment', deps)
}

/** Books a refund, at most what was paid. */
export function refundMoney(money: Money, deps: Deps): Promise<Entered | Refusal> {
  return enter(money, 'refund', deps)
}

function enter(
  { reservationId, amount, reference }: Money,
  kind: 'payment' | 'refund',
  { db, now }: Deps,
): Promise<Entered | Refusal> {
  return inTransaction(db, async (trx) => {
    const row = await lockBooking(trx, reservationId)
    if (!row) return refuseAccess()
    const movement = { key: `${kind} ${reference}`, kind, what: reference, amount }
    const isNew = await recordMoney(trx, row, movement, { actor: 'staff', now: now() })
    const account = await loadAccount(trx, row.id)
    // Throws to roll back the entry.
    const left = account.paid - (await pendingRefunds(trx, row.id))
    if (isNew && kind === 'refund' && left < 0) throw new TooMuchError()
    return { ...account, currency: row.currency, isNew }
  }).catch((error: unknown) => {
    if (error instanceof TooMuchError) return tooMuch()
    throw error
  })
}

class TooMuchError extends Error {}

function tooMuch(): Refusal {
  return refuse(409, 'too-much', 'The refund exceeds what the guest paid.')
}

import type { Currency } from '@marram/domain/money'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { lockBooking, refuseAccess } from '../change/find-booking.ts'
import { type Account, loadAccount } from '../ledger/entries.ts'
import { recordMoney } from '../ledger/record-money.ts'
import { pendingRefunds } from '../payment/pending-refunds.ts'

export type Money = {
  readonly reservationId: string
  /** Minor units, above nothing. */
  readonly amount: number
  /** As on the statement of the bank: the same one is entered once, however often it is typed in. */
  readonly reference: string
}

export type Entered = Account & { readonly currency: Currency; readonly isNew: boolean }
type Deps = Pick<Inside, 'db' | 'now'>

/** Money that came in by another way than a card. */
export function receiveMoney(money: Money, deps: Deps): Promise<Entered | Refusal> {
  return enter(money, 'payment', deps)
}

/** Money that went back to the guest; never more than is there. */
export function refundMoney(money: Money, deps: Deps): Promise<Entered | Refusal> {
  return enter(money, 'refund', deps)
}

function enter(
  { reservationId, amount, reference }: Money,
  kind: 'payment' | 'refund',
  { db, now }: Deps,
): Promise<Entered | Refusal> {
  return db
    .transaction()
    .execute(async (trx) => {
      const row = await lockBooking(trx, reservationId)
      if (!row) return refuseAccess()
      const movement = { key: `${kind} ${reference}`, kind, what: reference, amount }
      const isNew = await recordMoney(trx, row, movement, { actor: 'staff', now: now() })
      const account = await loadAccount(trx, row.id)
      // Thrown, because the entry is written already and must go with the transaction.
      const left = account.paid - (await pendingRefunds(trx, row.id))
      if (isNew && kind === 'refund' && left < 0) throw new TooMuchError()
      return { ...account, currency: row.currency, isNew }
    })
    .catch((error: unknown) => {
      if (error instanceof TooMuchError) return tooMuch()
      throw error
    })
}

class TooMuchError extends Error {}

function tooMuch(): Refusal {
  return refuse(409, 'too-much', 'More would go back to the guest than came in.')
}

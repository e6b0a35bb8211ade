import type { Currency } from '@marram/domain/money'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { refuseAccess } from '../change/find-booking.ts'
import { type Account, addEntries, loadAccount } from '../ledger/entries.ts'

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
  return enter(money, { kind: 'payment', event: 'paid', sign: -1 }, deps)
}

/** Money that went back to the guest; never more than is there. */
export function refundMoney(money: Money, deps: Deps): Promise<Entered | Refusal> {
  return enter(money, { kind: 'refund', event: 'refunded', sign: 1 }, deps)
}

type Way = { readonly kind: 'payment' | 'refund'; readonly event: 'paid' | 'refunded'; readonly sign: 1 | -1 }

function enter({ reservationId, amount, reference }: Money, way: Way, { db, now }: Deps): Promise<Entered | Refusal> {
  return db
    .transaction()
    .execute(async (trx) => {
      const row = await trx
        .selectFrom('booking')
        .where('reservation_id', '=', reservationId)
        .select(['id', 'currency'])
        .forUpdate()
        .executeTakeFirst()
      if (!row) return refuseAccess()
      const entry = { key: `${way.kind} ${reference}`, kind: way.kind, what: reference, amount: way.sign * amount }
      const added = await addEntries(trx, { bookingId: row.id, currency: row.currency, now: now() }, [entry])
      const account = await loadAccount(trx, row.id)
      // Thrown, because the entry is written already and must go with the transaction.
      if (added > 0 && way.kind === 'refund' && account.paid < 0) throw new TooMuchError(account.paid + amount)
      if (added > 0) {
        // Who has paid means it: the address needs no confirming any more.
        await trx.updateTable('booking').set({ address_due: null }).where('id', '=', row.id).execute()
        const detail = JSON.stringify({ amount, reference })
        await trx
          .insertInto('booking_event')
          .values({ booking_id: row.id, kind: way.event, actor: 'staff', detail, created_at: now() })
          .execute()
      }
      return { ...account, currency: row.currency, isNew: added > 0 }
    })
    .catch((error: unknown) => {
      if (error instanceof TooMuchError) return tooMuch()
      throw error
    })
}

class TooMuchError extends Error {
  readonly paid: number

  constructor(paid: number) {
    super('More would go back than came in.')
    this.paid = paid
  }
}

function tooMuch(): Refusal {
  return refuse(409, 'too-much', 'More would go back to the guest than came in.')
}

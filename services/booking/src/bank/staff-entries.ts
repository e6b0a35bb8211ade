import { inTransaction } from '@marram/database/in-transaction'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { lockBooking, refuseAccess } from '../change/find-booking.ts'
import { type Account, loadAccount } from '../ledger/entries.ts'
import { enterMoney } from './import-entries.ts'

type Deps = Pick<Inside, 'db' | 'now'>

/** Unmatched entries, oldest first. */
export function listOpenEntries({ db }: Pick<Deps, 'db'>) {
  return db
    .selectFrom('bank_entry')
    .where('state', '=', 'open')
    .select(['id', 'booked_on', 'amount', 'currency', 'is_reversal', 'remittance', 'party', 'reason'])
    .orderBy('booked_on')
    .orderBy('id')
    .execute()
}

const unknown = () => refuse(404, 'unknown-entry', 'There is no open entry with this id.')

/** Assigns an entry of any amount to a booking. */
export function assignEntry(id: number, reservationId: string, deps: Deps): Promise<Account | Refusal> {
  return inTransaction(deps.db, async (trx) => {
    const booking = await lockBooking(trx, reservationId)
    if (!booking) return refuseAccess()
    const entry = await trx
      .selectFrom('bank_entry')
      .where('id', '=', id)
      .where('state', '=', 'open')
      .select(['id', 'key', 'amount', 'currency'])
      .forUpdate()
      .executeTakeFirst()
    if (!entry) return unknown()
    if (entry.currency !== booking.currency) {
      return refuse(409, 'other-currency', `The booking is in ${booking.currency}, the entry in ${entry.currency}.`)
    }
    const changed = { state: 'entered' as const, booking_id: booking.id, changed_at: deps.now() }
    await trx.updateTable('bank_entry').set(changed).where('id', '=', id).execute()
    await enterMoney(booking, entry, { db: trx, now: deps.now })
    return loadAccount(trx, booking.id)
  })
}

/** Dismisses an entry that is not a guest's money; stores the reason. */
export async function dismissEntry(id: number, reason: string, { db, now }: Deps): Promise<Refusal | null> {
  const dismissed = await db
    .updateTable('bank_entry')
    .set({ state: 'dismissed', reason, changed_at: now() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return dismissed ? null : unknown()
}

import type { Database } from '@marram/database/schema.generated'
import type { Currency } from '@marram/domain/money'
import type { Quote } from '@marram/domain/quote'
import { type Kysely, sql } from 'kysely'

export type Entry = {
  /** Unique per booking; a second entry with this key is ignored. */
  readonly key: string
  readonly kind: 'charge' | 'credit' | 'payment' | 'refund'
  /** The line of the quote, or another purpose. */
  readonly what: string
  /** Minor units; positive amounts are owed, negative ones paid or credited. */
  readonly amount: number
}

/** One entry per line of the quote. */
export function chargesFor({ lines }: Quote): Entry[] {
  return lines.map((line, index) => ({
    key: `placed ${index}`,
    kind: 'charge',
    what: 'itemId' in line ? `${line.kind} ${line.itemId}` : line.kind,
    amount: line.amount,
  }))
}

export type LedgerBooking = { readonly bookingId: number; readonly currency: Currency; readonly now: Date }

/** Skips existing entries; returns the number of new ones. */
export async function addEntries(
  db: Kysely<Database>,
  { bookingId, currency, now }: LedgerBooking,
  entries: readonly Entry[],
): Promise<number> {
  if (entries.length === 0) return 0
  const added = await db
    .insertInto('ledger_entry')
    .values(
      entries.map(({ key, kind, what, amount }) => {
        return { booking_id: bookingId, key: `${bookingId} ${key}`, kind, what, amount, currency, created_at: now }
      }),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .execute()
  return added.length
}

export type Account = {
  /** Charges minus credits. */
  readonly charged: number
  /** Payments minus refunds. */
  readonly paid: number
}

/** Sums the entries; no balance is stored. */
export async function loadAccount(db: Kysely<Database>, bookingId: number): Promise<Account> {
  const { rows } = await sql<Account>`
    select coalesce(sum(amount) filter (where kind in ('charge', 'credit')), 0)::int as charged,
      coalesce(-sum(amount) filter (where kind in ('payment', 'refund')), 0)::int as paid
    from ledger_entry where booking_id = ${bookingId}`.execute(db)
  return rows[0] ?? { charged: 0, paid: 0 }
}

import { inTransaction } from '@marram/database/in-transaction'
import type { Database } from '@marram/database/schema.generated'
import {
  type BankEntry,
  type BankMatch,
  type MatchDoubt,
  matchBankEntry,
  type NamedBooking,
  reservationNumbers,
} from '@marram/domain/payment/match-bank-entry'
import type { Kysely } from 'kysely'
import type { Inside } from '../booking/context.ts'
import { type BookingRow, readBooking } from '../change/find-booking.ts'
import { loadAccount } from '../ledger/entries.ts'
import { recordMoney } from '../ledger/record-money.ts'
import { payableNow } from '../payment/pay-ways.ts'

export type ImportReport = {
  /** Booked into the ledger: payments, refunds and reversals. */
  readonly entered: number
  /** For staff to decide. */
  readonly open: readonly { readonly entry: BankEntry; readonly why: MatchDoubt }[]
  /** Already imported from another file, or by a concurrent import. */
  readonly known: number
  /** The agency's own bills. */
  readonly foreign: number
  /** A known reference with another amount or currency; skipped. */
  readonly conflicting: readonly BankEntry[]
}

type Deps = Pick<Inside, 'db' | 'now'>
type Outcome = BankMatch | { readonly kind: 'known' | 'conflicting' }

/** Imports in the caller's transaction, or each entry in a separate one. A file can be imported again after a failure. */
export async function importEntries(entries: readonly BankEntry[], deps: Deps): Promise<ImportReport> {
  const outcomes: { readonly entry: BankEntry; readonly outcome: Outcome }[] = []
  for (const entry of entries) {
    const outcome = await inTransaction(deps.db, (trx) => importEntry(entry, { ...deps, db: trx }))
    outcomes.push({ entry, outcome })
  }
  const count = (...kinds: readonly Outcome['kind'][]) =>
    outcomes.filter(({ outcome }) => kinds.includes(outcome.kind)).length
  return {
    entered: count('payment', 'refund', 'reversal'),
    known: count('known'),
    foreign: count('foreign'),
    open: outcomes.flatMap(({ entry, outcome }) => (outcome.kind === 'doubt' ? [{ entry, why: outcome.why }] : [])),
    conflicting: outcomes.flatMap(({ entry, outcome }) => (outcome.kind === 'conflicting' ? [entry] : [])),
  }
}

async function importEntry(entry: BankEntry, { db, now }: Deps): Promise<Outcome> {
  const rows = await lockNamed(entry, db)
  const named = await Promise.all(rows.map((row) => describe(row, db)))
  const match = matchBankEntry(entry, named)
  if (match.kind === 'foreign') return match
  // A concurrent import of the same entry waits here for the first one.
  const stored = await db
    .insertInto('bank_entry')
    .values(rowOf(entry, match, now()))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) return { kind: (await isSame(entry, db)) ? 'known' : 'conflicting' }
  if (match.kind === 'doubt') return match
  const booking = rows.find(({ id }) => id === match.bookingId)
  if (!booking) throw new Error('The matched booking is not among the locked ones.')
  await enterMoney(booking, { id: stored.id, ...entry }, { db, now })
  return match
}

export type StoredEntry = Pick<BankEntry, 'amount' | 'key'> & { readonly id: number }

/** Incoming money is a payment; outgoing money, refunded or reversed, reduces the paid amount. */
export async function enterMoney(booking: BookingRow, entry: StoredEntry, { db, now }: Deps): Promise<void> {
  const { id, amount } = entry
  const kind = amount > 0 ? 'payment' : 'refund'
  const movement = { key: `bank ${id}`, kind, what: `bank ${entry.key}`, amount: Math.abs(amount) } as const
  await recordMoney(db, booking, movement, { actor: 'staff', now: now() })
}

function rowOf({ isReversal, bookedOn, ...entry }: BankEntry, match: BankMatch, now: Date) {
  return {
    ...entry,
    booked_on: bookedOn,
    is_reversal: isReversal,
    state: match.kind === 'doubt' ? ('open' as const) : ('entered' as const),
    reason: match.kind === 'doubt' ? match.why : null,
    booking_id: 'bookingId' in match ? match.bookingId : null,
    reverses: match.kind === 'reversal' ? match.entryId : null,
    imported_at: now,
    changed_at: now,
  }
}

/** Locks in a fixed order, so that two imports cannot deadlock. */
function lockNamed({ remittance }: BankEntry, db: Kysely<Database>): Promise<BookingRow[]> {
  const numbers = reservationNumbers(remittance)
  if (numbers.length === 0) return Promise.resolve([])
  const bookings = db.selectFrom('booking').where('reservation_id', 'in', numbers).selectAll()
  return bookings.orderBy('id').forUpdate().execute()
}

async function describe(row: BookingRow, db: Kysely<Database>): Promise<NamedBooking> {
  const account = await loadAccount(db, row.id)
  const received = await db
    .selectFrom('bank_entry')
    .where('booking_id', '=', row.id)
    .where('amount', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bank_entry as later').whereRef('later.reverses', '=', 'bank_entry.id'))),
    )
    .select(['id as entryId', 'amount'])
    .orderBy('booked_on')
    .orderBy('id')
    .execute()
  return {
    bookingId: row.id,
    currency: row.currency,
    payable: payableNow(readBooking(row), account).map(({ amount }) => amount),
    owed: account.charged - account.paid,
    received,
  }
}

async function isSame({ key, amount, currency }: BankEntry, db: Kysely<Database>): Promise<boolean> {
  const existing = await db
    .selectFrom('bank_entry')
    .where('key', '=', key)
    .select(['amount', 'currency'])
    .executeTakeFirst()
  return existing?.amount === amount && existing.currency === currency
}

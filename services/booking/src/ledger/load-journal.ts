import type { Database } from '@marram/database/schema.generated'
import type { Currency } from '@marram/domain/money'
import { type Kysely, sql } from 'kysely'
import { providerNames } from '../payment/providers.ts'

/** One movement: the same amount leaves one account and reaches the other, so that every line balances. */
export type JournalLine = {
  readonly day: string
  readonly reservationId: string
  readonly what: string
  /** Who owes more after it, or where the money is now. */
  readonly debit: string
  readonly credit: string
  /** Minor units, never below nothing. */
  readonly amount: number
  readonly currency: Currency
}

export type JournalSpan =
  | { readonly reservationId: string }
  /** Danish days; the last one is not part of it. */
  | { readonly from: string; readonly until: string }

type Row = Omit<JournalLine, 'debit' | 'credit'> & { readonly kind: string }

export async function loadJournal(db: Kysely<Database>, span: JournalSpan): Promise<JournalLine[]> {
  const within =
    'reservationId' in span
      ? sql`reservation_id = ${span.reservationId}`
      : sql`ledger_entry.created_at >= (${span.from}::date)::timestamp at time zone 'Europe/Copenhagen'
          and ledger_entry.created_at < (${span.until}::date)::timestamp at time zone 'Europe/Copenhagen'`
  const { rows } = await sql<Row>`
    select (ledger_entry.created_at at time zone 'Europe/Copenhagen')::date as day,
      reservation_id as "reservationId", kind, what, ledger_entry.amount, ledger_entry.currency
    from ledger_entry join booking on booking.id = booking_id where ${within}
    order by ledger_entry.id`.execute(db)
  return rows.map(toLine)
}

/** What a guest owes is on `guests`; against it sales, the bank, or whoever took the card. */
function toLine({ kind, amount, ...row }: Row): JournalLine {
  const other = kind === 'charge' || kind === 'credit' ? 'sales' : accountOf(row.what)
  const [debit, credit] = amount >= 0 ? ['guests', other] : [other, 'guests']
  return { ...row, what: `${kind} ${row.what}`, debit, credit, amount: Math.abs(amount) }
}

function accountOf(what: string): string {
  return providerNames.find((name) => name === what) ?? 'bank'
}

export type JournalTotal = { readonly account: string; readonly currency: Currency; readonly balance: number }

/** Debits less credits of each account; those of one currency come to nothing. */
export function journalTotals(lines: readonly JournalLine[]): JournalTotal[] {
  const balances = new Map<string, JournalTotal>()
  const add = (account: string, currency: Currency, amount: number) => {
    const key = `${currency} ${account}`
    balances.set(key, { account, currency, balance: (balances.get(key)?.balance ?? 0) + amount })
  }
  for (const { debit, credit, currency, amount } of lines) {
    add(debit, currency, amount)
    add(credit, currency, -amount)
  }
  return [...balances.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, total]) => total)
}

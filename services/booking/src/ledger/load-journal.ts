import type { Database } from '@marram/database/schema.generated'
import type { Currency } from '@marram/domain/money'
import { type Kysely, sql } from 'kysely'
import { providerNames } from '../payment/providers.ts'

/** A balanced movement between two accounts. */
export type JournalLine = {
  readonly day: string
  readonly reservationId: string
  readonly what: string
  /** The debited account. */
  readonly debit: string
  readonly credit: string
  /** Minor units, never negative. */
  readonly amount: number
  readonly currency: Currency
}

export type JournalSpan =
  | { readonly reservationId: string }
  /** Danish days; `until` is excluded. */
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

/** Books receivables on `guests` against sales, the bank or the card provider. */
function toLine({ kind, amount, ...row }: Row): JournalLine {
  const counterpart = kind === 'charge' || kind === 'credit' ? 'sales' : accountOf(row.what)
  const [debit, credit] = amount >= 0 ? ['guests', counterpart] : [counterpart, 'guests']
  return { ...row, what: `${kind} ${row.what}`, debit, credit, amount: Math.abs(amount) }
}

function accountOf(what: string): string {
  return providerNames.find((name) => name === what) ?? 'bank'
}

export type JournalTotal = { readonly account: string; readonly currency: Currency; readonly balance: number }

/** Debits minus credits per account; the balances of one currency add up to 0. */
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

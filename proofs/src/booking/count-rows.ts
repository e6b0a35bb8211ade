import type { Connection } from '@marram/database/connection'
import { sql } from 'kysely'

const tables = [
  'booking',
  'booking_access',
  'booking_item',
  'booking_event',
  'ledger_entry',
  'payment',
  'idempotency_key',
  'mail',
  'stay',
  'hold',
  'sms',
  'sms_signup',
  'meter_reading',
] as const

/** Row counts of all tables that a booking could write. */
export async function countRows({ db }: Pick<Connection, 'db'>): Promise<Record<string, number>> {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
      return [table, rows[0]?.n ?? 0] as const
    }),
  )
  return Object.fromEntries(counts)
}

import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import type { Message } from './retry-message.ts'

/** Finds a message by its id or the beginning of it; null if none or several match. */
export async function findMessage(db: Kysely<Database>, id: string): Promise<Message | null> {
  const { rows } = await sql<Message>`
    (select 'mail' as way, id from mail where id::text like ${`${id}%`} limit 2) union all
    (select 'sms' as way, id from sms where id::text like ${`${id}%`} limit 2)`.execute(db)
  return rows.length === 1 ? (rows[0] ?? null) : null
}

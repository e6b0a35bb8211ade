import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** True if a link mailed to this address was opened before, for a booking or an account. */
export async function isConfirmedAddress(db: Kysely<Database>, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from confirmed_address where email = ${email.toLowerCase()}
    union all
    select from user_account where email = ${email.toLowerCase()} and confirmed_at is not null
    limit 1`.execute(db)
  return rows.length > 0
}

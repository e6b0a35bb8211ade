import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.generated.ts'

type Counts = { waiting: number; refused: number; kept: number; oldest: string | null }

/** Mails that have not left: waiting, refused or unconfirmed since that time, and kept for want of a server. */
export async function loadOutboxState(db: Kysely<Database>, since: Date) {
  const { rows } = await sql<Counts>`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state in ('refused', 'unconfirmed') and changed_at > ${since})::int as refused,
      count(*) filter (where state = 'kept')::int as kept,
      min(created_at) filter (where state = 'waiting') as oldest
    from mail`.execute(db)
  const { waiting = 0, refused = 0, kept = 0, oldest = null } = rows[0] ?? {}
  return { waiting, refused, kept, oldest: oldest === null ? null : new Date(oldest) }
}

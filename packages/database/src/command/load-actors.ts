import type { Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** The people who changed a subject last, such as `booking 123456789`, the newest first. */
export function loadActors(db: Kysely<Database>, subject: string, limit: number) {
  return db
    .selectFrom('audit_entry')
    .where('subject', '=', subject)
    .select(['at', 'actor'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

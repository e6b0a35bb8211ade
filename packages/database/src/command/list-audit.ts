import type { Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import type { Facts } from './staff-command.ts'

export type AuditEntry = {
  readonly at: Date
  readonly actor: string
  readonly cameFrom: string
  readonly command: string
  readonly subject: string
  readonly before: Facts
  readonly after: Facts
  readonly reason: string | null
}

/** The newest first; of one subject, such as `booking 123456789`, or of all. */
export async function listAudit(
  db: Kysely<Database>,
  { subject, limit }: { readonly subject: string | null; readonly limit: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .$if(subject !== null, (query) => query.where('subject', '=', subject))
    .select(['at', 'actor', 'came_from as cameFrom', 'command', 'subject', 'before', 'after', 'reason'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  // Only `executeCommand` writes these columns.
  return rows.map((row) => ({ ...row, before: row.before as Facts, after: row.after as Facts }))
}

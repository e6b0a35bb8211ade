import { findPlacesToFill } from '@marram/contract/content/place-to-fill'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** Ids of entries whose draft has a place to fill in. */
export async function findUnfinishedEntries(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('content_entry')
    .where(sql<boolean>`draft::text like '%[[%'`)
    .select(['id', 'draft'])
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, draft }) => (findPlacesToFill(draft).length > 0 ? [id] : []))
}

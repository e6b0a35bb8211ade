import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import type { Change } from './content-state.ts'

export type Changed = {
  readonly entries: readonly Change[]
  readonly assets: readonly Change[]
  /** Entries with a changed address. */
  readonly moved: readonly string[]
}

/** Above this number tags of types replace those of single entries. */
const maxNamed = 2000

/** The tags of pages that show one of these, or link to them. */
export async function changedTags(db: Kysely<Database>, { entries, assets, moved }: Changed): Promise<string[]> {
  const ids = [...new Set([...entries.map(({ id }) => id), ...moved])]
  const around = await loadLinking(db, [...ids, ...assets.map(({ id }) => id)])
  const types = await loadTypes(db, moved)
  return [
    'content',
    ...(moved.length > 0 ? ['routes'] : []),
    ...new Set([...entries.map(({ type }) => type), ...types].map((type) => `type:${type}`)),
    ...[...ids, ...around].slice(0, maxNamed).map((id) => `entry:${id}`),
    ...(assets.length > 0 ? ['assets'] : []),
    ...assets.slice(0, maxNamed).map(({ id }) => `asset:${id}`),
  ]
}

/** Entries that link to these, over two levels. */
async function loadLinking(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    with near as (select distinct source_id as id from content_link where target_id = any(${ids}::text[]))
    select id from near
    union
    select source_id from content_link where target_kind = 'Entry' and target_id in (select id from near)`.execute(db)
  return rows.map(({ id }) => id)
}

async function loadTypes(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('content_entry')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .select('type')
    .distinct()
    .execute()
  return rows.map(({ type }) => type)
}

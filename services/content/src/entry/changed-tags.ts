import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import type { Change } from './content-state.ts'

export type Changed = {
  readonly entries: readonly Change[]
  readonly assets: readonly Change[]
  /** Entries with another address than before. */
  readonly moved: readonly string[]
}

/** Beyond this the names of single entries only fill the notice: their types say it all. */
const maxNamed = 2000

/** Everything that a stored page may carry which shows one of these, or shows something that links to them. */
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

/** Those that link to these, and those that link to them. */
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

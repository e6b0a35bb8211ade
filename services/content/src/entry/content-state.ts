import type { EntryFields } from '@marram/contract/content/model/entry'
import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import type { Stage } from '../context.ts'
import { type RouteSource, routedTypes, routeFields, toRouteSource } from '../route/route-source.ts'
import { toFields } from './load-entries.ts'

type Db = Kysely<Database>

/** Both versions of an entry or asset; a null draft deletes it. */
export type Change = {
  readonly id: string
  readonly type: string
  readonly draft: EntryFields | null
  readonly published: EntryFields | null
}

export type StoredChange = Change & { readonly draft: EntryFields; readonly version: number }

/** Serialises writers, because addresses depend on all entries, and two writers could claim the same one. */
export async function lockContent(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('marram content'))`.execute(db)
}

export async function loadEntryTypes(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('content_entry').select(['id', 'type']).execute()
  return new Map(rows.map(({ id, type }) => [id, type]))
}

export async function loadAssetIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('content_asset').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** All entries, or those with these ids. */
export async function loadStoredEntries(db: Db, ids?: readonly string[]): Promise<StoredChange[]> {
  if (ids?.length === 0) return []
  const query = db.selectFrom('content_entry').select(['id', 'type', 'version', 'draft', 'published']).orderBy('id')
  const rows = await (ids ? query.where('id', '=', sql<string>`any(${ids}::text[])`) : query).execute()
  return rows.map((row) => ({
    ...row,
    draft: toFields(row.draft),
    published: row.published === null ? null : toFields(row.published),
  }))
}

export async function loadStoredAssets(db: Db, ids?: readonly string[]): Promise<StoredChange[]> {
  if (ids?.length === 0) return []
  const query = db.selectFrom('content_asset').select(['id', 'version', 'draft', 'published']).orderBy('id')
  const rows = await (ids ? query.where('id', '=', sql<string>`any(${ids}::text[])`) : query).execute()
  return rows.map((row) => ({
    ...row,
    type: 'asset',
    draft: toFields(row.draft),
    published: row.published === null ? null : toFields(row.published),
  }))
}

export async function loadRouteSources(db: Db, stage: Stage): Promise<Map<string, RouteSource>> {
  const parts = sql<unknown>`jsonb_strip_nulls(jsonb_build_object(${sql.join(
    routeFields.flatMap((field) => [sql.lit(field), sql`${sql.ref(stage)} -> ${sql.lit(field)}`]),
  )}))`
  const rows = await db
    .selectFrom('content_entry')
    .where('type', 'in', routedTypes)
    .where(stage, 'is not', null)
    .select(['id', 'type', parts.as('fields')])
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ id, type, fields }) => [id, toRouteSource(id, type, toFields(fields))]))
}

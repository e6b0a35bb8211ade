import type { ContentType } from '@marram/contract/content/model/content-type'
import type { EntryFields } from '@marram/contract/content/model/entry'
import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import { stableJson } from '../check/normal-fields.ts'
import type { Stage } from '../context.ts'
import type { Change, StoredChange } from './content-state.ts'
import { findLinks } from './links.ts'

type Db = Kysely<Database>
export type Written = Change & { readonly draft: EntryFields }
type TableName = 'content_entry' | 'content_asset'

const chunkSize = 200

export async function removeRows(db: Db, table: TableName, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom(table).where('id', '=', sql<string>`any(${ids}::text[])`).execute()
}

/** A row whose published fields did not change keeps the moment at which they were published. */
export async function writeRows(
  db: Db,
  table: TableName,
  changes: readonly Written[],
  stored: readonly StoredChange[],
): Promise<void> {
  const before = new Map(stored.map((row) => [row.id, row]))
  for (const chunk of chunksOf(changes)) {
    const rows = chunk.map((change) => ({
      id: change.id,
      ...(table === 'content_entry' && { type: change.type }),
      draft: change.draft,
      published: change.published,
      is_republished: stableJson(change.published) !== stableJson(before.get(change.id)?.published ?? null),
    }))
    const type = sql.raw(table === 'content_entry' ? 'type,' : '')
    const setType = sql.raw(table === 'content_entry' ? 'type = excluded.type,' : '')
    const kept = (column: string) => sql`${sql.table(table)}.${sql.ref(column)}`
    // What was published again is marked by the version that is about to be written.
    await sql`
      insert into ${sql.table(table)} (id, ${type} draft, published, published_version, published_at, first_published_at)
      select id, ${type} draft, published, case when published is null then null else 1 end,
        case when published is null then null when is_republished then now() end,
        case when published is not null then now() end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (id text, type text, draft jsonb, published jsonb, is_republished boolean)
      on conflict (id) do update set ${setType}
        draft = excluded.draft, published = excluded.published, version = ${kept('version')} + 1, updated_at = now(),
        published_version = case when excluded.published is null then null
          when excluded.published_at is null then ${kept('published_version')} else ${kept('version')} + 1 end,
        published_at = case when excluded.published is null then null
          else coalesce(excluded.published_at, ${kept('published_at')}) end,
        first_published_at = coalesce(${kept('first_published_at')}, excluded.first_published_at)`.execute(db)
  }
}

export async function writeLinks(
  db: Db,
  changes: readonly Written[],
  findType: (id: string) => ContentType | null,
): Promise<void> {
  for (const chunk of chunksOf(changes)) {
    const ids = chunk.map(({ id }) => id)
    await db.deleteFrom('content_link').where('source_id', '=', sql<string>`any(${ids}::text[])`).execute()
    const rows = chunk.flatMap((change) => [
      ...linkRows(change, 'draft', findType),
      ...linkRows(change, 'published', findType),
    ])
    if (rows.length === 0) continue
    await sql`
      insert into content_link (source_id, stage, field, target_kind, target_id)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (source_id text, stage text, field text, target_kind text, target_id text)`.execute(db)
  }
}

function linkRows(change: Written, stage: Stage, findType: (id: string) => ContentType | null) {
  const type = findType(change.type)
  const fields = change[stage]
  if (!type || !fields) return []
  return findLinks(type, fields).map(({ field, kind, id }) => ({
    source_id: change.id,
    stage,
    field,
    target_kind: kind,
    target_id: id,
  }))
}

function chunksOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / chunkSize) }, (_, at) =>
    list.slice(at * chunkSize, (at + 1) * chunkSize),
  )
}

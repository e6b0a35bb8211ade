import type { ContentType } from '@marram/contract/content/model/content-type'
import type { EntryFields } from '@marram/contract/content/model/entry'
import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'
import type { Stage } from '../context.ts'
import type { Change } from './content-state.ts'
import { findLinks } from './links.ts'

type Db = Kysely<Database>
export type Written = Change & { readonly draft: EntryFields }
type TableName = 'content_entry' | 'content_asset'

const chunkSize = 200

export async function removeRows(db: Db, table: TableName, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom(table).where('id', '=', sql<string>`any(${ids}::text[])`).execute()
}

/** A row with unchanged published fields keeps its publication time and version. */
export async function writeRows(db: Db, table: TableName, changes: readonly Written[]): Promise<void> {
  const isEntry = table === 'content_entry'
  const type = sql.raw(isEntry ? 'type,' : '')
  const setType = sql.raw(isEntry ? 'type = excluded.type,' : '')
  const stored = (column: string) => sql`${sql.table(table)}.${sql.ref(column)}`
  const isSame = sql`excluded.published is not distinct from ${stored('published')}`
  for (const chunk of chunksOf(changes)) {
    const rows = chunk.map((change) => ({
      id: change.id,
      ...(isEntry && { type: change.type }),
      draft: change.draft,
      published: change.published,
    }))
    await sql`
      insert into ${sql.table(table)} (id, ${type} draft, published, published_version, published_at, first_published_at)
      select id, ${type} draft, published, case when published is not null then 1 end,
        case when published is not null then now() end, case when published is not null then now() end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (id text, type text, draft jsonb, published jsonb)
      on conflict (id) do update set ${setType}
        draft = excluded.draft, published = excluded.published, version = ${stored('version')} + 1, updated_at = now(),
        published_version = case when ${isSame} then ${stored('published_version')}
          when excluded.published is not null then ${stored('version')} + 1 end,
        published_at = case when ${isSame} then ${stored('published_at')} else excluded.published_at end,
        first_published_at = coalesce(${stored('first_published_at')}, excluded.first_published_at)`.execute(db)
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

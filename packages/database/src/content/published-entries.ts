import { defaultLocale, type EntryFields } from '@marram/contract/content/model/entry'
import type { Locale } from '@marram/domain/edition'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** The fields of a site setting as published; null without it. */
export async function findSetting(db: Kysely<Database>, key: string): Promise<EntryFields | null> {
  const row = await db
    .selectFrom('content_entry')
    .where('type', '=', 'setting')
    .where(sql<boolean>`published #>> ${sql.val(['key', defaultLocale])}::text[] = ${key}`)
    .select('published')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? toFields(row.published) : null
}

/** The fields of entries as published, by id. */
export async function loadPublished(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, EntryFields>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('content_entry')
    .where('id', 'in', ids)
    .where('published', 'is not', null)
    .select(['id', 'published'])
    .execute()
  return new Map(rows.map(({ id, published }) => [id, toFields(published)]))
}

/** A text in an edition; null if the field is empty. */
export function textOf(fields: EntryFields, field: string, locale: Locale): string | null {
  const text = fields[field]?.[locale]
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null
}

/** Trusts the shape, because only validated entries are stored. */
function toFields(stored: unknown): EntryFields {
  return typeof stored === 'object' && stored !== null ? (stored as EntryFields) : {}
}

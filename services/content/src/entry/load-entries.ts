import type { ContentField } from '@marram/contract/content/model/content-type'
import { defaultLocale, type EntryFields } from '@marram/contract/content/model/entry'
import type { Database } from '@marram/database/schema.generated'
import { findEditionByLocale, type Locale } from '@marram/domain/edition'
import type { Kysely } from 'kysely'
import type { Loads, Stage, StoredAsset, StoredEntry, ViewedEntry } from '../context.ts'
import { createLoader } from './loader.ts'

type Db = Kysely<Database>

export function createLoads(db: Db, stage: Stage): Loads {
  return {
    entry: createLoader((ids) => loadEntries(db, stage, ids)),
    asset: createLoader((ids) => loadAssets(db, stage, ids)),
    paths: createLoader((ids) => loadPaths(db, stage, ids)),
  }
}

async function loadEntries(db: Db, stage: Stage, ids: readonly string[]): Promise<Map<string, StoredEntry>> {
  const rows = await db
    .selectFrom('content_entry')
    .where('id', 'in', ids)
    .where(stage, 'is not', null)
    .select(['id', 'type', `${stage} as fields`, 'published_at', 'first_published_at', 'published_version'])
    .execute()
  return new Map(rows.map((row) => [row.id, { type: row.type, ...presentRow(row) }]))
}

async function loadAssets(db: Db, stage: Stage, ids: readonly string[]): Promise<Map<string, StoredAsset>> {
  const rows = await db
    .selectFrom('content_asset')
    .where('id', 'in', ids)
    .where(stage, 'is not', null)
    .select(['id', `${stage} as fields`, 'published_at', 'first_published_at', 'published_version'])
    .execute()
  return new Map(rows.map((row) => [row.id, presentRow(row)]))
}

type Row = {
  id: string
  fields: unknown
  published_at: Date | null
  first_published_at: Date | null
  published_version: number | null
}

function presentRow(row: Row): StoredAsset {
  return {
    id: row.id,
    fields: toFields(row.fields),
    publishedAt: row.published_at,
    firstPublishedAt: row.first_published_at,
    publishedVersion: row.published_version,
  }
}

/** The value of a field in an edition, or null. */
export function fieldValue({ stored }: ViewedEntry, { id, localized }: ContentField, locale: Locale): unknown {
  return stored.fields[id]?.[localized ? locale : defaultLocale] ?? null
}

/** Trusts the shape, because only validated entries are stored. */
export function toFields(stored: unknown): EntryFields {
  return typeof stored === 'object' && stored !== null ? (stored as EntryFields) : {}
}

async function loadPaths(db: Db, stage: Stage, ids: readonly string[]): Promise<Map<string, Map<Locale, string>>> {
  const rows = await db
    .selectFrom('content_route')
    .where('stage', '=', stage)
    .where('entry_id', 'in', ids)
    .select(['entry_id', 'locale', 'path'])
    .execute()
  const paths = new Map<string, Map<Locale, string>>()
  for (const { entry_id, locale, path } of rows) {
    const edition = findEditionByLocale(locale)
    if (!edition) continue
    const entryPaths = paths.get(entry_id) ?? new Map<Locale, string>()
    paths.set(entry_id, entryPaths.set(edition.locale, path))
  }
  return paths
}

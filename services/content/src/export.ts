import { findContentType } from '@marram/contract/content/model/content-types'
import type { EntryFields } from '@marram/contract/content/model/entry'
import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'
import { normalAssetFields, normalEntryFields, stableJson } from './check/normal-fields.ts'
import { loadStoredAssets, loadStoredEntries, type StoredChange } from './entry/content-state.ts'
import type { ContentSet } from './transfer/content-set.ts'

/** All content including drafts, in the import's format, by id. */
export async function exportEntries(db: Kysely<Database>): Promise<ContentSet> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const [entries, assets] = [await loadStoredEntries(trx), await loadStoredAssets(trx)]
      return {
        entries: entries.map((row) => {
          const type = findContentType(row.type)
          const { status, ...fields } = versionsOf(row, (fieldsOf) =>
            type ? normalEntryFields(type, fieldsOf) : fieldsOf,
          )
          // The status comes first, so that its line can be deleted and the file is still JSON.
          return { sys: { ...status, id: row.id, contentType: row.type }, ...fields }
        }),
        assets: assets.map((row) => {
          const { status, ...fields } = versionsOf(row, normalAssetFields)
          return { sys: { ...status, id: row.id }, ...fields }
        }),
      }
    })
}

function versionsOf({ draft, published }: StoredChange, normal: (fields: EntryFields) => EntryFields) {
  if (published === null) return { status: { status: 'draft' as const }, fields: normal(draft) }
  if (stableJson(draft) === stableJson(published)) return { status: {}, fields: normal(published) }
  return { status: { status: 'changed' as const }, fields: normal(published), draft: normal(draft) }
}

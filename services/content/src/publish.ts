import { findContentType } from '@marram/contract/content/model/content-types'
import type { EntryFields } from '@marram/contract/content/model/entry'
import { inTransaction } from '@marram/database/in-transaction'
import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'
import { normalEntryFields } from './check/normal-fields.ts'
import { applyChanges } from './entry/apply-changes.ts'
import { ContentRefusal } from './entry/content-refusal.ts'
import {
  type Change,
  loadAssetIds,
  loadEntryTypes,
  loadStoredEntries,
  lockContent,
  type StoredChange,
} from './entry/content-state.ts'
import { refuseProblems } from './import.ts'

type Db = Kysely<Database>

/** Saves a draft for previews, and creates the entry if missing; the published version stays. */
export function saveDraft(db: Db, entry: { id: string; type: string; fields: EntryFields }): Promise<void> {
  const type = findContentType(entry.type)
  const draft = type ? normalEntryFields(type, entry.fields) : entry.fields
  return change(db, entry.id, (stored) => ({
    id: entry.id,
    type: entry.type,
    draft,
    published: stored?.published ?? null,
  }))
}

/** Publishes the draft. */
export function publishEntry(db: Db, id: string): Promise<void> {
  return change(db, id, (stored) => ({ ...mustExist(stored, id), published: mustExist(stored, id).draft }))
}

/** Removes the entry from the site; its fields stay as a draft. */
export function unpublishEntry(db: Db, id: string): Promise<void> {
  return change(db, id, (stored) => ({ ...mustExist(stored, id), published: null }))
}

/** Deletes an entry; refused while another entry links to it. */
export function removeEntry(db: Db, id: string): Promise<void> {
  return change(db, id, (stored) => ({ ...mustExist(stored, id), draft: null, published: null }))
}

async function change(db: Db, id: string, make: (stored: StoredChange | undefined) => Change): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockContent(trx)
    const storedEntries = await loadStoredEntries(trx, [id])
    const changed = make(storedEntries[0])
    if (changed.draft === null) await refuseLinked(trx, id)
    const stored = { types: await loadEntryTypes(trx), assetIds: await loadAssetIds(trx) }
    await refuseProblems(trx, [changed], [], stored)
    await applyChanges(trx, { entries: [changed], assets: [], storedEntries, storedAssets: [] })
  })
}

function mustExist(stored: StoredChange | undefined, id: string): StoredChange {
  if (!stored) throw new ContentRefusal([`There is no entry ${id}.`])
  return stored
}

async function refuseLinked(db: Db, id: string): Promise<void> {
  const rows = await db
    .selectFrom('content_link')
    .where('target_kind', '=', 'Entry')
    .where('target_id', '=', id)
    .where('source_id', '!=', id)
    .select('source_id')
    .distinct()
    .orderBy('source_id')
    .execute()
  if (rows.length > 0) throw new ContentRefusal([`${id}: ${rows.map((row) => row.source_id).join(', ')} link to it.`])
}

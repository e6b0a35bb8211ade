import { contentTypes, findContentType } from '@marram/contract/content/model/content-types'
import type { ContentAsset, ContentEntry, EntryFields } from '@marram/contract/content/model/entry'
import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'
import { checkChanges, uniqueValues } from './check/check-set.ts'
import { normalAssetFields, normalEntryFields } from './check/normal-fields.ts'
import { type Applied, applyChanges, plannedRoutes } from './entry/apply-changes.ts'
import { ContentRefusal } from './entry/content-refusal.ts'
import {
  type Change,
  loadAssetIds,
  loadEntryTypes,
  loadStoredAssets,
  loadStoredEntries,
  lockContent,
} from './entry/content-state.ts'
import type { ContentSet } from './transfer/content-set.ts'

export type ImportOptions = {
  /** Deletes content that is not in the set. */
  readonly prune?: boolean
}

/**
 * Writes the whole set, or nothing with a ContentRefusal that lists every problem. Skips unchanged content, so a repeated
 * import writes nothing.
 */
export async function importEntries(
  db: Kysely<Database>,
  content: ContentSet,
  { prune = false }: ImportOptions = {},
): Promise<Applied> {
  return db.transaction().execute(async (trx) => {
    await lockContent(trx)
    const [types, assetIds] = [await loadEntryTypes(trx), await loadAssetIds(trx)]
    const entries = [...content.entries.map(toEntryChange), ...removals(prune, types, content.entries)]
    const assets = [
      ...content.assets.map(toAssetChange),
      ...removals(prune, new Map([...assetIds].map((id) => [id, 'asset'])), content.assets),
    ]
    await refuseProblems(trx, entries, assets, { types, assetIds })
    return applyChanges(trx, {
      entries,
      assets,
      storedEntries: await loadStoredEntries(
        trx,
        entries.map(({ id }) => id),
      ),
      storedAssets: await loadStoredAssets(
        trx,
        assets.map(({ id }) => id),
      ),
    })
  })
}

/** Throws all problems at once. Call it in the transaction that writes the changes. */
export async function refuseProblems(
  db: Kysely<Database>,
  entries: readonly Change[],
  assets: readonly Change[],
  stored: { types: ReadonlyMap<string, string>; assetIds: ReadonlySet<string> },
): Promise<void> {
  const known = { entries: new Map(stored.types), assets: new Set(stored.assetIds) }
  for (const { id, type, draft } of entries) draft ? known.entries.set(id, type) : known.entries.delete(id)
  for (const { id, draft } of assets) draft ? known.assets.add(id) : known.assets.delete(id)
  const problems = checkChanges(entries, assets, { known, before: stored.types })
  const routes = await plannedRoutes(db, entries)
  const all = [...problems, ...(await repeatedValues(db, entries)), ...routes.published.problems]
  if (all.length > 0) throw new ContentRefusal(all)
}

function removals(
  prune: boolean,
  stored: ReadonlyMap<string, string>,
  items: readonly { sys: { id: string } }[],
): Change[] {
  if (!prune) return []
  const ids = new Set(items.map(({ sys }) => sys.id))
  const missing = [...stored].filter(([id]) => !ids.has(id))
  return missing.map(([id, type]) => ({ id, type, draft: null, published: null }))
}

function toEntryChange({ sys, fields, draft }: ContentEntry): Change {
  const type = findContentType(sys.contentType)
  return {
    id: sys.id,
    type: sys.contentType,
    ...versionsOf(sys.status, fields, draft, (version) => (type ? normalEntryFields(type, version) : version)),
  }
}

function toAssetChange({ sys, fields, draft }: ContentAsset): Change {
  return { id: sys.id, type: 'asset', ...versionsOf(sys.status, fields, draft, normalAssetFields) }
}

function versionsOf(
  status: 'draft' | 'changed' | undefined,
  fields: EntryFields,
  draft: EntryFields | undefined,
  normal: (fields: EntryFields) => EntryFields,
): Pick<Change, 'draft' | 'published'> {
  const main = normal(fields)
  if (status === 'draft') return { draft: main, published: null }
  return { draft: status === 'changed' && draft ? normal(draft) : main, published: main }
}

const typesWithUnique = contentTypes
  .filter(({ fields }) => fields.some(({ validations }) => validations.some((rule) => 'unique' in rule)))
  .map(({ sys }) => sys.id)

async function repeatedValues(db: Kysely<Database>, entries: readonly Change[]): Promise<string[]> {
  const written = new Set(entries.map(({ id }) => id))
  const rows = await db.selectFrom('content_entry').where('type', 'in', typesWithUnique).select('id').execute()
  const others = await loadStoredEntries(
    db,
    rows.map(({ id }) => id).filter((id) => !written.has(id)),
  )
  const all = [...others, ...entries].flatMap(({ id, type, draft }) =>
    draft ? uniqueValues({ type, fields: draft }).map((value) => ({ id, value })) : [],
  )
  const groups = Map.groupBy(all, ({ value }) => value)
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([value, group]) => `There is more than one ${value}: ${group.map(({ id }) => id).join(', ')}.`)
}

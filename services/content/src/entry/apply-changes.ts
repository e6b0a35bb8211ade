import { findContentType } from '@marram/contract/content/model/content-types'
import { notifyTags } from '@marram/database/changes'
import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'
import { stableJson } from '../check/normal-fields.ts'
import type { Stage } from '../context.ts'
import { compileRoutes } from '../route/compile-routes.ts'
import { toRouteSource } from '../route/route-source.ts'
import { writeRoutes } from '../route/write-routes.ts'
import { changedTags } from './changed-tags.ts'
import { type Change, loadRouteSources, type StoredChange } from './content-state.ts'
import { removeRows, writeLinks, writeRows } from './write-rows.ts'

type Db = Kysely<Database>

/** The changes with the stored state. */
export type Changes = {
  readonly entries: readonly Change[]
  readonly assets: readonly Change[]
  readonly storedEntries: readonly StoredChange[]
  readonly storedAssets: readonly StoredChange[]
}
export type Applied = { readonly written: number; readonly removed: number; readonly unchanged: number }

const stages: readonly Stage[] = ['published', 'draft']

/** The resulting routes. A draft may conflict with others, but then cannot be published. */
export async function plannedRoutes(db: Db, changes: readonly Change[]) {
  const [published, draft] = await Promise.all(stages.map((stage) => compiledWith(db, stage, changes)))
  return { published: published ?? none, draft: draft ?? none }
}

const none = { routes: [], problems: [] }

async function compiledWith(db: Db, stage: Stage, changes: readonly Change[]) {
  const sources = await loadRouteSources(db, stage)
  for (const change of changes) {
    const fields = change.draft && change[stage]
    if (fields) sources.set(change.id, toRouteSource(change.id, change.type, fields))
    else sources.delete(change.id)
  }
  return compileRoutes([...sources.values()].sort((a, b) => (a.id < b.id ? -1 : 1)))
}

/** Writes differences, including links and addresses, and notifies every node. Call it in a transaction, after validation. */
export async function applyChanges(db: Db, changes: Changes): Promise<Applied> {
  const entries = differing(changes.entries, changes.storedEntries)
  const assets = differing(changes.assets, changes.storedAssets)
  const unchanged = changes.entries.length + changes.assets.length - entries.all.length - assets.all.length
  if (entries.all.length + assets.all.length === 0) return { written: 0, removed: 0, unchanged }
  const routes = await plannedRoutes(db, entries.all)
  await writeRows(db, 'content_entry', entries.written)
  await writeRows(db, 'content_asset', assets.written)
  await writeLinks(db, entries.written, findContentType)
  const moved = await writeRoutes(db, 'published', routes.published.routes)
  await writeRoutes(db, 'draft', routes.draft.routes)
  const tags = await changedTags(db, { entries: entries.all, assets: assets.all, moved })
  await removeRows(db, 'content_entry', entries.removed)
  await removeRows(db, 'content_asset', assets.removed)
  await notifyTags(db, tags)
  return {
    written: entries.written.length + assets.written.length,
    removed: entries.removed.length + assets.removed.length,
    unchanged,
  }
}

function differing(changes: readonly Change[], stored: readonly StoredChange[]) {
  const before = new Map(stored.map((row) => [row.id, row]))
  const all = changes.flatMap((change) => {
    const row = before.get(change.id)
    const isSame = row ? versionsOf(row) === versionsOf(change) : change.draft === null
    return isSame ? [] : [change]
  })
  const removed = all.filter(({ draft }) => draft === null).map(({ id }) => id)
  return { all, removed, written: all.flatMap(({ draft, ...rest }) => (draft ? [{ ...rest, draft }] : [])) }
}

const versionsOf = ({ type, draft, published }: Change): string => stableJson([type, draft, published])

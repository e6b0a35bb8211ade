import { setTimeout as sleep } from 'node:timers/promises'
import { editions } from '@marram/domain/edition'
import { dataStatusIndex, freeTextIndex } from '@marram/domain/search-index'
import type { Log } from '@marram/service-kit/logging'
import { Meilisearch } from 'meilisearch'
import type { Catalogue } from '../catalogue.ts'
import type { Document } from '../documents/document.ts'
import type { Settings } from '../documents/settings.ts'
import { optionSettings } from '../options/option-settings.ts'
import { mirroredIndexes, optionDocuments, optionKey } from './option-documents.ts'

export type Remote = Readonly<{ url: string; key: string | undefined }>

export type Mirror = Readonly<{
  /** What changed; null for everything. Returns at once: the search here does not wait for the one there. */
  note: (catalogue: Catalogue, ids: readonly number[] | null) => void
  /** When all that was noted is there. */
  idle: () => Promise<void>
  stop: () => void
}>

const housesAtOnce = 40
const retryMs = 3000
const patience = { timeout: 120_000, interval: 50 }

/** Fills a Meilisearch with what the indexer knows. What fails is done again, as a whole. */
export function createMirror({ url, key }: Remote, log: Log, now: () => Date): Mirror {
  const client = new Meilisearch({ host: url, ...(key !== undefined && { apiKey: key }) })
  const ending = new AbortController()
  let last: Promise<void> = Promise.resolve()
  const write = async (catalogue: Catalogue, ids: readonly number[] | null): Promise<void> => {
    for (let part = ids; !ending.signal.aborted; part = null) {
      try {
        if (part === null) return await writeAll(client, catalogue, now())
        return await writeHouses(client, catalogue, part, now())
      } catch (error) {
        log.warn({ err: error }, 'the other search server could not be written to')
        await sleep(retryMs, undefined, { signal: ending.signal }).catch(() => {})
      }
    }
  }
  return {
    note: (catalogue, ids) => {
      last = last.then(() => write(catalogue, ids))
    },
    idle: () => last,
    stop: () => ending.abort(),
  }
}

async function writeAll(client: Meilisearch, catalogue: Catalogue, now: Date): Promise<void> {
  for (const uid of mirroredIndexes)
    await client.index(uid).updateSettings(settingsOf(optionSettings)).waitTask(patience)
  for (const [uid, index] of catalogue.documents) {
    await client.index(uid).updateSettings(settingsOf(index.settings())).waitTask(patience)
    await client.index(uid).deleteAllDocuments().waitTask(patience)
    await put(client, uid, index.all())
  }
  const ids = [...catalogue.engine.store.rowOf.keys()]
  for (let at = 0; at < ids.length; at += housesAtOnce) {
    await writeOptions(client, catalogue, ids.slice(at, at + housesAtOnce), now)
  }
}

async function writeHouses(
  client: Meilisearch,
  catalogue: Catalogue,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  for (const { languageId, locale } of editions) {
    await putSome(
      client,
      catalogue,
      freeTextIndex(languageId, locale),
      ids.map((id) => `lodging-${id}`),
    )
  }
  await putSome(client, catalogue, dataStatusIndex, ids.map(String))
  await writeOptions(client, catalogue, ids, now)
}

async function putSome(client: Meilisearch, { documents }: Catalogue, uid: string, keys: readonly string[]) {
  const found = keys.map((key) => ({ key, document: documents.get(uid)?.find(key) ?? null }))
  const gone = found.flatMap(({ key, document }) => (document === null ? [key] : []))
  if (gone.length > 0) await client.index(uid).deleteDocuments(gone).waitTask(patience)
  await put(
    client,
    uid,
    found.flatMap(({ document }) => (document === null ? [] : [document])),
  )
}

/** A booking takes away some options and leaves the rest: all of a house's are written again. */
async function writeOptions(client: Meilisearch, { engine }: Catalogue, ids: readonly number[], now: Date) {
  const byIndex = optionDocuments(engine, ids, now)
  for (const uid of mirroredIndexes) {
    await client
      .index(uid)
      .deleteDocuments({ filter: `lodgingId IN [${ids.join(', ')}]` })
      .waitTask(patience)
    await put(client, uid, byIndex.get(uid) ?? [], optionKey)
  }
}

async function put(client: Meilisearch, uid: string, documents: readonly Document[], primaryKey = 'id') {
  if (documents.length === 0) return
  await client
    .index(uid)
    .addDocuments([...documents], { primaryKey })
    .waitTask(patience)
}

/** Exact totals end where the other server stops counting, so that is set beyond every catalogue. */
function settingsOf({ filterableAttributes, sortableAttributes, rankingRules, ...rest }: Settings) {
  return {
    filterableAttributes: [...filterableAttributes],
    sortableAttributes: [...sortableAttributes],
    rankingRules: [...rankingRules],
    searchableAttributes: [...rest.searchableAttributes],
    displayedAttributes: [...rest.displayedAttributes],
    distinctAttribute: rest.distinctAttribute,
    pagination: { maxTotalHits: 200_000 },
  }
}

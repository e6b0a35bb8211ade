import type { Edition } from '@marram/domain/edition'
import { freeTextIndex } from '@marram/domain/search-index'
import type { Live } from '../catalogue.ts'
import { createDocumentIndex, type DocumentIndex } from '../documents/document-index.ts'
import { findOptionView, listedViews, type OptionView } from '../query/view.ts'
import { indexNotFound, SearchError } from './search-error.ts'

/** `isOwn`: put there by an operator and theirs to change; the others follow the agency's data. */
export type AnyIndex =
  | Readonly<{ kind: 'options'; uid: string; view: OptionView }>
  | Readonly<{ kind: 'documents'; uid: string; index: DocumentIndex; isOwn: boolean; createdAt: string }>

export type IndexRegistry = Readonly<{
  get: (uid: string) => AnyIndex
  getOwn: (uid: string) => Extract<AnyIndex, { kind: 'documents' }>
  list: () => readonly AnyIndex[]
  /** The index of that name, made when it does not exist. */
  ensure: (uid: string, primaryKey?: string) => Extract<AnyIndex, { kind: 'documents' }>
  drop: (uid: string) => void
  findByText: (edition: Edition, query: string, strategy: 'all' | 'last') => Map<number, number>
}>

const uidPattern = /^[\w-]{1,512}$/
const maxOwn = 100

export function createIndexRegistry(live: Live, now: () => Date, isPlain = false): IndexRegistry {
  const own = new Map<string, Extract<AnyIndex, { kind: 'documents' }>>()
  const startedAt = now().toISOString()
  const find = (uid: string): AnyIndex | null => {
    const view = isPlain ? null : findOptionView(uid)
    if (view) return { kind: 'options', uid, view }
    const index = live.catalogue()?.documents.get(uid)
    if (index) return { kind: 'documents', uid, index, isOwn: false, createdAt: startedAt }
    return own.get(uid) ?? null
  }
  const get = (uid: string): AnyIndex => {
    const found = find(uid)
    if (found === null) throw indexNotFound(uid)
    return found
  }
  const getOwn = (uid: string) => {
    const found = get(uid)
    if (found.kind === 'documents' && found.isOwn) return found
    throw new SearchError(
      403,
      'invalid_index_uid',
      `Index \`${uid}\` follows the agency's data and cannot be written to.`,
    )
  }
  return {
    get,
    getOwn,
    list: () => {
      const catalogue = live.catalogue()
      const built = catalogue ? [...listedViews(catalogue.engine.store.calendar), ...catalogue.documents.keys()] : []
      return [...built, ...own.keys()].flatMap((uid) => find(uid) ?? [])
    },
    ensure: (uid, primaryKey) => {
      if (!uidPattern.test(uid)) throw invalidUid(uid)
      if (find(uid) !== null) return getOwn(uid)
      if (own.size >= maxOwn) throw new SearchError(400, 'too_many_indexes', `There are ${maxOwn} indexes already.`)
      const index = createDocumentIndex(primaryKey === undefined ? {} : { primaryKey })
      const made = { kind: 'documents', uid, index, isOwn: true, createdAt: now().toISOString() } as const
      own.set(uid, made)
      return made
    },
    drop: (uid) => {
      getOwn(uid)
      own.delete(uid)
    },
    findByText: ({ languageId, locale }, query, strategy) => {
      const index = live.catalogue()?.documents.get(freeTextIndex(languageId, locale))
      return lodgingsOf(index?.rank(query, strategy) ?? new Map())
    },
  }
}

const lodgingKey = /^lodging-(\d+)$/

function lodgingsOf(ranks: ReadonlyMap<string, number>): Map<number, number> {
  const lodgings = new Map<number, number>()
  for (const [key, rank] of ranks) {
    const id = lodgingKey.exec(key)?.[1]
    if (id !== undefined) lodgings.set(Number(id), rank)
  }
  return lodgings
}

function invalidUid(uid: string): SearchError {
  const rule =
    'Index uid can be an integer or a string containing only alphanumeric characters, hyphens (-) and underscores (_), and can not be more than 512 bytes.'
  return new SearchError(400, 'invalid_index_uid', `\`${uid.slice(0, 60)}\` is not a valid index uid. ${rule}`)
}

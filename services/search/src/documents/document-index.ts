import { parseFilter } from '../filter/parse-filter.ts'
import type { TextLanguage } from '../text/stem.ts'
import { createTextIndex, type TextHits, type TextIndex } from '../text/text-index.ts'
import type { Found } from './answer.ts'
import { checkFacets, checkFilter, checkSort } from './checks.ts'
import { attributeOf, type Document, isDocument, textsIn } from './document.ts'
import { countFacets } from './facets.ts'
import { matches } from './matches.ts'
import { presentHit } from './present-hit.ts'
import { hasPhrases, readQueryText } from './query-text.ts'
import { type SearchParams, sliceOf } from './search-params.ts'
import { changedSettings, defaultSettings, type Settings, type SettingsChange } from './settings.ts'
import { compareDocuments } from './sort-documents.ts'

/** An index that keeps its documents, as the free text and whatever an operator puts in beside it. */
export type DocumentIndex = Readonly<{
  settings: () => Settings
  change: (change: SettingsChange) => void
  primaryKey: () => string | null
  /** For an index that has none yet; otherwise nothing happens. */
  choosePrimaryKey: (name: string) => void
  /** Replaces documents with the same key; `isMerge` keeps the fields that are not named. */
  put: (documents: readonly Document[], isMerge?: boolean) => void
  remove: (ids: readonly string[]) => number
  clear: () => void
  find: (id: string) => Document | null
  all: () => readonly Document[]
  count: () => number
  /** `maxValues` is how many values a facet has at most; without it what the settings say. */
  search: (params: SearchParams, maxValues?: number) => Found
  /** Keys of the documents that fit a text, the lower the number the better. */
  rank: (query: string, strategy: 'all' | 'last') => Map<string, number>
}>

export type DocumentIndexOptions = Readonly<{
  language?: TextLanguage
  primaryKey?: string
  settings?: SettingsChange
}>

export function createDocumentIndex(options: DocumentIndexOptions = {}): DocumentIndex {
  const { language = 'en' } = options
  let settings = changedSettings(defaultSettings, options.settings ?? {})
  let key = options.primaryKey ?? null
  const numbers = new Map<string, number>()
  let kept: (Document | undefined)[] = []
  let text: TextIndex | null = null

  const textIndex = (): TextIndex => {
    if (text !== null) return text
    const made = createTextIndex(language)
    for (const [number, document] of kept.entries()) if (document) made.add(number, fieldsOf(document, settings))
    text = made
    return made
  }
  const put = (documents: readonly Document[], isMerge = false) => {
    key ??= findPrimaryKey(documents)
    for (const document of documents) {
      const id = String(document[key ?? ''] ?? '')
      const before = numbers.get(id)
      const whole = isMerge && before !== undefined ? { ...kept[before], ...document } : document
      if (before !== undefined) kept[before] = undefined
      numbers.set(id, kept.length)
      text?.add(kept.length, fieldsOf(whole, settings))
      kept.push(whole)
    }
  }
  const remove = (ids: readonly string[]) => {
    let removed = 0
    for (const id of ids) {
      const number = numbers.get(id)
      if (number === undefined) continue
      kept[number] = undefined
      numbers.delete(id)
      removed += 1
    }
    return removed
  }
  const documentAt = (number: number): Document[] => {
    const document = kept[number]
    return document === undefined ? [] : [document]
  }
  const all = () => [...numbers.values()].sort((a, b) => a - b).flatMap(documentAt)
  const hitsFor = (query: string, strategy: 'all' | 'last'): TextHits => {
    const { variants, phrases } = readQueryText(query, settings)
    const hits: TextHits = new Map()
    for (const variant of variants) {
      const found =
        variant === ''
          ? new Map([...numbers.values()].map((number) => [number, 0]))
          : textIndex().search(variant, strategy)
      for (const [number, rank] of found) hits.set(number, Math.min(rank, hits.get(number) ?? rank))
    }
    if (phrases.length === 0) return hits
    const hasThem = (document: Document) => hasPhrases(fieldsOf(document, settings), phrases)
    return new Map([...hits].filter(([number]) => documentAt(number).some(hasThem)))
  }

  return {
    settings: () => settings,
    change: (change) => {
      settings = changedSettings(settings, change)
      text = null
    },
    primaryKey: () => key,
    choosePrimaryKey: (name) => {
      key ??= name
    },
    put,
    remove,
    clear: () => {
      numbers.clear()
      kept = []
      text = null
    },
    find: (id) => kept[numbers.get(id) ?? -1] ?? null,
    all,
    count: () => numbers.size,
    search: (params, maxValues) => {
      const query = (params.q ?? '').trim()
      const hits = query === '' ? null : hitsFor(query, params.matchingStrategy === 'all' ? 'all' : 'last')
      const candidates = hits === null ? all() : [...hits.keys()].sort((a, b) => a - b).flatMap(documentAt)
      const rankOf =
        hits && new Map([...hits].flatMap(([number, rank]) => documentAt(number).map((one) => [one, rank])))
      return searchDocuments(candidates, rankOf, params, settings, maxValues)
    },
    rank: (query, strategy) =>
      new Map(
        [...hitsFor(query, strategy)].flatMap(([number, rank]) =>
          documentAt(number).map((document) => [String(document[key ?? '']), rank] as const),
        ),
      ),
  }
}

function searchDocuments(
  candidates: readonly Document[],
  rankOf: ReadonlyMap<Document, number> | null,
  params: SearchParams,
  settings: Settings,
  maxValues = Number(settings.faceting.maxValuesPerFacet ?? 100),
): Found {
  const condition = parseFilter(params.filter ?? '')
  checkFilter(condition, settings.filterableAttributes)
  const rules = checkSort(params.sort ?? [], settings.sortableAttributes)
  const facets = params.facets ?? []
  checkFacets(facets, settings.filterableAttributes)
  const passing = condition === null ? [...candidates] : candidates.filter((document) => matches(condition, document))
  const sorted = passing.sort(compareDocuments(rules, rankOf))
  const distinct = params.distinct ?? settings.distinctAttribute
  const found = distinct === null ? sorted : withoutRepetition(sorted, distinct)
  const { skip, count } = sliceOf(params)
  const hits = found
    .slice(skip, skip + count)
    .map((document) => presentHit(document, params, settings.displayedAttributes))
  const named = facets.flatMap((facet) => (facet === '*' ? settings.filterableAttributes : [facet]))
  return { hits, total: found.length, ...(facets.length > 0 && countFacets(found, named, maxValues)) }
}

function withoutRepetition(documents: readonly Document[], attribute: string): Document[] {
  const seen = new Set<unknown>()
  return documents.filter((document) => {
    const value = attributeOf(document, attribute)
    if (value === undefined || value === null) return true
    if (seen.has(value)) return false
    seen.add(value)
    return true
  })
}

function fieldsOf(document: Document, { searchableAttributes }: Settings): string[] {
  const isAll = searchableAttributes.includes('*')
  const names = isAll ? Object.keys(document) : searchableAttributes
  return names.map((name) => textsIn(isAll ? document[name] : attributeOf(document, name)).join(' '))
}

/** As Meilisearch does: the one attribute whose name ends with `id`. */
export function findPrimaryKey([first]: readonly Document[]): string | null {
  if (!isDocument(first)) return null
  return Object.keys(first).find((name) => name.toLowerCase().endsWith('id')) ?? null
}

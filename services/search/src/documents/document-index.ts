import type { Condition } from '../filter/condition.ts'
import { parseFilter } from '../filter/parse-filter.ts'
import { normalText, testPlace, testValue } from '../filter/test-value.ts'
import { checkDeadline } from '../query/deadline.ts'
import type { TextLanguage } from '../text/stem.ts'
import { createTextIndex, type TextHits, type TextIndex } from '../text/text-index.ts'
import { wordsOf } from '../text/words.ts'
import type { Found } from './answer.ts'
import { checkFacets, checkFilter, checkSort } from './checks.ts'
import { attributeOf, type Document, placeOf, textsIn } from './document.ts'
import { countFacets } from './facets.ts'
import { presentHit } from './present-hit.ts'
import { type SearchParams, sliceOf } from './search-params.ts'
import type { IndexSettings } from './settings.ts'
import { compareDocuments } from './sort-documents.ts'

/** Stores whole documents by `id`: the free text of an edition, and the data status. */
export type DocumentIndex = Readonly<{
  /** Replaces documents with the same id. */
  put: (documents: readonly Document[]) => void
  remove: (ids: readonly string[]) => void
  all: () => readonly Document[]
  count: () => number
  search: (params: SearchParams) => Found
  /** Ids of the documents that match a text, with a rank; lower is better. */
  rank: (query: string, strategy: 'all' | 'last') => Map<string, number>
}>

const maxFacetValues = 100

export function createDocumentIndex(language: TextLanguage, settings: IndexSettings): DocumentIndex {
  const numbers = new Map<string, number>()
  const kept: (Document | undefined)[] = []
  let text: TextIndex | null = null

  const textIndex = (): TextIndex => {
    if (text !== null) return text
    const made = createTextIndex(language)
    for (const [number, document] of kept.entries()) if (document) made.add(number, fieldsOf(document, settings))
    text = made
    return made
  }
  const remove = (ids: readonly string[]) => {
    for (const id of ids) {
      const number = numbers.get(id)
      if (number === undefined) continue
      kept[number] = undefined
      numbers.delete(id)
    }
  }
  const put = (documents: readonly Document[]) => {
    for (const document of documents) {
      const id = String(document.id)
      remove([id])
      numbers.set(id, kept.length)
      text?.add(kept.length, fieldsOf(document, settings))
      kept.push(document)
    }
  }
  const documentAt = (number: number): Document[] => {
    const document = kept[number]
    return document === undefined ? [] : [document]
  }
  const all = () => [...numbers.values()].sort((a, b) => a - b).flatMap(documentAt)
  const hitsFor = (query: string, strategy: 'all' | 'last'): TextHits => {
    const { words, phrases } = readQueryText(query)
    const hits: TextHits =
      words === '' ? new Map([...numbers.values()].map((number) => [number, 0])) : textIndex().search(words, strategy)
    if (phrases.length === 0) return hits
    const hasThem = (document: Document) => hasPhrases(fieldsOf(document, settings), phrases)
    return new Map([...hits].filter(([number]) => documentAt(number).some(hasThem)))
  }

  return {
    put,
    remove,
    all,
    count: () => numbers.size,
    search: (params) => {
      const query = (params.q ?? '').trim()
      const hits = query === '' ? null : hitsFor(query, params.matchingStrategy === 'all' ? 'all' : 'last')
      const candidates = hits === null ? all() : [...hits.keys()].sort((a, b) => a - b).flatMap(documentAt)
      const rankOf =
        hits && new Map([...hits].flatMap(([number, rank]) => documentAt(number).map((one) => [one, rank])))
      return searchDocuments(candidates, rankOf, params, settings)
    },
    rank: (query, strategy) =>
      new Map(
        [...hitsFor(query, strategy)].flatMap(([number, rank]) =>
          documentAt(number).map((document) => [String(document.id), rank] as const),
        ),
      ),
  }
}

function searchDocuments(
  candidates: readonly Document[],
  rankOf: ReadonlyMap<Document, number> | null,
  params: SearchParams,
  { filterable, sortable, displayed }: IndexSettings,
): Found {
  const condition = parseFilter(params.filter ?? '')
  checkFilter(condition, filterable)
  const rules = checkSort(params.sort ?? [], sortable)
  const facets = params.facets ?? []
  checkFacets(facets, filterable)
  const passing = condition === null ? [...candidates] : candidates.filter((document) => matches(condition, document))
  const found = passing.sort(compareDocuments(rules, rankOf))
  const { skip, count } = sliceOf(params)
  const hits = found
    .slice(skip, skip + count)
    .map((document) => presentHit(document, params.attributesToRetrieve, displayed))
  const named = facets.flatMap((facet) => (facet === '*' ? filterable : [facet]))
  return { hits, total: found.length, ...(facets.length > 0 && countFacets(found, named, maxFacetValues)) }
}

function fieldsOf(document: Document, { searchable }: IndexSettings): string[] {
  return searchable.map((name) => textsIn(attributeOf(document, name)).join(' '))
}

function matches(condition: Condition, document: Document): boolean {
  checkDeadline()
  switch (condition.kind) {
    case 'and':
      return condition.nodes.every((node) => matches(node, document))
    case 'or':
      return condition.nodes.some((node) => matches(node, document))
    case 'not':
      return !matches(condition.node, document)
    case 'radius':
    case 'box': {
      const place = placeOf(document)
      return place !== null && testPlace(condition, place.lat, place.lng)
    }
    default:
      return testValue(condition, attributeOf(document, condition.attribute))
  }
}

/** Words to look for, and quoted phrases that must match exactly. */
type QueryText = Readonly<{ words: string; phrases: readonly string[] }>

const quoted = /"([^"]*)"/g

function readQueryText(query: string): QueryText {
  const phrases = [...query.matchAll(quoted)].map(([, words = '']) => plainWords(words)).filter((words) => words !== '')
  return { words: query.replace(quoted, ' ').trim(), phrases }
}

/** Returns true if every phrase occurs in at least one of the texts. */
function hasPhrases(texts: readonly string[], phrases: readonly string[]): boolean {
  const known = texts.map((text) => ` ${plainWords(text)} `)
  return phrases.every((phrase) => known.some((text) => text.includes(` ${phrase} `)))
}

function plainWords(text: string): string {
  return wordsOf(normalText(text)).join(' ')
}

import type { Found } from '../documents/answer.ts'
import { checkFacets, checkSort } from '../documents/checks.ts'
import { presentHit } from '../documents/present-hit.ts'
import { type SearchParams, sliceOf } from '../documents/search-params.ts'
import { createAnswerCache } from '../query/answer-cache.ts'
import { type Engine, type Scene, setScene } from '../query/engine.ts'
import { type OptionQuery, searchOptions, type TextMatch } from '../query/search-options.ts'
import type { OptionView } from '../query/view.ts'
import { emptySet, putRow } from '../store/bitset.ts'
import { filterableAttributes, sortableAttributes } from './option-attributes.ts'
import { columnsFor, presentOption } from './option-document.ts'
import { optionFacets } from './option-facets.ts'
import { type AnyFilter, readTerms } from './read-terms.ts'
import { type FindByText, textOf } from './texts.ts'

export type OptionRequest = Readonly<{ engine: Engine; view: OptionView; now: Date; findByText: FindByText }>

/** Pages of a list: twenty ids each. Longer lists are for machines, which rarely repeat a query. */
const listCache = createAnswerCache<Found>(4000)
const longestKept = 100

/** Search parameters; the filter may already be a condition. */
export type OptionParams = Omit<SearchParams, 'filter'> & Readonly<{ filter?: AnyFilter | null | undefined }>

/** Runs one search in an option index. */
export function searchOptionIndex(request: OptionRequest, params: OptionParams): Found {
  const { engine, view, now } = request
  const scene = setScene(engine, view, now)
  // Text matches may change while houses don't.
  const isKept =
    isOnlyIds(params) && !params.q?.trim() && sliceOf(params).count <= longestKept && !params.facets?.length
  return isKept
    ? listCache(scene, params, () => searchAnew(request, scene, params))
    : searchAnew(request, scene, params)
}

function searchAnew(request: OptionRequest, scene: Scene, params: OptionParams): Found {
  const { engine, view } = request
  const facets = (params.facets ?? []).flatMap((facet) =>
    facet === '*' ? ['locationId', 'duration', 'changeDay'] : [facet],
  )
  checkFacets(facets, filterableAttributes)
  const terms = readTerms(engine, params.filter ?? '')
  const { skip, count } = sliceOf(params)
  const sort = checkSort(params.sort ?? [], sortableAttributes)
  const query: OptionQuery = { terms, sort, skip, count, text: matchText(request, params.q, params.matchingStrategy) }
  const { total, set, hits } = searchOptions(scene, query, !isOnlyIds(params))
  const columns = columnsFor(engine.store, params.attributesToRetrieve)
  return {
    hits: hits.map((hit) => {
      if (isOnlyIds(params)) return { id: engine.store.ids[hit.row] }
      return presentHit(presentOption(engine.store, columns, hit, view.edition.currency), params.attributesToRetrieve, [
        '*',
      ])
    }),
    total,
    ...(facets.length > 0 && optionFacets(scene, terms, set, facets)),
  }
}

function isOnlyIds({ attributesToRetrieve }: OptionParams): boolean {
  return attributesToRetrieve?.length === 1 && attributesToRetrieve[0] === 'id'
}

/** Houses that match the text; null without a text. */
export function matchText(
  { engine, view, findByText }: OptionRequest,
  q: string | null | undefined,
  strategy?: 'all' | 'last' | 'frequency' | null,
): TextMatch | null {
  const text = textOf(view, q, strategy)
  if (text === null) return null
  const { store } = engine
  const set = emptySet(store.capacity)
  const relevance = new Float64Array(store.capacity)
  for (const [id, rank] of findByText(text.edition, text.q, text.strategy)) {
    const row = store.rowOf.get(id)
    if (row === undefined) continue
    putRow(set, row, true)
    relevance[row] = rank
  }
  return { set, relevance }
}

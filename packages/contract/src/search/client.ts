import type { Criteria, Criterion } from '@marram/domain/criteria/criterion'
import type { CriterionKey } from '@marram/domain/criteria/key'
import { optionsIndex } from '@marram/domain/search-index'
import { type CriterionChoice, countsQuestion } from '@marram/domain/search-request/choice-question'
import { searchBody, searchIndex } from '@marram/domain/search-request/search-body'
import type { GeoBox, LodgingSearch } from '@marram/domain/search-request/search-request'
import * as v from 'valibot'
import type { ServiceClient } from '../service-client.ts'

export type CallOptions = { signal?: AbortSignal }

const idsReply = v.object({ hits: v.array(v.object({ id: v.number() })), totalHits: v.number() })

const pointsReply = v.object({
  ids: v.array(v.number()),
  names: v.string(),
  lats: v.array(v.number()),
  lngs: v.array(v.number()),
  prices: v.array(v.nullable(v.number())),
})
/** Loading the map library keeps a slow machine's browser busy for longer than other replies may take. */
const pointsTimeoutMs = 30_000
const stepsPerDegree = 100_000

/** A found house as the map needs it. The price is the list's price, in minor units. */
export type SearchPoint = Readonly<{ id: number; name: string; lat: number; lng: number; price: number | null }>

export const countsReply = v.object({
  total: v.number(),
  choices: v.array(v.number()),
  without: v.record(v.string(), v.number()),
  strip: v.optional(v.array(v.object({ saturday: v.string(), price: v.nullable(v.number()), total: v.number() })), []),
})
export type SearchCounts = v.InferOutput<typeof countsReply>

const textHit = v.object({
  id: v.string(),
  type: v.string(),
  title: v.optional(v.string(), ''),
  name: v.optional(v.string()),
  place: v.optional(v.string()),
  path: v.optional(v.nullable(v.string())),
  lodgingId: v.optional(v.number()),
  locationIds: v.optional(v.array(v.number())),
})
export type TextHit = v.InferOutput<typeof textHit>
export type TextHits = { hits: TextHit[]; total: number }
const textReply = v.object({ hits: v.array(textHit), estimatedTotalHits: v.number() })

const groupsReply = v.object({ results: v.array(textReply) })

/** A filter in the service's syntax, and the number of texts to return. */
export type TextGroup = Readonly<{ filter: string; limit: number; matchingStrategy?: 'all' | 'last' }>

/** The criteria and the map section that all counts share. */
export type CountsRequest = Readonly<{
  criteria: Criteria
  choices: readonly CriterionChoice[]
  box?: GeoBox | null
  now: Date
}>

/** Bodies for a search service in the same process, which turns them into conditions without a filter string. */
export type PlainSearch = Readonly<{ search: LodgingSearch }>
export type PlainCounts = Readonly<{
  criteria: readonly (readonly [CriterionKey, Criterion])[]
  choices: readonly CriterionChoice[]
  box: GeoBox | null
  stripWithout: readonly string[] | null
}>

export type CountsOptions = CallOptions & {
  /** Also requests the cheapest price per week, ignoring these criteria. */
  stripWithout?: readonly string[]
}

/** The service client must send the search key as bearer. */
export type SearchClient = {
  /** Ids in order, and the total. */
  lodgings(search: LodgingSearch, options?: CallOptions): Promise<{ ids: number[]; total: number }>
  /** Every house of the result in list order, regardless of the page. */
  points(search: LodgingSearch, options?: CallOptions): Promise<SearchPoint[]>
  /** Exact counts for each choice, in request order, and without each criterion. */
  counts(language: LodgingSearch['language'], request: CountsRequest, options?: CountsOptions): Promise<SearchCounts>
  /** Houses, pages, posts, jobs, streets and areas that match a text: the best of each group, in one request. */
  textGroups(index: string, q: string, groups: readonly TextGroup[], options?: CallOptions): Promise<TextHits[]>
}

export function createSearchClient(service: ServiceClient): SearchClient {
  const read = <S extends v.GenericSchema>(
    index: string,
    path: string,
    body: unknown,
    reply: S,
    options?: CallOptions & { readonly timeoutMs?: number; readonly json?: () => unknown },
  ) => service.read(`/indexes/${index}/${path}/`, { body, reply, ...options })
  return {
    lodgings: async (search, options) => {
      const body: PlainSearch = { search }
      const json = () => ({ ...searchBody(search), attributesToRetrieve: ['id'] })
      const { hits, totalHits } = await read(searchIndex(search), 'search', body, idsReply, { ...options, json })
      return { ids: hits.map(({ id }) => id), total: totalHits }
    },
    points: async (search, options) => {
      const { q, sort, filter } = searchBody(search)
      return pointsOf(
        await read(searchIndex(search), 'points', { q, sort, filter }, pointsReply, {
          ...options,
          timeoutMs: pointsTimeoutMs,
        }),
      )
    },
    counts: (language, { criteria, choices, box = null, now }, { stripWithout, signal } = {}) => {
      const body: PlainCounts = { criteria: [...criteria], choices, box, stripWithout: stripWithout ?? null }
      const json = () => ({
        ...countsQuestion(criteria, choices, now, box),
        ...(stripWithout && { strip: { without: stripWithout } }),
      })
      return read(optionsIndex(language, null), 'choices', body, countsReply, { json, ...(signal && { signal }) })
    },
    textGroups: async (index, q, groups, options) => {
      const queries = groups.map((group) => ({ indexUid: index, q, ...group }))
      const signal = options?.signal && { signal: options.signal }
      const { results } = await service.read('/multi-search/', { body: { queries }, reply: groupsReply, ...signal })
      return results.map(({ hits, estimatedTotalHits }) => ({ hits, total: estimatedTotalHits }))
    },
  }
}

/** The service sends columns: 50,000 objects would repeat the same four keys for megabytes. */
function pointsOf({ ids, names, lats, lngs, prices }: v.InferOutput<typeof pointsReply>): SearchPoint[] {
  const nameOf = names.split(' ')
  return ids.map((id, index) => ({
    id,
    name: nameOf[index] ?? '',
    lat: (lats[index] ?? 0) / stepsPerDegree,
    lng: (lngs[index] ?? 0) / stepsPerDegree,
    price: prices[index] ?? null,
  }))
}

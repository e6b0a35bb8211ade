import { optionsIndex } from '@marram/domain/search-index'
import type { CountsQuestion } from '@marram/domain/search-request/choice-question'
import { searchBody, searchIndex } from '@marram/domain/search-request/search-body'
import type { LodgingSearch } from '@marram/domain/search-request/search-request'
import * as v from 'valibot'
import type { ServiceClient } from '../service-client.ts'

export type CallOptions = { signal?: AbortSignal }

const idsReply = v.object({ hits: v.array(v.object({ id: v.number() })), totalHits: v.number() })

const countsReply = v.object({
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
const textReply = v.object({ hits: v.array(textHit), estimatedTotalHits: v.number() })

export type CountsOptions = CallOptions & {
  /** Asks for the cheapest price per week too, without these criteria. */
  stripWithout?: readonly string[]
}

/** The service client must send the search key as bearer. */
export type SearchClient = {
  /** Ids in order, and how many there are in all. */
  lodgings(search: LodgingSearch, options?: CallOptions): Promise<{ ids: number[]; total: number }>
  /** Exact counts beside every choice, in the order of the question, and without every criterion. */
  counts(language: LodgingSearch['language'], question: CountsQuestion, options?: CountsOptions): Promise<SearchCounts>
  /** Houses, pages, posts, jobs, streets and areas that fit a text, the best first. */
  texts(index: string, q: string, limit: number, options?: CallOptions): Promise<{ hits: TextHit[]; total: number }>
}

export function createSearchClient(service: ServiceClient): SearchClient {
  const read = <S extends v.GenericSchema>(
    index: string,
    path: string,
    body: unknown,
    reply: S,
    options?: CallOptions,
  ) => service.read(`/indexes/${index}/${path}/`, { body, reply, ...(options?.signal && { signal: options.signal }) })
  return {
    lodgings: async (search, options) => {
      const body = { ...searchBody(search), attributesToRetrieve: ['id'] }
      const { hits, totalHits } = await read(searchIndex(search), 'search', body, idsReply, options)
      return { ids: hits.map(({ id }) => id), total: totalHits }
    },
    counts: (language, question, options) => {
      const strip = options?.stripWithout && { strip: { without: options.stripWithout } }
      return read(optionsIndex(language, null), 'choices', { ...question, ...strip }, countsReply, options)
    },
    texts: async (index, q, limit, options) => {
      const { hits, estimatedTotalHits } = await read(index, 'search', { q, limit }, textReply, options)
      return { hits, total: estimatedTotalHits }
    },
  }
}

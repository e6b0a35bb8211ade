import { emptySearch, type Search } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import * as v from 'valibot'
import type { SearchLodging } from '../broker/search-lodging/shapes.ts'
import { envelope } from '../envelope.ts'
import { orAborted } from '../merged-requests.ts'
import type { ServiceClient } from '../service-client.ts'
import { countsReply } from './client.ts'
import type { GuestAnswer, GuestQuestion } from './guest-question.ts'
import type { CountedSearch, GuestSearch } from './guest-search.ts'
import { SearchHttpError } from './search-fetch.ts'

const lodgings = v.object({
  ids: v.array(v.number()),
  total: v.number(),
  // The site has validated the cards, so that browsers need no schema for them.
  cards: v.array(v.custom<SearchLodging>((card) => typeof card === 'object' && card !== null && 'id' in card)),
})
const guestAnswer = envelope(v.object({ houses: v.nullable(lodgings), counts: v.nullable(countsReply) }))

type Batch = {
  /** Criteria and map section, which both halves share. */
  readonly counted: string
  readonly answer: Promise<GuestAnswer>
  readonly abort: AbortController
  question: GuestQuestion
  callers: number
}
type Half = Partial<GuestQuestion>

/**
 * Sends searches to the site. Houses and counts of one search requested in the same turn share a request, which is
 * aborted when its last caller has left.
 */
export function createGuestSearchClient(site: ServiceClient): GuestSearch {
  let open: Batch | null = null
  const begin = (counted: string): Batch => {
    const abort = new AbortController()
    const answer = Promise.resolve().then(async () => {
      if (open === batch) open = null
      const { data } = await site.read('/search/', { body: batch.question, reply: guestAnswer, signal: abort.signal })
      return data
    })
    const batch: Batch = { counted, answer, abort, question: { query: counted }, callers: 0 }
    return batch
  }
  const ask = (search: CountedSearch, half: Half, name: 'houses' | 'choices', signal?: AbortSignal) => {
    const counted = queryOf({ ...emptySearch, criteria: search.criteria, box: search.box })
    const batch = open?.counted === counted && !open.question[name] ? open : begin(counted)
    open = batch
    batch.question = { ...batch.question, ...half }
    batch.callers += 1
    if (!signal) return batch.answer
    const leave = (): void => {
      batch.callers -= 1
      if (batch.callers === 0) batch.abort.abort(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    return orAborted(batch.answer, signal)
  }
  return {
    async houses(search, paging, { signal } = {}) {
      const answer = await ask(search, { query: queryOf(search), houses: paging }, 'houses', signal)
      return answer.houses ?? failed()
    },
    async counts(search, choices, { signal } = {}) {
      const answer = await ask(search, { choices: [...choices] }, 'choices', signal)
      return answer.counts ?? failed()
    },
  }
}

function queryOf(search: Search): string {
  return presentSearchUrl({ ...search, viewType: 'list' }).toString()
}

/** The site's reply lacks this half. */
function failed(): never {
  throw new SearchHttpError(502, 'Bad Gateway')
}

import type { Client } from '../schedule/schedule.ts'
import { SearchError } from './search-error.ts'

/** Limits per query for every caller, far above the site's needs and far below harmful load. */
export type SearchLimits = Readonly<{
  /** Searches in one request. */
  queries: number
  choices: number
  /** Estimated microseconds of engine time. */
  cost: number
  /** The same for a filter over documents, which no other thread has: a guest's takes a hundredth of it. */
  documentCost: number
  /** Maximum milliseconds for a reply, and before that for its time in the queue. */
  runMs: number
  waitMs: number
  clock: () => number
}>

export const readerLimits: SearchLimits = {
  queries: 20,
  choices: 1000,
  cost: 2_000_000,
  documentCost: 50_000,
  runMs: 2000,
  waitMs: 4000,
  clock: () => performance.now(),
}

/** The time of the request, from the clock that all threads share. */
export const requestedAtHeader = 'x-marram-asked-at'
/** The network of the caller; empty for the program itself. */
export const clientHeader = 'x-marram-client'

export function requestedAtOf({ headers }: Request): number {
  return Number(headers.get(requestedAtHeader) ?? Number.NaN)
}

export function clientOf({ headers }: Request): Client {
  return headers.get(clientHeader) || null
}

/** Refuses expensive queries before they start. */
export function checkCost(max: number, cost: number): void {
  if (cost <= max) return
  const message = `The search is too expensive: it costs ${Math.round(cost)} and at most ${max} is allowed. Use fewer conditions, sorts, facets or hits.`
  throw new SearchError(400, 'search_too_expensive', message)
}

export function busy(): SearchError {
  const message = 'The search requests are too many at the moment. Please wait a moment.'
  return new SearchError(503, 'too_many_search_requests', message, 'system', 1)
}

export function tooManyExpensive(): SearchError {
  const message = 'Your network already has several expensive searches waiting. Please wait until they are answered.'
  return new SearchError(429, 'too_many_search_requests', message, 'system', 2)
}

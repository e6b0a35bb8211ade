import { type Deadline, withDeadline } from '../query/deadline.ts'
import { SearchError } from './search-error.ts'

/** Limits per query for every caller, far above the site's needs and far below harmful load. */
export type SearchLimits = Readonly<{
  /** Searches in one request. */
  queries: number
  choices: number
  /** Estimated microseconds of engine time. */
  cost: number
  /** Maximum milliseconds for a reply, and before that for its time in the queue. */
  runMs: number
  waitMs: number
  clock: () => number
}>

export const readerLimits: SearchLimits = {
  queries: 20,
  choices: 1000,
  cost: 2_000_000,
  runMs: 2000,
  waitMs: 4000,
  clock: () => performance.now(),
}

/** The time of the request, from the clock that all threads share. */
export const requestedAtHeader = 'x-marram-asked-at'

export function requestedAtOf({ headers }: Request): number {
  return Number(headers.get(requestedAtHeader) ?? Number.NaN)
}

/** Runs the query within its deadline. A query that has waited too long is not started: its caller has left. */
export function answerInTime<T>(limits: SearchLimits, requestedAt: number, work: () => T): T {
  if (Date.now() - requestedAt > limits.waitMs) throw busy()
  const deadline: Deadline = { endsAt: limits.clock() + limits.runMs, clock: limits.clock }
  return withDeadline(deadline, work)
}

/** Refuses expensive queries before they start. */
export function checkCost(limits: SearchLimits, cost: number): void {
  if (cost <= limits.cost) return
  const message = `The search is too expensive: it costs ${Math.round(cost)} and at most ${limits.cost} is allowed. Use fewer conditions, sorts, facets or hits.`
  throw new SearchError(400, 'search_too_expensive', message)
}

function busy(): SearchError {
  const message = 'The search requests are too many at the moment. Please wait a moment.'
  return new SearchError(503, 'too_many_search_requests', message, 'system', 1)
}

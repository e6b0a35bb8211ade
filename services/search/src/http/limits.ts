import { type Deadline, withDeadline } from '../query/deadline.ts'
import { SearchError } from './search-error.ts'

/** Limits of one query for every caller. Far above what the site needs and far below what would hurt. */
export type SearchLimits = Readonly<{
  /** Searches in one request. */
  queries: number
  choices: number
  /** Estimated microseconds of the engine's time. */
  cost: number
  /** Milliseconds that an answer may take, and may have waited for its turn before. */
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

/** When the request came in, by the clock that all threads share. */
export const askedAtHeader = 'x-marram-asked-at'

export function askedAtOf({ headers }: Request): number {
  return Number(headers.get(askedAtHeader) ?? Number.NaN)
}

/** Runs the question within its time. One that has waited too long is not begun: its caller has left. */
export function answerInTime<T>(limits: SearchLimits, askedAt: number, work: () => T): T {
  if (Date.now() - askedAt > limits.waitMs) throw busy()
  const deadline: Deadline = { endsAt: limits.clock() + limits.runMs, clock: limits.clock }
  return withDeadline(deadline, work)
}

/** Refuses what would take too long before it begins. */
export function checkCost(limits: SearchLimits, cost: number): void {
  if (cost <= limits.cost) return
  const message = `The search is too expensive: it costs ${Math.round(cost)} and at most ${limits.cost} is allowed. Use fewer conditions, sorts, facets or hits.`
  throw new SearchError(400, 'search_too_expensive', message)
}

function busy(): SearchError {
  const message = 'The search requests are too many at the moment. Please wait a moment.'
  return new SearchError(503, 'too_many_search_requests', message, 'system', 1)
}

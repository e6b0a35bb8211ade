import { SearchError } from '../http/search-error.ts'

/** A point in time on a clock, in milliseconds. Searches call `mustGiveWay` now and then, and stop early if it returns true. */
export type Deadline = Readonly<{ endsAt: number; clock: () => number; mustGiveWay?: (now: number) => boolean }>

/** Ends a search that is to run later, or elsewhere. */
export class GaveWay extends Error {
  override readonly name = 'GaveWay'
}

const never: Deadline = { endsAt: Number.POSITIVE_INFINITY, clock: () => 0 }
/** Reading the clock costs as much as testing a few houses, so only some calls do. */
const callsPerLook = 4

// A query runs without a pause on one thread, so only one deadline exists at a time.
let current = never
let callsLeft = 0

/** Runs the work; `checkDeadline` throws within it after the deadline. */
export function withDeadline<T>(deadline: Deadline, work: () => T): T {
  const before = current
  current = deadline
  callsLeft = 0
  try {
    return work()
  } finally {
    current = before
  }
}

/** Call this in every loop whose length the caller determines, for steps of some microseconds. */
export function checkDeadline(): void {
  if (callsLeft > 0) callsLeft -= 1
  else lookAtDeadline()
}

/** The same for longer steps. */
export function lookAtDeadline(): void {
  callsLeft = callsPerLook
  if (current === never) return
  const now = current.clock()
  if (now > current.endsAt) throw tooSlow()
  if (current.mustGiveWay?.(now)) throw new GaveWay('Another search is waiting.')
}

function tooSlow(): SearchError {
  const message = 'The search took too long and was stopped. Ask for less, or narrow the filter.'
  return new SearchError(408, 'search_timeout', message, 'system')
}

import { SearchError } from '../http/search-error.ts'

/** A point in time on a clock, in milliseconds. */
export type Deadline = Readonly<{ endsAt: number; clock: () => number }>

const never: Deadline = { endsAt: Number.POSITIVE_INFINITY, clock: () => 0 }
/** Reading the clock costs as much as testing a few houses, so only some calls do. */
const callsPerLook = 16

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

/** Call this in every loop whose length the caller determines. */
export function checkDeadline(): void {
  if (callsLeft > 0) {
    callsLeft -= 1
    return
  }
  callsLeft = callsPerLook
  if (current !== never && current.clock() > current.endsAt) throw tooSlow()
}

function tooSlow(): SearchError {
  const message = 'The search took too long and was stopped. Ask for less, or narrow the filter.'
  return new SearchError(408, 'search_timeout', message, 'system')
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { type Refusal, refuse } from './envelope.ts'

/** A dependency does not respond; `cause` says how that was noticed. */
export class OutageError extends Error {
  override name = 'OutageError'

  constructor(dependency: string, cause?: unknown) {
    super(`${dependency} does not answer.`, { cause })
  }
}

const storage = new AsyncLocalStorage<{ isNoted: boolean }>()

/**
 * Runs work in which `hasOutage` tells whether a dependency was away. Only the work knows whether it can do without.
 */
export function watchOutages<T>(work: () => T): T {
  return storage.run({ isNoted: false }, work)
}

export function noteOutage(): void {
  const watched = storage.getStore()
  if (watched) watched.isNoted = true
}

export function hasOutage(): boolean {
  return storage.getStore()?.isNoted ?? false
}

/** A temporary outage is neither a client error nor a bug that a 500 would report. */
export function outageRefusal(sentence = 'This cannot be answered at the moment. Please try again.'): Refusal {
  return refuse(503, 'unavailable', sentence, { headers: { 'retry-after': '30' } })
}

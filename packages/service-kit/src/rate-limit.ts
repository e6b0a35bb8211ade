import type { MiddlewareHandler } from 'hono'
import { type Refusal, refuse, replyRefusal } from './envelope.ts'
import { findClientNetwork } from './request-context.ts'

export type RateLimit = {
  /** Maximum number of requests at once. */
  burst: number
  perMinute: number
  /** Maximum number of networks; the least recently seen is evicted and so starts with a full bucket. */
  maxNetworks?: number
  now?: () => number
}

export type Buckets = {
  /** Null if allowed; a cost above the bucket's size empties it. */
  take(network: string, cost?: number): Refusal | null
}

/** A token bucket per client network. */
export function createBuckets(limit: RateLimit): Buckets {
  const store = createStore(limit)
  return {
    take(network, cost = 1) {
      const price = Math.min(cost, limit.burst)
      const seconds = store.secondsUntil(network, price)
      if (seconds !== null) return tooMany(seconds)
      store.spend(network, price)
      return null
    },
  }
}

export type CallerBuckets = {
  /** Null if there is a token for the caller of the current request, otherwise the seconds until there is one. */
  wait(): number | null
  /** Takes tokens, at most all: a request may turn out to cost more than the rest of the bucket. */
  take(tokens?: number): void
  /** Returns unused tokens. */
  giveBack(): void
}

/** The current caller's bucket. Work without an address (jobs, the program's own calls) is not limited. */
export function createCallerBuckets(limit: RateLimit): CallerBuckets {
  const store = createStore(limit)
  return {
    wait() {
      const network = findClientNetwork()
      return network === undefined ? null : store.secondsUntil(network, 1)
    },
    take(tokens = 1) {
      const network = findClientNetwork()
      if (network !== undefined) store.spend(network, tokens)
    },
    giveBack() {
      const network = findClientNetwork()
      if (network !== undefined) store.spend(network, -1)
    },
  }
}

/** Buckets that all nodes share. */
export type SharedBuckets = {
  /** False if there is no token. */
  take(network: string, limit: Pick<RateLimit, 'burst' | 'perMinute'>): Promise<boolean>
}

/**
 * Work without an address (jobs, the program's own calls) is not limited. Without `shared` every process has its own
 * buckets, which limits its load; limits that protect people must hold for all nodes together.
 */
export function rateLimit(limit: RateLimit, shared?: SharedBuckets): MiddlewareHandler {
  const buckets = createBuckets(limit)
  return async (_c, next) => {
    const network = findClientNetwork()
    if (network === undefined) return next()
    const refusal = buckets.take(network)
    if (refusal) return replyRefusal(refusal)
    if (!shared || (await shared.take(network, limit))) return next()
    return replyRefusal(tooMany(Math.ceil(60 / limit.perMinute)))
  }
}

export function tooMany(seconds: number): Refusal {
  const headers = { 'retry-after': String(seconds) }
  return refuse(429, 'too-many-requests', 'Too many requests. Please wait a moment.', { headers })
}

/** Times are sums of fractions: rounding must not hide an available token. */
const roundingMs = 0.01

/**
 * A bucket is stored as the time at which it will be full again, and full ones are deleted: buckets of callers with
 * constantly changing addresses disappear.
 */
function createStore({ burst, perMinute, maxNetworks = 50_000, now = () => Date.now() }: RateLimit) {
  const fullAt = new Map<string, number>()
  const perMs = perMinute / 60_000
  const forget = (at: number) => {
    for (const [network, until] of fullAt) {
      if (until > at && fullAt.size <= maxNetworks) return
      fullAt.delete(network)
    }
  }
  const longestMs = burst / perMs
  const msUntilFull = (network: string, at: number): number => {
    const ms = Math.max(0, (fullAt.get(network) ?? 0) - at)
    if (ms <= longestMs) return ms
    // The clock has jumped back: without this the caller would wait until it is where it was.
    fullAt.set(network, at + longestMs)
    return longestMs
  }
  return {
    /** Null if that many tokens are available. */
    secondsUntil(network: string, tokens: number): number | null {
      const missingMs = msUntilFull(network, now()) - (burst - tokens) / perMs
      return missingMs < roundingMs ? null : Math.max(1, Math.ceil(missingMs / 1000))
    },
    /** Takes tokens, at most all; a negative number returns them. */
    spend(network: string, tokens: number): void {
      const at = now()
      const until = at + msUntilFull(network, at) + tokens / perMs
      // Deletes first: a map keeps the order of insertion, so its first key is the least recently seen network.
      fullAt.delete(network)
      fullAt.set(network, Math.min(until, at + longestMs))
      forget(at)
    },
  }
}

import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { type Refusal, refuse, replyRefusal } from './envelope.ts'
import { findClientNetwork } from './request-context.ts'

export type RateLimit = {
  /** How many requests may come at once. */
  burst: number
  perMinute: number
  /** Networks remembered; the least recently seen is forgotten first and so starts with a full bucket. */
  maxNetworks?: number
  now?: () => number
}

type Bucket = { tokens: number; filledAt: number }

export type Buckets = {
  /** Null if the network may have this; what costs more than a full bucket takes the whole bucket. */
  take(network: string, cost?: number): Refusal | null
}

/** A token bucket per client network. */
export function createBuckets(limit: RateLimit): Buckets {
  const { find, secondsUntil } = createStore(limit)
  return {
    take(network, cost = 1) {
      const price = Math.min(cost, limit.burst)
      const bucket = find(network)
      if (bucket.tokens < price) return tooMany(secondsUntil(bucket, price))
      bucket.tokens -= price
      return null
    },
  }
}

export type CallerBuckets = {
  /** Null when there is a token for the caller of the current request, otherwise the seconds until there is one. */
  wait(): number | null
  /** Takes a number of tokens, down to none: what is asked for may turn out to cost more than was left. */
  take(tokens?: number): void
}

/** The current caller's bucket. Work without an address (jobs, the program's own calls) is not limited. */
export function createCallerBuckets(limit: RateLimit): CallerBuckets {
  const { find, secondsUntil } = createStore(limit)
  const findOwn = (): Bucket | null => {
    const network = findClientNetwork()
    return network === undefined ? null : find(network)
  }
  return {
    wait() {
      const bucket = findOwn()
      return !bucket || bucket.tokens >= 1 ? null : secondsUntil(bucket, 1)
    },
    take(tokens = 1) {
      const bucket = findOwn()
      if (bucket) bucket.tokens = Math.max(0, bucket.tokens - tokens)
    },
  }
}

/** Work without an address (jobs, calls of the program itself) is not limited. */
export function rateLimit(limit: RateLimit): MiddlewareHandler {
  const buckets = createBuckets(limit)
  return async (_c, next) => {
    const network = findClientNetwork()
    const refusal = network === undefined ? null : buckets.take(network)
    return refusal === null ? next() : replyRefusal(refusal)
  }
}

export function tooMany(seconds: number): Refusal {
  const headers = { 'retry-after': String(seconds) }
  return refuse(429, 'too-many-requests', 'Too many requests. Please wait a moment.', { headers })
}

function createStore({ burst, perMinute, maxNetworks = 50_000, now = Date.now }: RateLimit) {
  // A `max` reserves room for all networks at once, more than a megabyte per limit; a size grows with its entries.
  const buckets = new LRUCache<string, Bucket>({ maxSize: maxNetworks, sizeCalculation: () => 1 })
  const perMs = perMinute / 60_000
  return {
    find(network: string): Bucket {
      const bucket = refill(buckets.get(network), burst, perMs, now())
      buckets.set(network, bucket)
      return bucket
    },
    secondsUntil: ({ tokens }: Bucket, price: number) => Math.max(1, Math.ceil((price - tokens) / perMs / 1000)),
  }
}

function refill(bucket: Bucket | undefined, burst: number, perMs: number, now: number): Bucket {
  if (!bucket) return { tokens: burst, filledAt: now }
  const gained = Math.max(0, now - bucket.filledAt) * perMs
  return { tokens: Math.min(burst, bucket.tokens + gained), filledAt: now }
}

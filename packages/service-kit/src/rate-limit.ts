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
export function createBuckets({ burst, perMinute, maxNetworks = 50_000, now = Date.now }: RateLimit): Buckets {
  const buckets = new LRUCache<string, Bucket>({ max: maxNetworks })
  const perMs = perMinute / 60_000
  return {
    take(network, cost = 1) {
      const price = Math.min(cost, burst)
      const bucket = refill(buckets.get(network), burst, perMs, now())
      buckets.set(network, bucket)
      if (bucket.tokens < price) {
        const seconds = Math.max(1, Math.ceil((price - bucket.tokens) / perMs / 1000))
        const headers = { 'retry-after': String(seconds) }
        return refuse(429, 'too-many-requests', 'Too many requests. Please wait a moment.', { headers })
      }
      bucket.tokens -= price
      return null
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

function refill(bucket: Bucket | undefined, burst: number, perMs: number, now: number): Bucket {
  if (!bucket) return { tokens: burst, filledAt: now }
  const gained = Math.max(0, now - bucket.filledAt) * perMs
  return { tokens: Math.min(burst, bucket.tokens + gained), filledAt: now }
}

import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { refuse, replyRefusal } from './envelope.ts'
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

/** A token bucket per client network. Work without an address (jobs, calls of the program itself) is not limited. */
export function rateLimit({ burst, perMinute, maxNetworks = 50_000, now = Date.now }: RateLimit): MiddlewareHandler {
  const buckets = new LRUCache<string, Bucket>({ max: maxNetworks })
  const perMs = perMinute / 60_000
  return async (_c, next) => {
    const network = findClientNetwork()
    if (network === undefined) return next()

    const bucket = refill(buckets.get(network), burst, perMs, now())
    buckets.set(network, bucket)
    if (bucket.tokens < 1) {
      const seconds = Math.max(1, Math.ceil((1 - bucket.tokens) / perMs / 1000))
      const headers = { 'retry-after': String(seconds) }
      return replyRefusal(refuse(429, 'too-many-requests', 'Too many requests. Please wait a moment.', { headers }))
    }
    bucket.tokens -= 1
    return next()
  }
}

function refill(bucket: Bucket | undefined, burst: number, perMs: number, now: number): Bucket {
  if (!bucket) return { tokens: burst, filledAt: now }
  const gained = Math.max(0, now - bucket.filledAt) * perMs
  return { tokens: Math.min(burst, bucket.tokens + gained), filledAt: now }
}

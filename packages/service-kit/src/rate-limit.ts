import { isIPv6 } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { type Refusal, refuse, replyRefusal } from './envelope.ts'
import { findRequestContext } from './request-context.ts'

export type RateLimit = {
  /** How many requests may come at once. */
  burst: number
  perMinute: number
  /** Addresses remembered; the least recently seen is forgotten first and so starts with a full bucket. */
  maxAddresses?: number
  now?: () => number
}

type Bucket = { tokens: number; filledAt: number }

export type Buckets = {
  /** Null when there is a token for the caller of the current request, otherwise the seconds until there is one. */
  wait(): number | null
  /** Takes a number of tokens, down to none: what is asked for may turn out to cost more than was left. */
  take(tokens?: number): void
}

/** A token bucket per network of callers. Work without an address (jobs, calls of the program itself) is not limited. */
export function createBuckets({ burst, perMinute, maxAddresses = 50_000, now = Date.now }: RateLimit): Buckets {
  const buckets = new LRUCache<string, Bucket>({ max: maxAddresses })
  const perMs = perMinute / 60_000
  const find = (): Bucket | null => {
    const address = findRequestContext()?.address
    if (address === undefined) return null
    const owner = ownerOf(address)
    const bucket = refill(buckets.get(owner), burst, perMs, now())
    buckets.set(owner, bucket)
    return bucket
  }
  return {
    wait() {
      const bucket = find()
      if (!bucket || bucket.tokens >= 1) return null
      return Math.max(1, Math.ceil((1 - bucket.tokens) / perMs / 1000))
    },
    take(tokens = 1) {
      const bucket = find()
      if (bucket) bucket.tokens = Math.max(0, bucket.tokens - tokens)
    },
  }
}

export function rateLimit(options: RateLimit): MiddlewareHandler {
  const buckets = createBuckets(options)
  return async (_c, next) => {
    const seconds = buckets.wait()
    if (seconds !== null) return replyRefusal(tooMany(seconds))
    buckets.take()
    return next()
  }
}

export function tooMany(seconds: number): Refusal {
  const headers = { 'retry-after': String(seconds) }
  return refuse(429, 'too-many-requests', 'Too many requests. Please wait a moment.', { headers })
}

function refill(bucket: Bucket | undefined, burst: number, perMs: number, now: number): Bucket {
  if (!bucket) return { tokens: burst, filledAt: now }
  const gained = Math.max(0, now - bucket.filledAt) * perMs
  return { tokens: Math.min(burst, bucket.tokens + gained), filledAt: now }
}

/** One IPv6 customer holds a whole /64, so that is what counts as one address. */
export function ownerOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

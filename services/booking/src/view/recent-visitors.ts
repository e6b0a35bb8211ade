import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export type RecentVisitors = {
  /** True the first time within half an hour; the same visitor reloading is the same view. */
  isNew(network: string, userAgent: string, lodgingId: number): boolean
}

const visitMs = 30 * 60_000

/**
 * Knows only that somebody was there, by a hash with a salt of this process: neither leaves the memory, and without
 * the salt nobody could tell whose address it was.
 */
export function createRecentVisitors({ now = Date.now, max = 100_000 } = {}): RecentVisitors {
  const salt = randomBytes(32)
  const seen = new LRUCache<string, true>({ max, ttl: visitMs, ttlResolution: 0, perf: { now } })
  return {
    isNew(network, userAgent, lodgingId) {
      const mark = createHmac('sha256', salt).update(`${network}\n${userAgent}\n${lodgingId}`).digest('base64')
      if (seen.has(mark)) return false
      seen.set(mark, true)
      return true
    },
  }
}

import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export type RecentVisitors = {
  /** True for the first view of a visitor within half an hour. */
  isNew(network: string, userAgent: string, lodgingId: number): boolean
}

const visitMs = 30 * 60_000

/**
 * Stores hashes with a salt of this process. Neither leaves the memory, and without the salt no hash reveals an address.
 */
export function createRecentVisitors({ now = Date.now, max = 100_000 } = {}): RecentVisitors {
  const salt = randomBytes(32)
  const visits = new LRUCache<string, true>({ max, ttl: visitMs, ttlResolution: 0, perf: { now } })
  return {
    isNew(network, userAgent, lodgingId) {
      const mark = createHmac('sha256', salt).update(`${network}\n${userAgent}\n${lodgingId}`).digest('base64')
      if (visits.has(mark)) return false
      visits.set(mark, true)
      return true
    },
  }
}

import { type Refusal, refuse } from '@marram/service-kit/envelope'

/** Going past the cache costs a render; editors need a few, a crawler that found the parameter gets no more. */
export function createPassCacheLimit(now: () => number): () => Refusal | null {
  return createMinuteLimit(now, 60, 'Too many uncached pages were asked for. Please wait a minute.')
}

/** One for all callers together: what is behind it is for a handful of people. */
export function createMinuteLimit(now: () => number, perMinute: number, sentence: string): () => Refusal | null {
  let windowStart = 0
  let used = 0
  return () => {
    if (now() - windowStart >= 60_000) {
      windowStart = now()
      used = 0
    }
    used += 1
    if (used <= perMinute) return null
    return refuse(429, 'too-many-requests', sentence, { headers: { 'retry-after': '60' } })
  }
}

import { type Refusal, refuse } from '@marram/service-kit/envelope'

const perMinute = 60

/** Going past the cache costs a render; editors need a few, a crawler that found the parameter gets no more. */
export function createPassCacheGate(now: () => number): () => Refusal | null {
  let windowStart = 0
  let used = 0
  return () => {
    if (now() - windowStart >= 60_000) {
      windowStart = now()
      used = 0
    }
    used += 1
    if (used <= perMinute) return null
    const headers = { 'retry-after': '60' }
    return refuse(429, 'too-many-requests', 'Too many uncached pages were asked for. Please wait a minute.', {
      headers,
    })
  }
}

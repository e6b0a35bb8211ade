import { type Refusal, refuse } from '@marram/service-kit/envelope'

const perMinute = 60

type Options = { readonly now: () => number; readonly maySeeDrafts: (request: Request) => boolean }

/**
 * Bypassing the cache costs a render. All strangers share one limit; editors with a preview pass are not counted, since
 * a stranger could otherwise use up their previews.
 */
export function createPassCacheLimit({ now, maySeeDrafts }: Options): (request: Request) => Refusal | null {
  let windowStart = 0
  let used = 0
  return (request) => {
    if (maySeeDrafts(request)) return null
    if (now() - windowStart >= 60_000) {
      windowStart = now()
      used = 0
    }
    used += 1
    if (used <= perMinute) return null
    const sentence = 'Too many uncached pages were asked for. Please wait a minute.'
    return refuse(429, 'too-many-requests', sentence, { headers: { 'retry-after': '60' } })
  }
}

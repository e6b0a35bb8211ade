import { createTaggedCache, type TaggedCache } from '@marram/service-kit/tagged-cache'
import type { StoredResponse } from '../kit/stored-response.ts'

export type CachedPage = {
  readonly response: StoredResponse
  readonly tags: readonly string[]
  /** Until then the page is fresh. */
  readonly freshUntil: number
  /** Until then a stale page is served while one request renders it again; afterwards only if rendering fails. */
  readonly staleUntil: number
}

export type PageLookup =
  | { readonly kind: 'fresh' | 'stale' | 'expired'; readonly page: CachedPage }
  | { readonly kind: 'none' }

export type PageCache = Omit<TaggedCache<CachedPage>, 'find'> & { find(key: string, now: number): PageLookup }

/** Variants, such as a house with a stay, are unlimited, so they have a separate share of the memory. */
export function createPageCache(maxBytes: number, isVariant?: (key: string) => boolean): PageCache {
  const pages = createTaggedCache<CachedPage>({
    maxBytes,
    bytesOf: (page) => page.response.sizeBytes + 2048,
    ...(isVariant && { isVariant }),
  })
  return {
    ...pages,
    find: (key, now) => {
      const page = pages.find(key)
      if (!page) return { kind: 'none' }
      if (now < page.freshUntil) return { kind: 'fresh', page }
      return { kind: now < page.staleUntil ? 'stale' : 'expired', page }
    },
    get size() {
      return pages.size
    },
    get bytes() {
      return pages.bytes
    },
  }
}

import { LRUCache } from 'lru-cache'
import type { StoredResponse } from '../kit/stored-response.ts'

export type CachedPage = {
  readonly response: StoredResponse
  readonly tags: readonly string[]
  /** Until then the page is served as it is. */
  readonly freshUntil: number
  /** Until then an aged page is served while one request renders it again; after it only if rendering fails. */
  readonly staleUntil: number
}

export type PageLookup =
  | { readonly kind: 'fresh' | 'stale' | 'expired'; readonly page: CachedPage }
  | { readonly kind: 'none' }

/** Marks when a render began, so that a change during the render is noticed. */
export type RenderTicket = number

export type PageCache = {
  find(key: string, now: number): PageLookup
  begin(): RenderTicket
  /** Keeps the page unless something that it shows changed while it was rendered; says whether it did. */
  store(ticket: RenderTicket, key: string, page: CachedPage): boolean
  /** A dropped page is unusable at once, even if rendering it again fails. */
  drop(tags: readonly string[]): number
  /** After missed notices nothing is known to be current. */
  clear(): void
  readonly size: number
}

/** Enough to cover every tag that can change during one render. */
const rememberedDrops = 10_000

/** What pages of which there are endlessly many, such as houses with a stay, may take of the memory. */
const variantShare = 0.25

/**
 * Whoever has not been asked for longest falls out first. Variants fall out among themselves: a visitor who makes up
 * stays, or a crawler that follows every link, pushes no page out that guests open first.
 */
export function createPageCache(maxBytes: number, isVariant: (key: string) => boolean = () => false): PageCache {
  const keysByTag = new Map<string, Set<string>>()
  const forget = (page: CachedPage, key: string): void => {
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
  const createPages = (bytes: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.max(1, Math.floor(bytes)),
      sizeCalculation: (page) => page.response.sizeBytes + 2048,
      dispose: forget,
    })
  const usual = createPages(maxBytes * (1 - variantShare))
  const variants = createPages(maxBytes * variantShare)
  const pagesOf = (key: string) => (isVariant(key) ? variants : usual)
  const droppedAt = new LRUCache<string, number>({ max: rememberedDrops })
  let clock = 0
  let clearedAt = 0

  return {
    find: (key, now) => {
      const page = pagesOf(key).get(key)
      if (!page) return { kind: 'none' }
      if (now < page.freshUntil) return { kind: 'fresh', page }
      return { kind: now < page.staleUntil ? 'stale' : 'expired', page }
    },
    begin: () => clock,
    store: (ticket, key, page) => {
      if (clearedAt > ticket || page.tags.some((tag) => (droppedAt.get(tag) ?? 0) > ticket)) return false
      pagesOf(key).set(key, page)
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag) ?? new Set()
        keysByTag.set(tag, keys.add(key))
      }
      return true
    },
    drop: (tags) => {
      clock += 1
      let dropped = 0
      for (const tag of tags) {
        droppedAt.set(tag, clock)
        for (const key of [...(keysByTag.get(tag) ?? [])]) if (pagesOf(key).delete(key)) dropped += 1
      }
      return dropped
    },
    clear: () => {
      clock += 1
      clearedAt = clock
      usual.clear()
      variants.clear()
    },
    get size() {
      return usual.size + variants.size
    },
  }
}

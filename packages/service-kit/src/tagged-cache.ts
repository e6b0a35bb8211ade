import { LRUCache } from 'lru-cache'

/** Taken before computing a value, so that changes in the meantime are noticed. */
export type CacheTicket = number

/** Values by key, each with the tags of its sources. */
export type TaggedCache<T> = {
  find(key: string): T | undefined
  begin(): CacheTicket
  /** Stores the value unless one of its tags was invalidated since the ticket; returns whether it did. */
  store(ticket: CacheTicket, key: string, value: T): boolean
  /** Invalidates all values with these tags immediately. */
  drop(tags: readonly string[]): number
  /** Invalidates everything, after missed notices. */
  clear(): void
  readonly size: number
  /** By the estimate that limits it. */
  readonly bytes: number
  /** The values that were used last come first. */
  entries(): Iterable<readonly [key: string, value: T]>
  /** The number of values of each tag. */
  tagSizes(): Iterable<readonly [tag: string, size: number]>
}

export type TaggedCacheOptions<T> = {
  readonly maxBytes: number
  readonly bytesOf: (value: T) => number
  /** Identifies keys of unlimited number. They are evicted among themselves and never evict another value. */
  readonly isVariant?: (key: string) => boolean
}

/** Enough to cover every tag that can change while one value is computed. */
const rememberedDrops = 10_000
/** Share of the memory for variants, if there are any. */
const variantShare = 0.25

export function createTaggedCache<T extends { readonly tags: readonly string[] }>({
  maxBytes,
  bytesOf,
  isVariant,
}: TaggedCacheOptions<T>): TaggedCache<T> {
  const keysByTag = new Map<string, Set<string>>()
  const forget = ({ tags }: T, key: string): void => {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
  const createValues = (bytes: number) =>
    new LRUCache<string, T>({
      maxSize: Math.max(1, Math.floor(bytes)),
      sizeCalculation: bytesOf,
      dispose: forget,
    })
  const usual = createValues(isVariant ? maxBytes * (1 - variantShare) : maxBytes)
  const variants = isVariant ? createValues(maxBytes * variantShare) : usual
  const valuesOf = (key: string) => (isVariant?.(key) ? variants : usual)
  const droppedAt = new LRUCache<string, number>({ max: rememberedDrops })
  let clock = 0
  let clearedAt = 0

  return {
    find: (key) => valuesOf(key).get(key),
    begin: () => clock,
    store: (ticket, key, value) => {
      if (clearedAt > ticket || value.tags.some((tag) => (droppedAt.get(tag) ?? 0) > ticket)) return false
      const values = valuesOf(key)
      values.set(key, value)
      if (!values.has(key)) return false
      for (const tag of value.tags) {
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
        for (const key of [...(keysByTag.get(tag) ?? [])]) if (valuesOf(key).delete(key)) dropped += 1
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
      return isVariant ? usual.size + variants.size : usual.size
    },
    get bytes() {
      return isVariant ? usual.calculatedSize + variants.calculatedSize : usual.calculatedSize
    },
    *entries() {
      yield* usual.entries()
      if (isVariant) yield* variants.entries()
    },
    *tagSizes() {
      for (const [tag, keys] of keysByTag) yield [tag, keys.size]
    },
  }
}

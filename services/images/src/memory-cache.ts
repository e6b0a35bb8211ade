import type { ImageBytes } from './source.ts'

export type MemoryCache = {
  find(key: string): ImageBytes | null
  store(key: string, bytes: ImageBytes): void
}

/** An LRU cache of pictures, without those larger than a tenth of it. */
export function createMemoryCache(maxBytes: number): MemoryCache {
  const entries = new Map<string, ImageBytes>()
  let total = 0
  const drop = (key: string) => {
    total -= entries.get(key)?.byteLength ?? 0
    entries.delete(key)
  }
  return {
    find(key) {
      const bytes = entries.get(key)
      if (bytes === undefined) return null
      entries.delete(key)
      entries.set(key, bytes)
      return bytes
    },
    store(key, bytes) {
      if (bytes.byteLength > maxBytes / 10) return
      drop(key)
      entries.set(key, bytes)
      total += bytes.byteLength
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break
        drop(oldest)
      }
    },
  }
}

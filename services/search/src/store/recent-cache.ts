/** A map that evicts values not used for a long time. */
export type RecentCache<V> = Readonly<{ get: (key: string) => V | undefined; set: (key: string, value: V) => void }>

/**
 * Two plain maps: used entries move into the younger one, and when that is half full the older is dropped. A search
 * looks up about six hundred keys; an LRU list took a tenth of its time.
 */
export function createRecentCache<V>(max: number, onDrop: (value: V) => void = () => {}): RecentCache<V> {
  let young = new Map<string, V>()
  let old = new Map<string, V>()
  const set = (key: string, value: V): void => {
    if (young.size >= Math.max(1, max / 2)) {
      for (const dropped of old.values()) onDrop(dropped)
      old = young
      young = new Map()
    }
    young.set(key, value)
  }
  return {
    get: (key) => {
      const known = young.get(key)
      if (known !== undefined) return known
      const older = old.get(key)
      if (older === undefined) return undefined
      old.delete(key)
      set(key, older)
      return older
    },
    set,
  }
}

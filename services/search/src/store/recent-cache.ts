/** Values under keys, of which those that nobody asked for in a long while are dropped. */
export type RecentCache<V> = Readonly<{ get: (key: string) => V | undefined; set: (key: string, value: V) => void }>

/**
 * Two plain maps: what is asked for moves into the younger, and when that is half full the older is dropped as a whole.
 * A search looks up some six hundred things; a list in order of use cost a tenth of the whole answer.
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

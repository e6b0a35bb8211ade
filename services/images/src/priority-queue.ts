/** A queue whose order is given by a rule; equals keep the order of their arrival. */
export type PriorityQueue<T> = {
  insert(item: T): void
  /** Whether the item was still waiting. */
  remove(item: T): boolean
  first(): T | undefined
  size(): number
}

export function createPriorityQueue<T>(isBefore: (a: T, b: T) => boolean): PriorityQueue<T> {
  const items: T[] = []
  return {
    insert(item) {
      const at = items.findIndex((other) => isBefore(item, other))
      items.splice(at === -1 ? items.length : at, 0, item)
    },
    remove(item) {
      const at = items.indexOf(item)
      if (at !== -1) items.splice(at, 1)
      return at !== -1
    },
    first: () => items[0],
    size: () => items.length,
  }
}

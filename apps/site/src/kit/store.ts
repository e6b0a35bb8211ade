/**
 * A value shared by components and plain code. Subscribers are notified in the order of the changes. This file does not
 * import React, because plain code runs before it is loaded.
 */
export type Store<T> = Readable<T> & { set(value: T): void }

/** A value with change notifications. */
export type Readable<T> = {
  get(): T
  subscribe(listener: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type SingleFlight<T> = {
  /** Starts `load` unless one is pending for this key; concurrent callers share the promise. */
  run(key: string, load: () => Promise<T>): Promise<T>
}

/** Shares one promise per key while it is pending. Nothing is cached afterwards: neither results nor failures. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>()
  return {
    run(key, load) {
      const shared = running.get(key)
      if (shared) return shared
      // The async wrapper turns a synchronous exception into a rejection for every caller.
      const started = (async () => load())().finally(() => running.delete(key))
      running.set(key, started)
      return started
    },
  }
}

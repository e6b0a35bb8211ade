export type SingleFlight<T> = {
  /** Starts `load` unless one is under way for this key; everyone asking meanwhile gets the same promise. */
  run(key: string, load: () => Promise<T>): Promise<T>
}

/** Shares one promise per key while it runs. Nothing is kept afterwards: neither results nor failures. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>()
  return {
    run(key, load) {
      const shared = running.get(key)
      if (shared) return shared
      // The async wrapper turns a load that throws at once into a rejection for everybody.
      const started = (async () => load())().finally(() => running.delete(key))
      running.set(key, started)
      return started
    },
  }
}

/** Limits concurrency; further callers wait in order of arrival. */
export function createConcurrencyLimit(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let inside = 0
  return async (work) => {
    if (inside < atOnce) inside += 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      // Passes the slot to the next waiter instead of freeing it, so that no new caller can take it first.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}

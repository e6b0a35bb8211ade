/** Lets so many in at once; the others wait for their turn in the order in which they came. */
export function createConcurrencyLimit(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let inside = 0
  return async (work) => {
    if (inside < atOnce) inside += 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      // The slot is passed to the next waiter rather than freed, so that no new caller can take it first.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}

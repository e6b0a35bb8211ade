export type Line = {
  /** Does the work when everybody before, of the same house, is done. */
  wait<T>(lodgingId: number, work: () => Promise<T>): Promise<T>
}

/**
 * One claim at a time for one house in this process. They would wait for each other in the database anyway, each with a
 * connection and a price computed for nothing: of a thousand at once, most got no answer in time.
 */
export function createLine(): Line {
  const last = new Map<number, Promise<unknown>>()
  return {
    wait(lodgingId, work) {
      const before = last.get(lodgingId) ?? Promise.resolve()
      const done = before.then(work, work)
      const end = done.catch(() => {})
      last.set(lodgingId, end)
      void end.then(() => {
        if (last.get(lodgingId) === end) last.delete(lodgingId)
      })
      return done
    },
  }
}

type Waiting<T> = {
  readonly id: string
  readonly resolve: (found: T | null) => void
  readonly reject: (error: unknown) => void
}

/** Batches the ids of one tick into one load; loads each id once per request. */
export function createLoader<T>(
  loadMany: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (id: string) => Promise<T | null> {
  const known = new Map<string, Promise<T | null>>()
  let waiting: Waiting<T>[] = []

  const loadWaiting = async (): Promise<void> => {
    const batch = waiting
    waiting = []
    try {
      const found = await loadMany(batch.map(({ id }) => id))
      for (const { id, resolve } of batch) resolve(found.get(id) ?? null)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (id) => {
    const earlier = known.get(id)
    if (earlier) return earlier
    const { promise, resolve, reject } = Promise.withResolvers<T | null>()
    known.set(id, promise)
    waiting.push({ id, resolve, reject })
    // Resolvers of one level run in the microtasks of one turn; the next tick follows all of them.
    if (waiting.length === 1) void Promise.resolve().then(() => process.nextTick(() => void loadWaiting()))
    return promise
  }
}

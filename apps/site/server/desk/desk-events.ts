/** Tells open desks that something has changed, so that they ask again. */
export type DeskEvents = {
  publish(): void
  /** Returns how to stop listening. */
  follow(listener: () => void): () => void
  /** Ends open streams, so that the server can stop. */
  end(): void
  readonly stopping: AbortSignal
}

export function createDeskEvents(): DeskEvents {
  const listeners = new Set<() => void>()
  const stopping = new AbortController()
  return {
    publish: () => {
      for (const listener of listeners) listener()
    },
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    end: () => stopping.abort(),
    stopping: stopping.signal,
  }
}

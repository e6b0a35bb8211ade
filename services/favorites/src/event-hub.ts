import type { CrudEvent } from '@marram/contract/crud-event'

/** Gets events of one list; null after possibly missed ones. */
export type Listener = (event: CrudEvent | null) => void

export type EventHub = {
  /** Call it with every event from the database. */
  publish(event: CrudEvent): void
  /** Call it after a gap in the events. */
  publishGap(): void
  follow(userId: number, listener: Listener): () => void
  count(): number
}

/** The followers of lists on this node. */
export function createEventHub(): EventHub {
  const followers = new Map<number, Set<Listener>>()
  return {
    publish(event) {
      for (const listener of [...(followers.get(event.userId) ?? [])]) listener(event)
    },
    publishGap() {
      for (const listener of [...followers.values()].flatMap((listeners) => [...listeners])) listener(null)
    },
    follow(userId, listener) {
      const listeners = followers.get(userId) ?? new Set()
      followers.set(userId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && followers.get(userId) === listeners) followers.delete(userId)
      }
    },
    count: () => [...followers.values()].reduce((sum, listeners) => sum + listeners.size, 0),
  }
}

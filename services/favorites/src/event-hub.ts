import type { CrudEvent } from '@marram/contract/crud-event'

/** An event of one's own list; null when some may have been missed. */
export type Listener = (event: CrudEvent | null) => void

export type EventHub = {
  /** To be called with every event that the database tells of. */
  tell(event: CrudEvent): void
  /** Events may have been missed. */
  tellAll(): void
  follow(userId: number, listener: Listener): () => void
  count(): number
}

/** Who on this node follows whose list. */
export function createEventHub(): EventHub {
  const followers = new Map<number, Set<Listener>>()
  return {
    tell(event) {
      for (const listener of [...(followers.get(event.userId) ?? [])]) listener(event)
    },
    tellAll() {
      for (const listener of [...followers.values()].flatMap((own) => [...own])) listener(null)
    },
    follow(userId, listener) {
      const own = followers.get(userId) ?? new Set()
      followers.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && followers.get(userId) === own) followers.delete(userId)
      }
    },
    count: () => [...followers.values()].reduce((sum, own) => sum + own.size, 0),
  }
}

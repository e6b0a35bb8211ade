import { hash } from 'node:crypto'
import type { BookingOption } from '@marram/domain/booking-option'
import type { Currency } from '@marram/domain/money'
import { createTaggedCache } from '@marram/service-kit/tagged-cache'
import type { Card } from './load-cards.ts'

type LodgingOption = BookingOption & { readonly lodgingId: number; readonly currency: Currency }

/** A house in a list, with its offered stay. */
export type OfferedCard = Card & {
  /** Null if the house has no matching stay. */
  readonly option: LodgingOption | null
  readonly energyEstimate: number | null
  /** The requested stay, if the search offers another one. */
  readonly asked?: LodgingOption | null
}

/**
 * Everything that a card depends on besides its house: edition, requested stay and the days derived from the clock.
 * Equal questions have equal answers until the house changes.
 */
export type CardQuestion = Readonly<Record<string, unknown>>

type LoadCards = (ids: readonly number[]) => Promise<readonly OfferedCard[]>

export type CardMemory = {
  /** In the order of the ids; calls `load` for houses that are not cached. Skips houses without a card. */
  recall(question: CardQuestion, ids: readonly number[], load: LoadCards): Promise<OfferedCard[]>
}

/** Loads every card. */
export const noMemory: CardMemory = {
  async recall(_question, ids, load) {
    const loaded = ids.length === 0 ? [] : await load(ids)
    const found = new Map(loaded.map((card) => [card.id, card]))
    return ids.flatMap((id) => found.get(id) ?? [])
  },
}

export type DroppableCardMemory = CardMemory & {
  drop(tags: readonly string[]): void
  clear(): void
}

export type CardMemoryOptions = {
  readonly now: () => number
  /** Limits staleness after a change without a notice, such as one by hand in the database. */
  readonly maxAgeMs: number
}

type CachedCard = { readonly tags: readonly string[]; readonly card: OfferedCard | null; readonly staleAt: number }

/** A card takes 2 to 3 KB. */
const maxCards = 4000

/**
 * Caches cards by house and question until a notice names the house. A card that was loading at that time is not stored.
 * On a notice, drop these cards before pages, or a page would be rendered from them again.
 */
export function createCardMemory({ now, maxAgeMs }: CardMemoryOptions): DroppableCardMemory {
  const cards = createTaggedCache<CachedCard>({ maxBytes: maxCards, bytesOf: () => 1 })
  return {
    async recall(question, ids, load) {
      const ticket = cards.begin()
      const time = now()
      const questionHash = hash('sha1', JSON.stringify(question), 'base64url')
      const keyOf = (id: number): string => `${id} ${questionHash}`
      const shown = new Map<number, OfferedCard | null>()
      for (const id of ids) {
        const cached = cards.find(keyOf(id))
        if (cached && time < cached.staleAt) shown.set(id, cached.card)
      }
      const missing = ids.filter((id) => !shown.has(id))
      const loaded = missing.length === 0 ? [] : await load(missing)
      for (const card of loaded) shown.set(card.id, card)
      for (const id of missing) {
        const card = shown.get(id) ?? null
        cards.store(ticket, keyOf(id), { tags: [`lodging:${id}`], card, staleAt: time + maxAgeMs })
      }
      return ids.flatMap((id) => shown.get(id) ?? [])
    },
    drop: (tags) => void cards.drop(tags),
    clear: () => cards.clear(),
  }
}

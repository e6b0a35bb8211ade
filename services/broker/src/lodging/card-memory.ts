import { hash } from 'node:crypto'
import type { BookingOption } from '@marram/domain/booking-option'
import type { Currency } from '@marram/domain/money'
import { createTaggedCache } from '@marram/service-kit/tagged-cache'
import type { Card } from './load-cards.ts'

type OwnOption = BookingOption & { readonly lodgingId: number; readonly currency: Currency }

/** A house in a list, with the stay that it is offered for. */
export type OfferedCard = Card & {
  /** Null when the house has nothing that was asked for. */
  readonly option: OwnOption | null
  readonly energyEstimate: number | null
  /** The stay that a search has asked for, where another is offered. */
  readonly asked?: OwnOption | null
}

/**
 * Everything that a card depends on besides its house: the edition, the wish and the days that the clock gives. Two equal
 * questions have the same answer until the house changes.
 */
export type CardQuestion = Readonly<Record<string, unknown>>

type LoadCards = (ids: readonly number[]) => Promise<readonly OfferedCard[]>

export type CardMemory = {
  /** In the order of the ids; `load` is asked for the houses whose card is not known. One without a card is left out. */
  recall(question: CardQuestion, ids: readonly number[], load: LoadCards): Promise<OfferedCard[]>
}

/** Reads every card anew. */
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
  /** A change that nobody announced, such as one by hand in the database, shows after this time. */
  readonly maxAgeMs: number
}

type Known = { readonly tags: readonly string[]; readonly card: OfferedCard | null; readonly staleAt: number }

/** A card takes 2 to 3 KB. */
const maxCards = 4000

/**
 * Cards by house and question until a notice names the house. A card that was on its way meanwhile is not kept. Whoever
 * drops pages by the same notices must drop these first, or a page would be made from them again.
 */
export function createCardMemory({ now, maxAgeMs }: CardMemoryOptions): DroppableCardMemory {
  const cards = createTaggedCache<Known>({ maxBytes: maxCards, bytesOf: () => 1 })
  return {
    async recall(question, ids, load) {
      const ticket = cards.begin()
      const time = now()
      const asked = hash('sha1', JSON.stringify(question), 'base64url')
      const keyOf = (id: number): string => `${id} ${asked}`
      const shown = new Map<number, OfferedCard | null>()
      for (const id of ids) {
        const known = cards.find(keyOf(id))
        if (known && time < known.staleAt) shown.set(id, known.card)
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

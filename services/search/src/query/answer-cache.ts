import { hash } from 'node:crypto'
import { positionKey } from '../stay/term-groups.ts'
import { createRecentCache, type RecentCache } from '../store/recent-cache.ts'
import type { Engine, Scene } from './engine.ts'

/** Returns the cached answer in this index unless a house has changed since; `key` identifies scene and question. */
export type AnswerCache<T> = (scene: Scene, question: unknown, answer: (key: string) => T) => T

type Kept<T> = Readonly<{ upTo: number; value: T }>

/**
 * Caches whole answers, because many guests search the same weekend and every page of a list requests the same counts.
 * The question is the request as written, so that a hit needs no parsing. Answers must be small and immutable.
 */
export function createAnswerCache<T>(max: number): AnswerCache<T> {
  const byEngine = new WeakMap<Engine, RecentCache<Kept<T>>>()
  return ({ engine, view, market, base }, question, answer) => {
    const kept = byEngine.get(engine) ?? createRecentCache<Kept<T>>(max)
    byEngine.set(engine, kept)
    // A day later the same words mean other stays.
    const text = JSON.stringify([view.uid, market.firstIndex, positionKey(base.days), question])
    const key = hash('sha256', text)
    const upTo = engine.store.journal.length
    const known = kept.get(key)
    if (known?.upTo === upTo) return known.value
    const value = answer(key)
    kept.set(key, { upTo, value })
    return value
  }
}

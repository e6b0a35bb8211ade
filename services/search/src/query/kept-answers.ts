import { hash } from 'node:crypto'
import { positionKey } from '../stay/term-groups.ts'
import { createRecentCache, type RecentCache } from '../store/recent-cache.ts'
import type { Engine, Scene } from './engine.ts'

/** The answer to the question in this index, as it was given before if no house has changed since; `key` stands for both. */
export type KeptAnswers<T> = (scene: Scene, question: unknown, answer: (key: string) => T) => T

type Kept<T> = Readonly<{ upTo: number; value: T }>

/**
 * Whole answers, because many guests ask for the same weekend and every page of a list asks for the same counts. The
 * question is what was written in the request, so that nothing of it need be read again. Answers must be small, and
 * nobody may change them.
 */
export function createKeptAnswers<T>(max: number): KeptAnswers<T> {
  const byEngine = new WeakMap<Engine, RecentCache<Kept<T>>>()
  return ({ engine, view, market, base }, question, answer) => {
    const kept = byEngine.get(engine) ?? createRecentCache<Kept<T>>(max)
    byEngine.set(engine, kept)
    // A day later the same words are about other stays.
    const asked = JSON.stringify([view.uid, market.firstIndex, positionKey(base.days), question])
    const key = hash('sha256', asked)
    const upTo = engine.store.journal.length
    const known = kept.get(key)
    if (known?.upTo === upTo) return known.value
    const value = answer(key)
    kept.set(key, { upTo, value })
    return value
  }
}

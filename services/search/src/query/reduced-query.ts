import { openTerm, type Term } from '../plan/term.ts'
import { usualPersons } from '../stay/bounds.ts'
import type { CountWith } from '../store/bit-pool.ts'
import { type Bitset, intersect, subtract } from '../store/bitset.ts'
import { isDated } from './dated-terms.ts'
import type { Scene } from './engine.ts'
import { combined, evaluate, lodgingPart, wholeTerms } from './evaluate.ts'

/** The terms of a search without some of its criteria; bookings don't change them. */
export type ReducedTerms = Readonly<{
  terms: readonly Term[]
  /** Set if there is one term and its conditions hold for every day, which is usual. */
  term: Term | null
}>

/** The houses of such a search. Sets are computed on first use; all but `set` and `count` refer to the single term. */
export type ReducedQuery = Readonly<{
  /** Read-only. */
  set: () => Bitset
  count: CountWith
  /** Houses by properties, free or not; read-only. */
  houses: () => Bitset
  /** Counts those with room for the party. */
  countFitting: CountWith
  /** Counts those with a free stay for any party. */
  countFree: CountWith
  /** The same for houses without charges per person, within the price limit. */
  countFlat: CountWith
}>

export function reduceTerms(scene: Scene, parts: readonly (readonly Term[])[]): ReducedTerms {
  const terms = wholeTerms(scene, combined(parts))
  const [only] = terms
  const isOne = only !== undefined && terms.length === 1 && !isDated(scene.engine.store, only)
  return { terms, term: isOne ? only : null }
}

export function createReducedQuery(scene: Scene, { terms, term }: ReducedTerms, text: Bitset | null): ReducedQuery {
  const { engine, market } = scene
  const set = once(() => evaluate(scene, terms, text ?? undefined))
  const houses = once(() => lodgingPart(scene, term ?? openTerm, text ?? undefined))
  const counter = (create: () => Bitset): CountWith => {
    const focused = once(() => engine.focus(create()))
    return (other) => focused()(other)
  }
  return {
    set,
    houses,
    count: counter(set),
    countFitting: counter(() => intersect(houses().slice(), engine.sets.fitting(term?.persons ?? usualPersons))),
    countFree: counter(() =>
      intersect(houses().slice(), engine.stays.free(term ?? { days: null, nights: null }, market)),
    ),
    countFlat: counter(() => {
      const flat = subtract(houses().slice(), engine.store.countsHeads)
      return term === null ? flat : engine.stays.restrict({ ...term, persons: 0 }, market, flat)
    }),
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

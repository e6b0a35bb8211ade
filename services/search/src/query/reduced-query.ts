import { openTerm, type Term } from '../plan/term.ts'
import { usualPersons } from '../stay/bounds.ts'
import type { CountWith } from '../store/bit-pool.ts'
import { type Bitset, intersect, subtract } from '../store/bitset.ts'
import { isDated } from './dated-terms.ts'
import type { Scene } from './engine.ts'
import { combined, evaluate, lodgingPart, wholeTerms } from './evaluate.ts'

/** What a search without some of its criteria asks for; a booking changes nothing about it. */
export type ReducedTerms = Readonly<{
  terms: readonly Term[]
  /** The term where there is only one and it asks the same of a house on every day, as nearly always. */
  term: Term | null
}>

/** The houses of such a search, each set computed when first needed; all but `set` and `count` are about its one term. */
export type ReducedQuery = Readonly<{
  /** The houses; not to be changed. */
  set: () => Bitset
  count: CountWith
  /** Houses by what they are, free or not; not to be changed. */
  houses: () => Bitset
  /** Counts those of them that the party fits into. */
  countFitting: CountWith
  /** Counts those of them with a free stay, however small. */
  countFree: CountWith
  /** The same of houses that charge nothing by the head, for what may be paid. */
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

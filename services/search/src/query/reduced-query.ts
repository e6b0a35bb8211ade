import { openTerm, type Term } from '../plan/term.ts'
import { usualPersons } from '../stay/bounds.ts'
import type { CountWith } from '../store/bit-pool.ts'
import { type Bitset, intersect, subtract } from '../store/bitset.ts'
import { isDated } from './dated-terms.ts'
import type { Scene } from './engine.ts'
import { combined, evaluate, lodgingPart, wholeTerms } from './evaluate.ts'

/** The search without some of its criteria, and what follows from it, each computed when first needed. */
export type ReducedQuery = Readonly<{
  terms: readonly Term[]
  /** The term where there is only one and it asks the same of a house on every day, as nearly always; what follows but `set` and `count` is about it. */
  term: Term | null
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

export function createReducedQuery(
  scene: Scene,
  parts: readonly (readonly Term[])[],
  text: Bitset | null,
): ReducedQuery {
  const { engine, market } = scene
  const terms = wholeTerms(scene, combined(parts))
  const [only] = terms
  const term = only !== undefined && terms.length === 1 && !isDated(engine.store, only) ? only : null
  const set = once(() => evaluate(scene, terms, text ?? undefined))
  const houses = once(() => lodgingPart(scene, term ?? openTerm, text ?? undefined))
  const counter = (create: () => Bitset): CountWith => {
    const focused = once(() => engine.focus(create()))
    return (other) => focused()(other)
  }
  return {
    terms,
    term,
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

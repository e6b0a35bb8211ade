import { allOf } from '../plan/plan-filter.ts'
import { bothTerms, type Term } from '../plan/term.ts'
import { noPrice } from '../stay/rents.ts'
import { type Bitset, emptySet, intersect, unite } from '../store/bitset.ts'
import type { Scene } from './engine.ts'

/** Houses of the index that satisfy one of the terms. The set is the caller's own. */
export function evaluate(scene: Scene, terms: readonly Term[], within?: Bitset): Bitset {
  const [first, ...others] = terms.flatMap((term) => bothTerms(scene.base, term) ?? [])
  if (first === undefined) return emptySet(scene.engine.store.capacity)
  const set = evaluateTerm(scene, first, within)
  for (const term of others) unite(set, evaluateTerm(scene, term, within))
  return set
}

/** The term must already hold what the index has in common. */
function evaluateTerm(scene: Scene, term: Term, within: Bitset | undefined): Bitset {
  const set = lodgingPart(scene, term)
  if (within) intersect(set, within)
  return intersect(set, scene.engine.stays.set(term, scene.market))
}

/** What the term asks of the house itself, in the language of the index. */
export function lodgingPart({ engine, view }: Scene, term: Term): Bitset {
  const set = engine.store.languages[view.edition.languageId].slice()
  for (const condition of term.lodging) intersect(set, engine.sets.of(condition))
  return set
}

/** The cheapest price of every house over all terms that it satisfies. */
export function cheapestPrices(scene: Scene, terms: readonly Term[]): Int32Array {
  const whole = terms.flatMap((term) => bothTerms(scene.base, term) ?? [])
  const [only] = whole
  if (only !== undefined && whole.length === 1) return scene.engine.stays.prices(only, scene.market)
  const prices = new Int32Array(scene.engine.store.capacity).fill(noPrice)
  for (const term of whole) {
    const own = scene.engine.stays.prices(term, scene.market)
    const set = evaluateTerm(scene, term, undefined)
    for (let row = 0; row < prices.length; row += 1) {
      const isIn = (((set[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1
      if (isIn && (own[row] ?? noPrice) < (prices[row] ?? noPrice)) prices[row] = own[row] ?? noPrice
    }
  }
  return prices
}

/** All of the filters at once. */
export function combined(filters: readonly (readonly Term[])[]): Term[] {
  return allOf(filters)
}

import { allOf } from '../plan/plan-filter.ts'
import { bothTerms, type Term } from '../plan/term.ts'
import { noPrice } from '../stay/no-price.ts'
import { type Bitset, emptySet, intersect, intersectBoth, rowsOf, unite } from '../store/bitset.ts'
import { splitByDates } from './dated-terms.ts'
import { checkDeadline } from './deadline.ts'
import type { Scene } from './engine.ts'

/** Houses of the index that satisfy one of the terms. The set is the caller's own. */
export function evaluate(scene: Scene, terms: readonly Term[], within?: Bitset): Bitset {
  const [first, ...others] = splitTerms(scene, terms)
  if (first === undefined) return emptySet(scene.engine.store.capacity)
  const set = evaluateTerm(scene, first, within)
  for (const term of others) unite(set, evaluateTerm(scene, term, within))
  return set
}

/** The terms together with what every option of the index has in common. */
export function wholeTerms({ base }: Scene, terms: readonly Term[]): Term[] {
  return terms.flatMap((term) => bothTerms(base, term) ?? [])
}

/** The same, each house being the same house on all days of its term. */
export function splitTerms(scene: Scene, terms: readonly Term[]): Term[] {
  return wholeTerms(scene, terms).flatMap((term) => splitByDates(scene.engine.store, term))
}

/** The term must be a whole one that is split. */
function evaluateTerm(scene: Scene, term: Term, within: Bitset | undefined): Bitset {
  checkDeadline()
  return scene.engine.stays.restrict(term, scene.market, lodgingPart(scene, term, within))
}

/** What the term asks of the house itself, in the language of the index. */
export function lodgingPart({ engine, view }: Scene, term: Pick<Term, 'lodging'>, within?: Bitset): Bitset {
  const set = engine.store.languages[view.edition.languageId].slice()
  const parts = term.lodging.map(engine.sets.of)
  if (within) parts.push(within)
  for (let at = 0; at < parts.length; at += 2) {
    const [one, other] = [parts[at], parts[at + 1]]
    if (one && other) intersectBoth(set, one, other)
    else if (one) intersect(set, one)
  }
  return set
}

/** Writes the cheapest price of these houses over all terms that they satisfy, by row. */
export function cheapestPrices(scene: Scene, terms: readonly Term[], houses: Bitset, out: Int32Array): Int32Array {
  const { stays, store } = scene.engine
  const whole = splitTerms(scene, terms)
  const [only] = whole
  if (only !== undefined && whole.length === 1) return stays.prices(only, scene.market, houses, out)
  const rows = rowsOf(houses)
  for (const row of rows) out[row] = noPrice
  const own = new Int32Array(store.capacity)
  for (const term of whole) {
    const set = evaluateTerm(scene, term, houses)
    stays.prices(term, scene.market, set, own)
    for (const row of rowsOf(set)) out[row] = Math.min(out[row] ?? noPrice, own[row] ?? noPrice)
  }
  return out
}

/** All of the filters at once. */
export function combined(filters: readonly (readonly Term[])[]): Term[] {
  return allOf(filters)
}

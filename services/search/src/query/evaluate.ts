import { defaultDuration } from '@marram/domain/change-day'
import { allOf } from '../plan/plan-filter.ts'
import { anything } from '../plan/range.ts'
import { bothTerms, openTerm, type Term } from '../plan/term.ts'
import { noPrice } from '../stay/no-price.ts'
import { type Bitset, emptySet, hasRow, intersect, intersectBoth, putRow, rowsOf, unite } from '../store/bitset.ts'
import { splitByDates } from './dated-terms.ts'
import { lookAtDeadline } from './deadline.ts'
import type { Scene } from './engine.ts'

/** Houses of the index that match one of the terms. The caller owns the set. */
export function evaluate(scene: Scene, terms: readonly Term[], within?: Bitset): Bitset {
  const [first, ...others] = splitTerms(scene, terms)
  if (first === undefined) return emptySet(scene.engine.store.capacity)
  const set = evaluateTerm(scene, first, within)
  for (const term of others) unite(set, evaluateTerm(scene, term, within))
  return set
}

/** Adds the conditions that all options of the index share to the terms. */
export function wholeTerms({ base }: Scene, terms: readonly Term[]): Term[] {
  return terms.flatMap((term) => bothTerms(base, term) ?? [])
}

type Split = Readonly<{ scene: Scene; upTo: number; terms: readonly Term[] }>
const splits = new WeakMap<readonly Term[], Split>()

/**
 * Whole terms split by dates, so that a house doesn't change within its term. Cached, because every house of a list
 * needs them.
 */
export function splitTerms(scene: Scene, terms: readonly Term[]): readonly Term[] {
  const { store } = scene.engine
  const upTo = store.traitJournal.length
  const known = splits.get(terms)
  if (known?.scene === scene && known.upTo === upTo) return known.terms
  const split = wholeTerms(scene, terms).flatMap((term) => splitByDates(store, term))
  splits.set(terms, { scene, upTo, terms: split })
  return split
}

/** The term must be whole and split. */
function evaluateTerm(scene: Scene, term: Term, within: Bitset | undefined): Bitset {
  lookAtDeadline()
  return scene.engine.stays.restrict(term, scene.market, lodgingPart(scene, term, within))
}

/** Houses that match the term's conditions on the house, in the language of the index. */
export function lodgingPart(scene: Scene, term: Pick<Term, 'lodging' | 'fromPrice'>, within?: Bitset): Bitset {
  const { engine, view } = scene
  const set = engine.store.languages[view.edition.languageId].slice()
  const parts = term.lodging.map(engine.sets.of)
  if (within) parts.push(within)
  for (let at = 0; at < parts.length; at += 2) {
    const [one, other] = [parts[at], parts[at + 1]]
    if (one && other) intersectBoth(set, one, other)
    else if (one) intersect(set, one)
  }
  if (term.fromPrice === anything) return set
  const prices = usualPrices(scene, set)
  for (const row of rowsOf(set)) if (!isWithin(term.fromPrice, prices[row] ?? noPrice)) putRow(set, row, false)
  return set
}

/** Returns true if the house matches the term. */
export function matchesTerm(scene: Scene, term: Term, row: number): boolean {
  if (!term.lodging.every((condition) => hasRow(scene.engine.sets.of(condition), row))) return false
  if (term.fromPrice === anything) return true
  const only = emptySet(scene.engine.store.capacity)
  putRow(only, row, true)
  return isWithin(term.fromPrice, usualPrices(scene, only)[row] ?? noPrice)
}

function isWithin({ from, to }: Term['fromPrice'], price: number): boolean {
  return price !== noPrice && price >= from && price <= to
}

/** The cheapest prices of these houses, for the length of the index or for a week. */
export function usualPrices({ engine, view, market }: Scene, set: Bitset): Int32Array {
  const nights = new Uint8Array(engine.store.calendar.longest + 1)
  nights[view.nights ?? defaultDuration] = 1
  return engine.stays.prices({ ...openTerm, nights }, market, set, engine.scratch.fromPrices)
}

/** The cheapest price of these houses over all matching terms, by row; read-only, may be written to `out`. */
export function cheapestPrices(scene: Scene, terms: readonly Term[], houses: Bitset, out: Int32Array): Int32Array {
  const { stays, store } = scene.engine
  const whole = splitTerms(scene, terms)
  const [only] = whole
  if (only !== undefined && whole.length === 1) return stays.prices(only, scene.market, houses, out)
  const rows = rowsOf(houses)
  for (const row of rows) out[row] = noPrice
  const buffer = new Int32Array(store.capacity)
  for (const term of whole) {
    const set = evaluateTerm(scene, term, houses)
    const prices = stays.prices(term, scene.market, set, buffer)
    for (const row of rowsOf(set)) out[row] = Math.min(out[row] ?? noPrice, prices[row] ?? noPrice)
  }
  return out
}

/** Joins all filters with AND. */
export function combined(filters: readonly (readonly Term[])[]): Term[] {
  return allOf(filters)
}

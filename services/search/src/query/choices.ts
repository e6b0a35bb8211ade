import type { LodgingSets } from '../lodging/lodging-sets.ts'
import { anything } from '../plan/range.ts'
import { bothTerms, type Term } from '../plan/term.ts'
import { isOpen, needsOptions, usualPersons } from '../stay/bounds.ts'
import { type Bitset, countRows, intersect, isEmpty } from '../store/bitset.ts'
import { isDated } from './dated-terms.ts'
import { lookAtDeadline } from './deadline.ts'
import type { Engine, Scene } from './engine.ts'
import { combined, evaluate } from './evaluate.ts'
import { concernsStay, isOnlyLimit, isOnlyParty } from './kind-of-choice.ts'
import { countWithin } from './price-counts.ts'
import { createReducedQuery, type ReducedQuery, type ReducedTerms, reduceTerms } from './reduced-query.ts'

/** The search by criterion; all of them must match. */
export type CriteriaTerms = ReadonlyMap<string, readonly Term[]>

/** A choice: some criteria left out, these terms added. */
export type PlannedChoice = Readonly<{ without: readonly string[]; terms: readonly Term[] }>

export type ChoiceCounts = Readonly<{
  total: number
  /** Number of houses with each choice. */
  choices: readonly number[]
  /** Number of houses without each criterion. */
  without: ReadonlyMap<string, number>
}>

/** Price limits are counted together in one pass over the prices. */
type Limit = Readonly<{ index: number; max: number }>

type Count = (reduced: ReducedQuery, text: Bitset | null) => number

/** The requested counts, prepared as far as bookings don't change them: only counting sets remains. */
export type CountPlan = Readonly<{
  whole: ReducedTerms
  without: ReadonlyMap<string, ReducedTerms>
  steps: readonly Readonly<{ reduced: ReducedTerms; count: Count }>[]
  limits: ReadonlyMap<ReducedTerms, readonly Limit[]>
}>

/** Valid until a house's properties change, for every scene of the same index and days. */
export function planCounts(scene: Scene, criteriaTerms: CriteriaTerms, choices: readonly PlannedChoice[]): CountPlan {
  const known = new Map<string, ReducedTerms>()
  const reducedTo = (without: readonly string[]): ReducedTerms => {
    const key = without.join('\n')
    const reduced = known.get(key) ?? reduceTerms(scene, othersOf(criteriaTerms, without))
    known.set(key, reduced)
    return reduced
  }
  const limits = new Map<ReducedTerms, Limit[]>()
  const steps = choices.map(({ without, terms }, index) => {
    const reduced = reducedTo(without)
    const max = limitOf(reduced, terms)
    if (max === null) return { reduced, count: planCount(scene, reduced, terms) }
    limits.set(reduced, [...(limits.get(reduced) ?? []), { index, max }])
    return { reduced, count: none }
  })
  const criteria = [...criteriaTerms.keys()]
  const without = new Map(criteria.map((criterion) => [criterion, reducedTo([criterion])]))
  return { whole: reducedTo([]), without, steps, limits }
}

/** Exact counts. The common part of all choices is computed once: most counts are then one intersection. */
export function countChoices(scene: Scene, plan: CountPlan, text: Bitset | null = null): ChoiceCounts {
  const queries = new Map<ReducedTerms, ReducedQuery>()
  const queryOf = (reduced: ReducedTerms): ReducedQuery => {
    const query = queries.get(reduced) ?? createReducedQuery(scene, reduced, text)
    queries.set(reduced, query)
    return query
  }
  const counts = plan.steps.map(({ reduced, count }) => {
    lookAtDeadline()
    return count(queryOf(reduced), text)
  })
  for (const [reduced, limits] of plan.limits) {
    if (reduced.term === null) continue
    const amounts = limits.map(({ max }) => max)
    const found = countWithin(scene, reduced.term, queryOf(reduced).set(), amounts)
    limits.forEach(({ index }, at) => {
      counts[index] = found[at] ?? 0
    })
  }
  const sizeOf = (reduced: ReducedTerms) => countRows(queryOf(reduced).set())
  return {
    total: sizeOf(plan.whole),
    choices: counts,
    without: new Map([...plan.without].map(([criterion, reduced]) => [criterion, sizeOf(reduced)])),
  }
}

const none: Count = () => 0

/** The maximum price if the choice consists of nothing else; otherwise null. */
function limitOf({ term }: ReducedTerms, terms: readonly Term[]): number | null {
  const [only, ...others] = terms
  if (only === undefined || others.length > 0 || term === null) return null
  return isOnlyLimit(only) ? only.amounts.price.to : null
}

function planCount(scene: Scene, { terms: rest, term: base }: ReducedTerms, terms: readonly Term[]): Count {
  const { engine, market } = scene
  const [only, ...others] = terms
  if (only === undefined) return none
  const isPlain = others.length === 0 && only.fromPrice === anything && !isDated(engine.store, only)
  if (isPlain && !concernsStay(only)) return lodgingCount(engine, only)
  if (!isPlain || base === null) {
    const both = combined([rest, terms])
    return (_, text) => countRows(evaluate(scene, both, text ?? undefined))
  }
  const term = bothTerms(base, only)
  if (term === null) return none
  const [condition, ...more] = only.lodging
  const isParty = condition !== undefined && more.length === 0 && isOnlyParty(only) && !needsOptions(term)
  const party = isParty ? cachedSet(engine.sets, (sets) => sets.ofParty(condition, term.persons ?? usualPersons)) : null
  if (party !== null && isOpen(term)) return ({ countFree }) => countFree(party())
  if (isOpen(term) && condition === undefined && only.persons === null) {
    return ({ countFitting }) => countFitting(engine.stays.free(term, market))
  }
  return (reduced) => {
    // A choice without a party only narrows the houses found already.
    const houses = (only.persons === null ? reduced.set() : reduced.houses()).slice()
    // Most houses cost the same for every party, so they are checked once for all parties.
    if (party !== null) intersect(houses, engine.store.countsHeads)
    const flat = party === null ? 0 : reduced.countFlat(party())
    if (party !== null && isEmpty(houses)) return flat
    for (const node of only.lodging) intersect(houses, engine.sets.of(node))
    return flat + countRows(engine.stays.restrict(term, market, houses))
  }
}

const lodgingCounts = new WeakMap<Engine, WeakMap<Term, Count>>()

/** Cached, because it is the same for every search. */
function lodgingCount(engine: Engine, term: Term): Count {
  const cache = lodgingCounts.get(engine) ?? new WeakMap<Term, Count>()
  lodgingCounts.set(engine, cache)
  const known = cache.get(term) ?? planLodgingCount(engine, term)
  cache.set(term, known)
  return known
}

function planLodgingCount({ sets }: Engine, { lodging }: Term): Count {
  const [first, ...more] = lodging
  if (first === undefined) return ({ set }) => countRows(set())
  if (more.length === 0) {
    const houses = cachedSet(sets, ({ of }) => of(first))
    return ({ count }) => count(houses())
  }
  return ({ set }) => {
    const both = set().slice()
    for (const condition of lodging) intersect(both, sets.of(condition))
    return countRows(both)
  }
}

/** Looks a set up again only if it may have changed: two hundred lookups take longer than counting. */
function cachedSet(sets: LodgingSets, find: (sets: LodgingSets) => Bitset): () => Bitset {
  let kept: Readonly<{ set: Bitset; version: number }> | null = null
  return () => {
    if (kept?.version === sets.version()) return kept.set
    const set = find(sets)
    kept = { set, version: sets.version() }
    return set
  }
}

function othersOf(criteriaTerms: CriteriaTerms, without: readonly string[]): (readonly Term[])[] {
  return [...criteriaTerms].flatMap(([key, terms]) => (without.includes(key) ? [] : [terms]))
}

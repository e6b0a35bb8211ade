import { anything } from '../plan/range.ts'
import { bothTerms, type Term } from '../plan/term.ts'
import { isOpen, needsOptions, usualPersons } from '../stay/bounds.ts'
import { type Bitset, countRows, intersect, isEmpty } from '../store/bitset.ts'
import { isDated } from './dated-terms.ts'
import { checkDeadline } from './deadline.ts'
import type { Scene } from './engine.ts'
import { combined, evaluate } from './evaluate.ts'
import { concernsStay, isOnlyLimit, isOnlyParty } from './kind-of-choice.ts'
import { countWithin } from './price-counts.ts'
import { createReducedQuery, type ReducedQuery } from './reduced-query.ts'

/** What the guest asks for, criterion by criterion; all of them must hold. */
export type Asked = ReadonlyMap<string, readonly Term[]>

/** What could be asked for next: some criteria left out, these terms instead. */
export type PlannedChoice = Readonly<{ without: readonly string[]; terms: readonly Term[] }>

export type ChoiceCounts = Readonly<{
  total: number
  /** How many houses there were with each choice. */
  choices: readonly number[]
  /** For every criterion that is asked, how many there were without it. */
  without: ReadonlyMap<string, number>
}>

/** Limits of price are counted together, because one look at the prices answers all of them. */
type Limit = Readonly<{ index: number; max: number }>

/** Exact. All that choices have in common is computed once: for most, a count is then one intersection. */
export function countChoices(
  scene: Scene,
  asked: Asked,
  choices: readonly PlannedChoice[],
  text: Bitset | null = null,
): ChoiceCounts {
  const reducedQueries = new Map<string, ReducedQuery>()
  const reducedQueryOf = (without: readonly string[]): ReducedQuery => {
    const key = without.join('\n')
    const known = reducedQueries.get(key) ?? createReducedQuery(scene, othersOf(asked, without), text)
    reducedQueries.set(key, known)
    return known
  }
  const limits = new Map<ReducedQuery, Limit[]>()
  const counts = choices.map(({ without, terms }, index) => {
    checkDeadline()
    const reduced = reducedQueryOf(without)
    const [only] = terms
    if (
      only === undefined ||
      terms.length > 1 ||
      reduced.term === null ||
      !isOnlyLimit(only) ||
      needsOptions(reduced.term)
    )
      return countChoice(scene, reduced, terms, text)
    const own = limits.get(reduced) ?? []
    own.push({ index, max: only.amounts.price.to })
    limits.set(reduced, own)
    return 0
  })
  for (const [reduced, own] of limits) {
    if (reduced.term === null) continue
    const amounts = own.map(({ max }) => max)
    const found = countWithin(scene, reduced.term, reduced.set(), amounts)
    own.forEach(({ index }, at) => {
      counts[index] = found[at] ?? 0
    })
  }
  return {
    total: countRows(reducedQueryOf([]).set()),
    choices: counts,
    without: new Map([...asked.keys()].map((criterion) => [criterion, countRows(reducedQueryOf([criterion]).set())])),
  }
}

function countChoice(scene: Scene, reduced: ReducedQuery, terms: readonly Term[], text: Bitset | null): number {
  const { engine, market } = scene
  const [only, ...others] = terms
  if (only === undefined) return 0
  const { term: asked } = reduced
  const isPlain = others.length === 0 && only.fromPrice === anything && !isDated(engine.store, only)
  if (isPlain && !concernsStay(only)) return countLodging(reduced, only, scene)
  if (!isPlain || asked === null) return countRows(evaluate(scene, combined([reduced.terms, terms]), text ?? undefined))
  const term = bothTerms(asked, only)
  if (term === null) return 0
  const [condition, ...more] = only.lodging
  const persons = term.persons ?? usualPersons
  const isParty = condition !== undefined && more.length === 0 && isOnlyParty(only) && !needsOptions(term)
  if (isParty && isOpen(term)) return reduced.countFree(engine.sets.ofParty(condition, persons))
  if (isOpen(term) && condition === undefined && only.persons === null) {
    return reduced.countFitting(engine.stays.free(term, market))
  }
  // A choice without a party only narrows what is found already.
  const houses = (only.persons === null ? reduced.set() : reduced.houses()).slice()
  // What most houses cost does not depend on who comes, so they are looked at once for all parties.
  if (isParty) intersect(houses, engine.store.countsHeads)
  const flat = isParty ? reduced.countFlat(engine.sets.ofParty(condition, persons)) : 0
  if (isParty && isEmpty(houses)) return flat
  for (const own of only.lodging) intersect(houses, engine.sets.of(own))
  return flat + countRows(engine.stays.restrict(term, market, houses))
}

function countLodging(reduced: ReducedQuery, { lodging }: Term, { engine }: Scene): number {
  const [first, ...more] = lodging
  if (first === undefined) return countRows(reduced.set())
  if (more.length === 0) return reduced.count(engine.sets.of(first))
  const both = reduced.set().slice()
  for (const condition of lodging) intersect(both, engine.sets.of(condition))
  return countRows(both)
}

function othersOf(asked: Asked, without: readonly string[]): (readonly Term[])[] {
  return [...asked].flatMap(([key, terms]) => (without.includes(key) ? [] : [terms]))
}

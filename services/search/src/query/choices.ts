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
import { createRest, type Rest } from './rest.ts'

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
type Limit = Readonly<{ index: number; most: number }>

/** Exact. All that choices have in common is computed once: for most, a count is then one intersection. */
export function countChoices(
  scene: Scene,
  asked: Asked,
  choices: readonly PlannedChoice[],
  text: Bitset | null = null,
): ChoiceCounts {
  const rests = new Map<string, Rest>()
  const restOf = (without: readonly string[]): Rest => {
    const key = without.join('\n')
    const known = rests.get(key) ?? createRest(scene, othersOf(asked, without), text)
    rests.set(key, known)
    return known
  }
  const limits = new Map<Rest, Limit[]>()
  const counts = choices.map(({ without, terms }, index) => {
    checkDeadline()
    const rest = restOf(without)
    const [only] = terms
    if (only === undefined || terms.length > 1 || rest.term === null || !isOnlyLimit(only) || needsOptions(rest.term))
      return countChoice(scene, rest, terms, text)
    const own = limits.get(rest) ?? []
    own.push({ index, most: only.amounts.price.to })
    limits.set(rest, own)
    return 0
  })
  for (const [rest, own] of limits) {
    if (rest.term === null) continue
    const amounts = own.map(({ most }) => most)
    const found = countWithin(scene, rest.term, rest.set(), amounts)
    own.forEach(({ index }, at) => {
      counts[index] = found[at] ?? 0
    })
  }
  return {
    total: countRows(restOf([]).set()),
    choices: counts,
    without: new Map([...asked.keys()].map((criterion) => [criterion, countRows(restOf([criterion]).set())])),
  }
}

function countChoice(scene: Scene, rest: Rest, terms: readonly Term[], text: Bitset | null): number {
  const { engine, market } = scene
  const [only, ...others] = terms
  if (only === undefined) return 0
  const { term: asked } = rest
  const isPlain = others.length === 0 && only.fromPrice === anything && !isDated(engine.store, only)
  if (isPlain && !concernsStay(only)) return countLodging(rest, only, scene)
  if (!isPlain || asked === null) return countRows(evaluate(scene, combined([rest.terms, terms]), text ?? undefined))
  const term = bothTerms(asked, only)
  if (term === null) return 0
  const [condition, ...more] = only.lodging
  const persons = term.persons ?? usualPersons
  const isParty = condition !== undefined && more.length === 0 && isOnlyParty(only) && !needsOptions(term)
  if (isParty && isOpen(term)) return rest.countFree(engine.sets.ofParty(condition, persons))
  if (isOpen(term) && condition === undefined && only.persons === null) {
    return rest.countFitting(engine.stays.free(term, market))
  }
  const houses = rest.houses().slice()
  // What most houses cost does not depend on who comes, so they are looked at once for all parties.
  if (isParty) intersect(houses, engine.store.countsHeads)
  const flat = isParty ? rest.countFlat(engine.sets.ofParty(condition, persons)) : 0
  if (isParty && isEmpty(houses)) return flat
  for (const own of only.lodging) intersect(houses, engine.sets.of(own))
  return flat + countRows(engine.stays.restrict(term, market, houses))
}

function countLodging(rest: Rest, { lodging }: Term, { engine }: Scene): number {
  const [first, ...more] = lodging
  if (first === undefined) return countRows(rest.set())
  if (more.length === 0) return rest.count(engine.sets.of(first))
  const both = rest.set().slice()
  for (const condition of lodging) intersect(both, engine.sets.of(condition))
  return countRows(both)
}

function othersOf(asked: Asked, without: readonly string[]): (readonly Term[])[] {
  return [...asked].flatMap(([key, terms]) => (without.includes(key) ? [] : [terms]))
}

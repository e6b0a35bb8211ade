import { amountAttributes } from '../plan/option-attributes.ts'
import { bothTerms, type Term } from '../plan/term.ts'
import { type Bitset, countBoth, countRows, intersect } from '../store/bitset.ts'
import type { Scene } from './engine.ts'
import { combined, evaluate, lodgingPart, wholeTerms } from './evaluate.ts'

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

/** Everything that is asked but some criteria, and what follows from it, each made when first needed. */
type Rest = Readonly<{ terms: readonly Term[]; set: () => Bitset; houses: (term: Term) => Bitset }>

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
  return {
    total: countRows(restOf([]).set()),
    choices: choices.map(({ without, terms }) => countChoice(scene, restOf(without), terms, text)),
    without: new Map([...asked.keys()].map((criterion) => [criterion, countRows(restOf([criterion]).set())])),
  }
}

function createRest(scene: Scene, parts: readonly (readonly Term[])[], text: Bitset | null): Rest {
  const terms = wholeTerms(scene, combined(parts))
  let set: Bitset | null = null
  let houses: Bitset | null = null
  return {
    terms,
    set: () => {
      set ??= evaluate(scene, terms, text ?? undefined)
      return set
    },
    houses: (term) => {
      houses ??= lodgingPart(scene, term, text ?? undefined)
      return houses
    },
  }
}

function countChoice(scene: Scene, rest: Rest, terms: readonly Term[], text: Bitset | null): number {
  const { engine, market } = scene
  const [only, ...others] = terms
  if (only === undefined) return 0
  const isOne = others.length === 0
  if (isOne && !concernsStay(only)) return countWith(rest.set(), only, scene)
  const [asked, ...more] = rest.terms
  if (!isOne || asked === undefined || more.length > 0) {
    return countRows(evaluate(scene, combined([rest.terms, terms]), text ?? undefined))
  }
  const term = bothTerms(asked, only)
  if (term === null) return 0
  let houses = rest.houses(asked)
  if (only.lodging.length > 0) houses = houses.slice()
  for (const condition of only.lodging) intersect(houses, engine.sets.of(condition))
  return engine.stays.count(term, market, houses)
}

function countWith(set: Bitset, { lodging }: Term, { engine }: Scene): number {
  const [first, ...more] = lodging.map((condition) => engine.sets.of(condition))
  if (first === undefined) return countRows(set)
  if (more.length === 0) return countBoth(set, first)
  const both = intersect(set.slice(), first)
  for (const part of more) intersect(both, part)
  return countRows(both)
}

/** Whether the choice also changes which stays, or for how many persons, are looked at. */
function concernsStay({ days, nights, persons, amounts }: Term): boolean {
  const isPriced = amountAttributes.some((attribute) => {
    const { from, to } = amounts[attribute]
    return Number.isFinite(from) || Number.isFinite(to)
  })
  return days !== null || nights !== null || persons !== null || isPriced
}

function othersOf(asked: Asked, without: readonly string[]): (readonly Term[])[] {
  return [...asked].flatMap(([key, terms]) => (without.includes(key) ? [] : [terms]))
}

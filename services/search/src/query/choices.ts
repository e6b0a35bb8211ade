import { amountAttributes } from '../plan/option-attributes.ts'
import type { Term } from '../plan/term.ts'
import { type Bitset, countBoth, countRows, intersect } from '../store/bitset.ts'
import type { Scene } from './engine.ts'
import { combined, evaluate } from './evaluate.ts'

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

/** Exact, and for choices on houses alone one intersection each: all that they have in common is computed once. */
export function countChoices(
  scene: Scene,
  asked: Asked,
  choices: readonly PlannedChoice[],
  text: Bitset | null = null,
): ChoiceCounts {
  const rests = new Map<string, Bitset>()
  const restOf = (without: readonly string[]): Bitset => {
    const key = without.join('\n')
    const known = rests.get(key) ?? evaluateAll(scene, othersOf(asked, without), text)
    rests.set(key, known)
    return known
  }
  return {
    total: countRows(restOf([])),
    choices: choices.map((choice) => countChoice(scene, asked, choice, restOf, text)),
    without: new Map([...asked.keys()].map((criterion) => [criterion, countRows(restOf([criterion]))])),
  }
}

function countChoice(
  scene: Scene,
  asked: Asked,
  { without, terms }: PlannedChoice,
  restOf: (without: readonly string[]) => Bitset,
  text: Bitset | null,
): number {
  const [only] = terms
  if (only === undefined) return 0
  if (terms.length > 1 || concernsStay(only)) {
    return countRows(evaluateAll(scene, [...othersOf(asked, without), terms], text))
  }
  const [first, ...more] = only.lodging.map((condition) => scene.engine.sets.of(condition))
  if (first === undefined) return countRows(restOf(without))
  if (more.length === 0) return countBoth(restOf(without), first)
  const set = restOf(without).slice()
  for (const part of [first, ...more]) intersect(set, part)
  return countRows(set)
}

/** Whether the choice also changes which stays, or for how many persons, are looked at. */
function concernsStay({ days, nights, persons, amounts }: Term): boolean {
  const isPriced = amountAttributes.some((attribute) => {
    const { from, to } = amounts[attribute]
    return Number.isFinite(from) || Number.isFinite(to)
  })
  return days !== null || nights !== null || persons !== null || isPriced
}

function evaluateAll(scene: Scene, parts: readonly (readonly Term[])[], text: Bitset | null): Bitset {
  return evaluate(scene, combined(parts), text ?? undefined)
}

function othersOf(asked: Asked, without: readonly string[]): (readonly Term[])[] {
  return [...asked].flatMap(([key, terms]) => (without.includes(key) ? [] : [terms]))
}

import type { Criterion } from '../../criteria/criterion.ts'
import type { Comparator } from '../../criteria/definition.ts'
import type { CriterionKey } from '../../criteria/key.ts'
import type { SortName } from '../../criteria/order.ts'
import { parseCriterion } from '../../criteria/parse-criterion.ts'
import type { EditionKey } from '../../edition.ts'
import type { IsoDay } from '../../iso-day.ts'
import type { Lexeme } from '../lexeme.ts'
import type { Meaning, Sense } from '../meaning.ts'

export type Lexemes = readonly Lexeme[]
export type Reader = Readonly<{ line: Lexemes; edition: EditionKey; today: IsoDay }>

/** A request in a group of words. `arrival` and `party` combine all mentions; `drop` removes an earlier request. */
export type Ask =
  | Readonly<{ kind: 'criterion'; key: CriterionKey; criterion: Criterion }>
  | Readonly<{ kind: 'drop'; key: CriterionKey }>
  | Readonly<{ kind: 'order'; name: SortName }>
  | Readonly<{ kind: 'arrival'; days: readonly IsoDay[]; week: number | null; isWide: boolean }>
  | Readonly<{ kind: 'party'; of: 'persons' | 'adults' | 'children'; criterion: Criterion; isExtra: boolean }>

/** `asks` is null if the words belong together but no criterion expresses them: they stay free text as a whole. */
export type Reading = Readonly<{ next: number; asks: readonly Ask[] | null }>

/** Reads the words from `at` on; null if the rule does not apply. */
export type Rule = (reader: Reader, at: number) => Reading | null

export function left(next: number): Reading {
  return { next, asks: null }
}

/** An invalid value for the key leaves the words as free text. */
export function ask(next: number, key: CriterionKey, value: unknown, comparator?: Comparator): Reading {
  const criterion = parseCriterion(key, value, comparator)
  return criterion === null ? left(next) : { next, asks: [{ kind: 'criterion', key, criterion }] }
}

export function drop(next: number, key: CriterionKey): Reading {
  return { next, asks: [{ kind: 'drop', key }] }
}

type Of<K extends Meaning['kind']> = Meaning & Readonly<{ kind: K }>

function isOf<K extends Meaning['kind']>(meaning: Meaning, kind: K): meaning is Of<K> {
  return meaning.kind === kind
}

export function meant<K extends Meaning['kind']>(lexeme: Lexeme | undefined, kind: K): Of<K> | null {
  for (const { meaning } of lexeme?.senses ?? []) if (isOf(meaning, kind)) return meaning
  return null
}

export function isAny(lexeme: Lexeme | undefined, kinds: readonly Meaning['kind'][]): boolean {
  return lexeme?.senses.some(({ meaning }) => kinds.includes(meaning.kind)) ?? false
}

export function sensesOf(lexeme: Lexeme | undefined, kind: Meaning['kind']): readonly Sense[] {
  return lexeme?.senses.filter(({ meaning }) => meaning.kind === kind) ?? []
}

export function isMark(lexeme: Lexeme | undefined, ...marks: readonly string[]): boolean {
  return lexeme?.kind === 'mark' && marks.includes(lexeme.text)
}

/** The first position from `at` on whose word is of none of these kinds. */
export function skip({ line }: Reader, at: number, kinds: readonly Meaning['kind'][], max = 3): number {
  let next = at
  while (next < at + max && isAny(line[next], kinds)) next += 1
  return next
}

export function areAdjacent({ line }: Reader, at: number, count: number): boolean {
  for (let index = at + 1; index < at + count; index += 1) {
    if (line[index] === undefined || line[index - 1]?.end !== line[index]?.start) return false
  }
  return line[at] !== undefined
}

const units: readonly Meaning['kind'][] = [
  'heads',
  'pet',
  'counted',
  'bathroom',
  'nights',
  'weeks',
  'metres',
  'floor-area',
  'currency',
  'thousand',
]

/** A number before these is a quantity and not a day, week, year or price. */
export function isCounted(reader: Reader, at: number): boolean {
  return isAny(reader.line[pastHyphen(reader, at)], units)
}

/** The hyphen of "6-Personen-Haus", not the dash of "12 - 19". */
export function pastHyphen(reader: Reader, at: number): number {
  const isHyphen =
    isMark(reader.line[at], '-') && areAdjacent(reader, at - 1, 3) && reader.line[at + 1]?.kind === 'word'
  return isHyphen ? at + 1 : at
}

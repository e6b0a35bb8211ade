import type { Criteria } from '../criteria/criterion.ts'
import type { CriterionKey } from '../criteria/key.ts'
import type { SortName } from '../criteria/order.ts'
import type { EditionKey } from '../edition.ts'
import type { IsoDay } from '../iso-day.ts'
import { arrivalOf, criteriaOf, type JoinableAsk, keyOf, orderOf } from './combine-asks.ts'
import { type Lexeme, lexemesOf } from './lexeme.ts'
import { lexiconFor } from './lexicon.ts'
import type { PhrasePlace } from './place-names.ts'
import { type Ask, isAny, isMark, type Lexemes, type Reader } from './reading/reading.ts'
import { readAt } from './reading/rules.ts'

export type PhraseContext = Readonly<{ edition: EditionKey; today: IsoDay; places: readonly PhrasePlace[] }>

/** Understood words, and the criterion or order that they set, changed or removed. */
export type UnderstoodWords = Readonly<{ words: string; key: CriterionKey | 'order'; start: number; end: number }>

/**
 * `rest` is the free text: everything not understood, without stop words at either end. A comma replaces understood
 * words in between, so that the rest never forms a new phrase.
 */
export type UnderstoodPhrase = Readonly<{
  criteria: Criteria
  /** "Günstig" is an order, because it has no threshold. */
  order: SortName | null
  understood: readonly UnderstoodWords[]
  rest: string
}>

/** Longer texts are not search phrases. */
export const longestPhrase = 500

/**
 * Parses a phrase to criteria: "6 Personen mit Sauna und Hund in Henne, Juli, unter 1200 €". The language of the
 * edition has priority, the other two are understood as well. No criterion expresses "ohne Pool": it is listed as
 * understood, but its key is not among the criteria.
 */
export function understandPhrase(text: string, { edition, today, places }: PhraseContext): UnderstoodPhrase {
  if (text.length > longestPhrase) return { criteria: new Map(), order: null, understood: [], rest: text.trim() }
  const line = lexemesOf(text, lexiconFor(edition, places))
  const passages = passagesOf({ line, edition, today })
  const heard = passages.flatMap(({ asks, isJoined }) => asks.map((ask): JoinableAsk => ({ ask, isJoined })))
  const arrival = arrivalOf(heard)
  return {
    criteria: criteriaOf(heard),
    order: orderOf(heard),
    understood: passages.flatMap((passage) => wordsOf(passage, line, text, (ask) => keyOf(ask, arrival))),
    rest: heard.length === 0 ? text.trim() : restOf(line, passages, text),
  }
}

/** The lexemes from `from` to the one before `until`. */
type Passage = Readonly<{ from: number; until: number; asks: readonly Ask[]; isJoined: boolean }>

function passagesOf(reader: Reader): Passage[] {
  const passages: Passage[] = []
  let at = 0
  while (at < reader.line.length) {
    const reading = readAt(reader, at)
    if (reading?.asks) {
      const isJoined = isJoinedTo(reader.line, passages.at(-1)?.until ?? null, at)
      passages.push({ from: at, until: reading.next, asks: reading.asks, isJoined })
    }
    at = reading?.next ?? at + 1
  }
  return passages
}

function isJoinedTo(line: Lexemes, end: number | null, at: number): boolean {
  if (end === null) return false
  const between = line.slice(end, at)
  return between.every(isSmall) && between.some((lexeme) => isAny(lexeme, ['join']) || isMark(lexeme, '/', '-'))
}

function wordsOf(
  passage: Passage,
  line: Lexemes,
  text: string,
  key: (ask: Ask) => UnderstoodWords['key'],
): UnderstoodWords[] {
  const start = line[passage.from]?.start ?? 0
  const end = line[passage.until - 1]?.end ?? start
  const keys = new Set(passage.asks.map(key))
  return [...keys].map((each) => ({ words: text.slice(start, end), key: each, start, end }))
}

function restOf(line: Lexemes, passages: readonly Passage[], text: string): string {
  const ends = [...passages.map(({ until }) => until)]
  const starts = [...passages.map(({ from }) => from), line.length]
  return starts
    .map((start, index) => line.slice(ends[index - 1] ?? 0, start))
    .flatMap((run) => freeText(run, text) ?? [])
    .join(', ')
}

/** The guest's text from the first to the last word with a meaning. */
function freeText(run: Lexemes, text: string): string | null {
  const first = run.find((lexeme) => !isSmall(lexeme))
  const last = run.findLast((lexeme) => !isSmall(lexeme))
  return first === undefined || last === undefined ? null : text.slice(first.start, last.end)
}

/** Marks and stop words mean nothing alone. */
function isSmall(lexeme: Lexeme): boolean {
  return lexeme.kind === 'mark' || isAny(lexeme, ['stop', 'house', 'join', 'article'])
}

import { checkDeadline } from '../query/deadline.ts'
import { foldings } from './fold.ts'
import { createPostings, type Postings, push } from './postings.ts'
import { stem, type TextLanguage } from './stem.ts'
import { allowedTypos, typosBetween } from './typos.ts'
import { wordsOf } from './words.ts'

/** The lower, the better the document fits. */
export type TextHits = Map<number, number>

export type TextIndex = Readonly<{
  /** Fields in the order of their importance. A document number is never used again. */
  add: (document: number, fields: readonly string[]) => void
  /** `all`: every word must be found; `last`: words may be missing from the end. */
  search: (query: string, strategy: 'all' | 'last') => TextHits
}>

/** Fields beyond this count as the least important one. */
const fieldsTold = 8
const maxQueryWords = 10
const missingWord = 1_000_000
const wrongLetter = 10_000
const otherEnding = 5_000
const onlyBeginning = 20
const laterField = 100
/** Two letters that are a word, such as the village of Ho, are hardly the beginning of another. */
const shortestBeginning = 2
/** Names and lists of words; in whole pages every pair would double what is kept. */
const longestJoined = 500
/** A minus before a word: documents with it are not wanted. */
const negated = /(?<=^|\s)-([\p{L}\p{N}]+)/gu

/**
 * Every word under its spellings in plain letters, and its stem under a sign of its own: `#strand` finds Strande and
 * Stranden.
 */
export function createTextIndex(language: TextLanguage): TextIndex {
  const postings = new Map<string, Postings>()
  let sorted: string[] | null = null
  const put = (term: string, entry: number) => {
    const known = postings.get(term)
    if (known) return push(known, entry)
    const fresh = createPostings()
    push(fresh, entry)
    postings.set(term, fresh)
    sorted = null
  }
  const add = (document: number, fields: readonly string[]) => {
    const seen = new Set<string>()
    fields.forEach((field, position) => {
      const entry = document * fieldsTold + Math.min(position, fieldsTold - 1)
      const words = wordsOf(field)
      for (const text of field.length > longestJoined ? words : [...words, ...joinedPairs(words)]) {
        for (const term of termsOf(text, language)) {
          if (seen.has(term)) continue
          seen.add(term)
          put(term, entry)
        }
      }
    })
  }
  const vocabulary = (): readonly string[] => {
    sorted ??= [...postings.keys()].sort()
    return sorted
  }
  const search = (query: string, strategy: 'all' | 'last'): TextHits => {
    const unwanted = [...query.matchAll(negated)].slice(0, maxQueryWords).map(([, word = '']) => word)
    const words = wordsOf(query.replace(negated, ' ')).slice(0, maxQueryWords)
    const lookup = { postings, vocabulary: vocabulary() }
    const byWord = words.map((word, index) => findWord(lookup, word, language, index === words.length - 1))
    joinedPairs(words).forEach((pair, index) => {
      const together = findWord(lookup, pair, language, false)
      for (const hits of byWord.slice(index, index + 2)) addMissing(hits, together)
    })
    const hits = strategy === 'all' ? joinAll(byWord) : joinFromFirst(byWord)
    for (const word of unwanted) for (const document of exactly(postings, word)) hits.delete(document)
    return hits
  }
  return { add, search }
}

function termsOf(word: string, language: TextLanguage): string[] {
  return foldings(word).flatMap((spelling) => [spelling, `#${stem(spelling, language)}`])
}

/** Names are written in one word or in two: Henne Strand and Hennestrand, whirl pool and whirlpool. */
function joinedPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`)
}

function addMissing(hits: TextHits, others: TextHits): void {
  for (const [document, cost] of others) if (!hits.has(document)) hits.set(document, cost)
}

/** Documents with this very word. */
function exactly(postings: ReadonlyMap<string, Postings>, word: string): number[] {
  return foldings(word).flatMap((spelling) => {
    const found = postings.get(spelling)
    return found === undefined
      ? []
      : [...found.data.subarray(0, found.length)].map((entry) => Math.floor(entry / fieldsTold))
  })
}

type Lookup = Readonly<{ postings: ReadonlyMap<string, Postings>; vocabulary: readonly string[] }>

function findWord(lookup: Lookup, word: string, language: TextLanguage, isLast: boolean): TextHits {
  checkDeadline()
  const hits: TextHits = new Map()
  const take = (term: string, cost: number) => collect(hits, lookup.postings.get(term), cost)
  for (const spelling of foldings(word)) {
    take(spelling, 0)
    take(`#${stem(spelling, language)}`, otherEnding)
    const isWhole = spelling.length <= shortestBeginning && lookup.postings.has(spelling)
    if (isLast && !isWhole) for (const term of startingWith(lookup.vocabulary, spelling)) take(term, onlyBeginning)
    const allowed = allowedTypos(spelling)
    if (allowed === 0) continue
    for (const term of startingWith(lookup.vocabulary, spelling.slice(0, 1))) {
      checkDeadline()
      const wrong = wrongLetters(spelling, term, allowed, isLast)
      if (wrong > 0 && wrong <= allowed) take(term, wrong * wrongLetter)
    }
  }
  return hits
}

/** The first letter is assumed right: guests look at it while they type. For a beginning, the rest does not count. */
function wrongLetters(wanted: string, term: string, allowed: number, isBeginning: boolean): number {
  const whole = typosBetween(wanted, term, allowed)
  if (!isBeginning || whole <= allowed || term.length <= wanted.length) return whole
  return typosBetween(wanted, term.slice(0, wanted.length), allowed)
}

function collect(hits: TextHits, found: Postings | undefined, cost: number): void {
  if (found === undefined) return
  for (let at = 0; at < found.length; at += 1) {
    const entry = found.data[at] ?? 0
    const document = Math.floor(entry / fieldsTold)
    const total = cost + laterField * (entry % fieldsTold)
    const known = hits.get(document)
    if (known === undefined || total < known) hits.set(document, total)
  }
}

function joinAll([first = new Map(), ...others]: readonly TextHits[]): TextHits {
  let joined: TextHits = first
  for (const hits of others) {
    const both: TextHits = new Map()
    for (const [document, cost] of joined) {
      const more = hits.get(document)
      if (more !== undefined) both.set(document, cost + more)
    }
    joined = both
  }
  return joined
}

/** Documents with all words come before those that lack the last, and so on; the first word is never missing. */
function joinFromFirst(byWord: readonly TextHits[]): TextHits {
  const joined: TextHits = new Map()
  for (let count = byWord.length; count > 0; count -= 1) {
    const missing = byWord.length - count
    for (const [document, cost] of joinAll(byWord.slice(0, count))) {
      if (!joined.has(document)) joined.set(document, cost + missing * missingWord)
    }
  }
  return joined
}

function* startingWith(vocabulary: readonly string[], beginning: string): Generator<string> {
  let from = 0
  let to = vocabulary.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((vocabulary[middle] ?? '') < beginning) from = middle + 1
    else to = middle
  }
  for (let at = from; at < vocabulary.length; at += 1) {
    const term = vocabulary[at] ?? ''
    if (!term.startsWith(beginning)) return
    yield term
  }
}

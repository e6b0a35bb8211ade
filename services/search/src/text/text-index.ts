import { checkDeadline } from '../query/deadline.ts'
import { stem, type TextLanguage } from './stem.ts'
import { allowedTypos, typosBetween } from './typos.ts'
import { wordsOf } from './words.ts'

/** By document; lower is better. */
export type TextHits = Map<number, number>

export type TextIndex = Readonly<{
  /** Fields by importance. A document number is never reused. */
  add: (document: number, fields: readonly string[]) => void
  /** `all`: every word must match; `last`: words may be missing from the end. */
  search: (query: string, strategy: 'all' | 'last') => TextHits
}>

/** Further fields count as the least important one. */
const maxFields = 8
const maxQueryWords = 10
const missingWord = 1_000_000
const wrongLetter = 10_000
const otherEnding = 5_000
const onlyBeginning = 20
const laterField = 100
/** Two letters that are a word, such as the village of Ho, are hardly a prefix of another. */
const shortestBeginning = 2
/** Names and word lists; whole pages would double in size with every pair. */
const longestJoined = 500
/** A minus before a word excludes its documents. */
const negated = /(?<=^|\s)-([\p{L}\p{N}]+)/gu
/**
 * Letters with two spellings on keyboards without them: Blåvand is Blaavand or Blavand, Grünfläche is Gruenflaeche or
 * Grunflache. Each word is indexed under both.
 */
const long: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const short: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ü: 'u', ß: 'ss' }
const special = /[æøåäöüß]/g

/** An append-only list of numbers, four bytes each. */
type Postings = { data: Uint32Array; length: number }

/** Indexes every word under its ASCII spellings, and its stem with a prefix: `#strand` finds Strande and Stranden. */
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
    const added = new Set<string>()
    fields.forEach((field, position) => {
      const entry = document * maxFields + Math.min(position, maxFields - 1)
      const words = wordsOf(field)
      for (const text of field.length > longestJoined ? words : [...words, ...joinedPairs(words)]) {
        for (const term of termsOf(text, language)) {
          if (added.has(term)) continue
          added.add(term)
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

/** Names are written as one word or two: Henne Strand and Hennestrand, whirl pool and whirlpool. */
function joinedPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`)
}

function addMissing(hits: TextHits, others: TextHits): void {
  for (const [document, cost] of others) if (!hits.has(document)) hits.set(document, cost)
}

/** Documents with exactly this word. */
function exactly(postings: ReadonlyMap<string, Postings>, word: string): number[] {
  return foldings(word).flatMap((spelling) => {
    const found = postings.get(spelling)
    return found === undefined
      ? []
      : [...found.data.subarray(0, found.length)].map((entry) => Math.floor(entry / maxFields))
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
      const wrong = countTypos(spelling, term, allowed, isLast)
      if (wrong > 0 && wrong <= allowed) take(term, wrong * wrongLetter)
    }
  }
  return hits
}

/** Assumes that the first letter is right: guests see it while they type. For a prefix, the rest doesn't count. */
function countTypos(wanted: string, term: string, allowed: number, isBeginning: boolean): number {
  const whole = typosBetween(wanted, term, allowed)
  if (!isBeginning || whole <= allowed || term.length <= wanted.length) return whole
  return typosBetween(wanted, term.slice(0, wanted.length), allowed)
}

function collect(hits: TextHits, found: Postings | undefined, cost: number): void {
  if (found === undefined) return
  for (let at = 0; at < found.length; at += 1) {
    const entry = found.data[at] ?? 0
    const document = Math.floor(entry / maxFields)
    const total = cost + laterField * (entry % maxFields)
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

/** Documents with all words come before those that lack the last, and so on; the first word is required. */
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

/** The ASCII spellings of a word, usually one. */
function foldings(word: string): readonly string[] {
  const lower = word.toLowerCase().normalize('NFC')
  const spelled = plain(lower.replace(special, (letter) => long[letter] ?? letter))
  const stripped = plain(lower.replace(special, (letter) => short[letter] ?? letter))
  // Guests who write æ as a do so in the middle of a word as well: lærke, larke.
  const bare = plain(lower.replace(special, (letter) => (letter === 'æ' ? 'a' : (short[letter] ?? letter))))
  return spelled === stripped && stripped === bare ? [spelled] : [...new Set([spelled, stripped, bare])]
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{Mark}/gu, '')
}

function createPostings(): Postings {
  return { data: new Uint32Array(2), length: 0 }
}

function push(postings: Postings, value: number): void {
  if (postings.length === postings.data.length) {
    const larger = new Uint32Array(postings.length * 2)
    larger.set(postings.data)
    postings.data = larger
  }
  postings.data[postings.length] = value
  postings.length += 1
}

import type { EditionKey } from '../edition.ts'
import type { Meaning, Sense, Vocabulary } from './meaning.ts'
import { type PhrasePlace, placeNames } from './place-names.ts'
import { tokenize } from './token.ts'
import { calendarWords } from './vocabulary/calendar-words.ts'
import { distanceWords } from './vocabulary/distance-words.ts'
import { facilityVocabulary } from './vocabulary/facility-words.ts'
import { grammarWords } from './vocabulary/grammar-words.ts'
import { numberWordForms, numberWords } from './vocabulary/number-words.ts'
import { partyWords } from './vocabulary/party-words.ts'
import { priceWords } from './vocabulary/price-words.ts'
import { stayWords } from './vocabulary/stay-words.ts'

/** `letters` has a bit for each letter of the alphabet in the word. */
export type Correctable = Readonly<{ word: string; letters: number }>

/** All known phrases of an edition, their words, and the words eligible for typo correction. */
export type Lexicon = Readonly<{
  senses: ReadonlyMap<string, readonly Sense[]>
  words: ReadonlySet<string>
  /** Words long enough to correct a wrong letter, by their length. */
  correctable: ReadonlyMap<number, readonly Correctable[]>
  longestPhrase: number
}>

const vocabularies: readonly Vocabulary[] = [
  grammarWords,
  numberWords,
  partyWords,
  calendarWords,
  stayWords,
  priceWords,
  distanceWords,
  facilityVocabulary,
]
const languages: readonly EditionKey[] = ['da', 'de', 'en']
const shortestCorrected = 5

const everyPhrase: ReadonlyMap<string, readonly Sense[]> = collectPhrases()
const prepared = new WeakMap<readonly PhrasePlace[], Map<EditionKey, Lexicon>>()

/** Cached per list of places, which callers load once and pass with every phrase. */
export function lexiconFor(edition: EditionKey, places: readonly PhrasePlace[]): Lexicon {
  const byEdition = prepared.get(places) ?? new Map<EditionKey, Lexicon>()
  prepared.set(places, byEdition)
  const lexicon = byEdition.get(edition) ?? prepareLexicon(edition, places)
  byEdition.set(edition, lexicon)
  return lexicon
}

/** The words of a phrase as the tokenizer returns them. */
export function phraseKey(phrase: string): string {
  return tokenize(phrase)
    .filter(({ text }) => text !== '-')
    .map(({ text }) => text)
    .join(' ')
}

function collectPhrases(): Map<string, Sense[]> {
  const found = new Map<string, Sense[]>()
  for (const vocabulary of vocabularies) {
    for (const [meaning, words] of vocabulary) {
      for (const language of languages) {
        for (const phrase of words[language].split(',')) addSense(found, phraseKey(phrase), { meaning, language })
      }
    }
  }
  return found
}

function addSense(senses: Map<string, Sense[]>, key: string, sense: Sense): void {
  if (key === '') return
  const known = senses.get(key)
  if (known === undefined) senses.set(key, [sense])
  else if (!known.some((other) => isSame(other, sense))) known.push(sense)
}

function isSame(a: Sense, b: Sense): boolean {
  return a.language === b.language && meansSame(a, b)
}

function meansSame(a: Sense, b: Sense): boolean {
  return JSON.stringify(a.meaning) === JSON.stringify(b.meaning)
}

/** A word has its meaning in the edition's language, and only otherwise that of another language. */
function prepareLexicon(edition: EditionKey, places: readonly PhrasePlace[]): Lexicon {
  const senses = new Map<string, readonly Sense[]>()
  for (const [key, all] of everyPhrase) {
    const inLanguage = all.filter(({ language }) => language === edition)
    const sameMeaning = all.filter(
      (sense) => sense.language !== edition && inLanguage.some((other) => meansSame(sense, other)),
    )
    senses.set(key, inLanguage.length > 0 ? [...inLanguage, ...sameMeaning] : all)
  }
  for (const [key, meaning] of placeNames(places, phraseKey)) senses.set(key, [placeSense(meaning)])
  const words = new Set([...senses.keys()].flatMap((key) => key.split(' ')))
  const correctable = [...words].filter(
    (word) => word.length >= shortestCorrected && /^\p{L}+$/u.test(word) && !numberWordForms.has(word),
  )
  return {
    senses,
    words,
    correctable: Map.groupBy(
      correctable.sort().map((word) => ({ word, letters: lettersOf(word) })),
      ({ word }) => word.length,
    ),
    longestPhrase: Math.max(...[...senses.keys()].map((key) => key.split(' ').length)),
  }
}

/** A cheap filter: words that differ in more letters than a typo can change need no closer comparison. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function placeSense(meaning: Meaning): Sense {
  return { meaning, language: null }
}

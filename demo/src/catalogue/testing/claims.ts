import * as v from 'valibot'
import { readAgencyFile, words } from '../../agency.ts'
import type { House } from '../house/house.ts'
import { parseConditions } from '../texts/condition.ts'
import { findHouseFact } from '../texts/house-facts.ts'
import { languages, type Sentence } from '../texts/sentence.ts'

const pattern = v.pipe(
  words,
  v.transform((source) => new RegExp(source, 'iu')),
)
const claim = v.strictObject({ of: words, da: pattern, de: pattern, en: pattern, when: v.array(words) })

/** Words of titles, descriptions and reviews that claim a feature of a house, and the facts that they require. */
export const claims = readAgencyFile('texts/claims.json', v.array(claim)).map(({ of, when, ...patterns }) => ({
  of,
  words: patterns,
  isTrue: parseConditions(when, findHouseFact),
}))

type Claim = (typeof claims)[number]

const claimsBySentence = new Map<string, readonly Claim[]>()

/** Cached per sentence, since many texts share some. */
function claimsIn(sentence: string, language: keyof Sentence): readonly Claim[] {
  const key = `${language} ${sentence}`
  const known = claimsBySentence.get(key) ?? claims.filter(({ words }) => words[language].test(sentence))
  claimsBySentence.set(key, known)
  return known
}

/** The claims of a text about its house, in any language. */
export function claimsOf(text: Sentence): Set<string> {
  return new Set(
    languages.flatMap((language) =>
      text[language].split(/(?<=[.!?])\s+/).flatMap((sentence) => claimsIn(sentence, language).map(({ of }) => of)),
    ),
  )
}

/** Every false claim of a text, as "language: claim". */
export function untrueClaims(text: Sentence, house: House): string[] {
  return languages.flatMap((language) =>
    text[language]
      .split(/(?<=[.!?])\s+/)
      .flatMap((sentence) => claimsIn(sentence, language))
      .filter(({ isTrue }) => !isTrue(house))
      .map(({ of }) => `${language}: ${of}`),
  )
}

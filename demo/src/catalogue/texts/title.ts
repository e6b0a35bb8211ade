import type { EditionKey } from '@marram/domain/edition'
import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'
import { locators, tails } from './banks.ts'
import { nouns as danishNouns } from './da/title-nouns.ts'
import { adjectives as danishAdjectives } from './da/title-words.ts'
import { nouns as germanNouns } from './de/title-nouns.ts'
import { adjectives as germanAdjectives } from './de/title-words.ts'
import { nouns as englishNouns } from './en/title-nouns.ts'
import { adjectives as englishAdjectives } from './en/title-words.ts'
import { languages, type Sentence, sentencesFor } from './sentence.ts'

/** Max distance to the sea for a title to mention the first row of dunes. */
export const firstRowM = 350

const endings = { n: 'es', f: 'e', m: 'er' } as const
type Mood = keyof typeof germanAdjectives

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Draws the noun, with or without an adjective that agrees with its gender. */
function drawSubject(house: House, random: Random): Sentence {
  const key = house.archetype.key
  const index = random.int(0, germanNouns[key].length - 1)
  const [da, de, en] = [danishNouns[key][index], germanNouns[key][index], englishNouns[key][index]]
  if (!da || !de || !en) throw new Error(`The nouns of ${key} differ between the languages`)
  // A noun phrase that starts with an adjective gets no second one ("Neues neues Haus").
  if (!/^[A-ZÄÖÜ]/.test(de.text) || random.chance(0.4)) return { da: da.text, de: de.text, en }
  const mood: Mood = random.chance(0.65) ? 'any' : sizeMood(house)
  const at = random.int(0, germanAdjectives[mood].length - 1)
  return {
    da: `${danishAdjectives[mood][at]?.[da.gender]} ${da.text}`,
    de: `${germanAdjectives[mood][at]}${endings[de.gender]} ${de.text}`,
    en: `${englishAdjectives[mood][at]} ${en}`,
  }
}

function sizeMood({ persons }: House): Mood {
  if (persons <= 4) return 'small'
  return persons >= 10 ? 'large' : 'any'
}

function drawPlace(house: House, random: Random): Sentence {
  const isFirstRow = house.sea <= firstRowM
  return random.pick(sentencesFor(locators, isFirstRow && random.chance(0.75) ? 'first-row' : house.setting))
}

function drawTail(house: House, random: Random): Sentence | null {
  const known = [...tails.keys()].filter((key) => [...house.has].some((feature) => feature === key))
  const keys = house.coveredTerraces > 0 ? [...known, 'covered-terrace'] : known
  return keys.length > 0 ? random.pick(sentencesFor(tails, random.pick(keys))) : null
}

/** Rejects titles that repeat a preposition or a longer word, such as "Haus mit Pool mit Sauna". */
function readsWell(title: Sentence): boolean {
  return languages.every((language) => {
    const words = title[language].toLowerCase().split(' ')
    const long = words.filter((word) => word.length > 2 && word !== 'the')
    return new Set(long).size === long.length
  })
}

function joined(parts: readonly Sentence[]): Sentence {
  const inLanguage = (language: EditionKey) => capital(parts.map((part) => part[language]).join(' '))
  return { da: inLanguage('da'), de: inLanguage('de'), en: inLanguage('en') }
}

function drawOnce(house: House, random: Random): Sentence {
  const subject = drawSubject(house, random)
  const tail = random.chance(0.35) ? drawTail(house, random) : null
  if (tail && random.chance(0.3)) return joined([subject, tail])
  const place = drawPlace(house, random)
  return tail && random.chance(0.5) ? joined([subject, tail, place]) : joined([subject, place])
}

/** Avoids titles that are already used; among tens of thousands of houses a repetition can still occur. */
export function drawTitle(house: House, random: Random, used: Set<string>): Sentence {
  let title = drawOnce(house, random)
  for (let attempt = 0; attempt < 12 && (used.has(title.de) || !readsWell(title)); attempt++) {
    title = drawOnce(house, random)
  }
  used.add(title.de)
  return title
}

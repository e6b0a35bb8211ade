import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'
import { linesOf, type Part, phrasesOf } from './banks.ts'
import {
  beginAlike,
  type Facts,
  fillIn,
  inLanguages,
  isTrue,
  type Line,
  type Sentence,
  takeRested,
  type Usage,
  written,
} from './sentence.ts'

/** A sentence of a description, and the part of it that it belongs to. */
export type Told = Sentence & { readonly part: Part }

/**
 * The order in which a text presents a house: what it is, where it stands, living and sleeping indoors, outdoors, for whom.
 * Beside each part, how often a talkative text has it.
 */
export const order: readonly (readonly (readonly [Part, share: number])[])[] = [
  [
    ['openings', 1],
    ['builds', 0.95],
    ['upkeep', 0.3],
  ],
  [
    ['settings', 1],
    ['distances', 1],
    ['nearby', 0.6],
    ['areas', 0.75],
  ],
  [
    ['living', 1],
    ['kitchen', 0.45],
    ['comforts', 1],
    ['comforts', 0.45],
  ],
  [
    ['sleeping', 0.9],
    ['bath', 0.45],
    ['technology', 0.25],
  ],
  [
    ['terrace', 1],
    ['garden', 0.8],
    ['outdoors', 0.7],
  ],
  [
    ['suits', 1],
    ['season', 0.4],
    ['limits', 0.4],
  ],
]

/** A text in the making: what it has mentioned, and its last sentence. */
type Text = {
  house: House
  facts: Facts
  phrases: Readonly<Record<string, readonly Line[]>>
  random: Random
  usage: Usage
  mentioned: Set<string>
  last: Sentence | null
}

const isNew = ({ about }: Line, { mentioned }: Text): boolean => !about.some((subject) => mentioned.has(subject))

type Filled = { sentence: Sentence; about: readonly string[] }

/** Draws the phrases of a line; null if the text has used up those of one kind. */
function fill(line: Line, text: Text): Filled | null {
  const { facts, house, phrases, random, usage, mentioned } = text
  const drawn: Record<string, Sentence> = {}
  const about = [...line.about]
  for (const slot of line.slots) {
    const bank = phrases[slot]
    if (!bank) continue
    const twice = `${slot} twice`
    if (mentioned.has(twice)) return null
    const isOpen = (phrase: Line) => !mentioned.has(phrase.de) && isNew(phrase, text) && isTrue(phrase, house, facts)
    const phrase = takeRested(bank, random, usage, (rested) => (isOpen(rested) ? rested : null))
    if (!phrase) return null
    drawn[slot] = phrase
    about.push(...phrase.about, phrase.de, mentioned.has(slot) ? twice : slot)
  }
  const withPhrases: Facts = {
    has: (slot) => slot in drawn || facts.has(slot),
    write: (slot, language) => {
      const phrase = drawn[slot]
      return phrase ? fillIn(phrase[language], facts, language) : facts.write(slot, language)
    },
  }
  return { sentence: written(line, withPhrases), about }
}

/** Adds a sentence that is true, about something new, and begins with another word than the one before. */
function tell(part: Part, text: Text): Told[] {
  const { house, facts, phrases, random, usage, last } = text
  const possible: Facts = { ...facts, has: (slot) => slot in phrases || facts.has(slot) }
  const found = takeRested(linesOf(part, house), random, usage, (line) => {
    const filled = isNew(line, text) && isTrue(line, house, possible) ? fill(line, text) : null
    return filled && last && beginAlike(filled.sentence, last) ? null : filled
  })
  if (!found) return []
  for (const subject of found.about) text.mentioned.add(subject)
  text.last = found.sentence
  return [{ ...found.sentence, part }]
}

/** A text that says little of its bedrooms does so in the paragraph of its living room. */
function gathered([house = [], place = [], living = [], sleeping = [], ...others]: readonly Told[][]): Told[][] {
  const indoors =
    sleeping.length === 0 || living.length + sleeping.length <= 3 ? [[...living, ...sleeping]] : [living, sleeping]
  return [house, place, ...indoors, ...others]
}

/** Paragraphs of a description, each with its sentences. */
export function drawParagraphs(house: House, facts: Facts, random: Random, usage: Usage): Told[][] {
  const shared = { house, facts, phrases: phrasesOf(house), random, usage }
  const text: Text = { ...shared, mentioned: new Set(), last: null }
  const talkative = random.range(0.4, 1.15)
  const paragraphs = order.map((parts) =>
    parts.flatMap(([part, share]) => (share === 1 || random.chance(share * talkative) ? tell(part, text) : [])),
  )
  return gathered(paragraphs)
}

/**
 * Plain text with paragraphs separated by an empty line. All three languages have the same sentences in the same order.
 */
export function drawBody(house: House, facts: Facts, random: Random, usage: Usage): Sentence {
  const paragraphs = drawParagraphs(house, facts, random, usage)
  return inLanguages((language) =>
    paragraphs.map((sentences) => sentences.map((sentence) => sentence[language]).join(' ')).join('\n\n'),
  )
}

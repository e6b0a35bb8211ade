import { createRegister, drawHouse } from '../house/draw-house.ts'
import type { House } from '../house/house.ts'
import { createRandom } from '../random.ts'
import { banks } from '../texts/banks.ts'
import { drawParagraphs, type Told } from '../texts/body.ts'
import { factsOf } from '../texts/facts.ts'
import { createUsage, inLanguages, type Line, languages, type Sentence } from '../texts/sentence.ts'
import { drawTitle } from '../texts/title.ts'

export type Written = { house: House; title: Sentence; paragraphs: readonly (readonly Told[])[] }

/** Houses with their title and description only: no stays, prices or reviews, which take most of the time. */
export function writtenHouses(count: number, seed: string): Written[] {
  const register = createRegister()
  const titles = new Set<string>()
  const usage = createUsage()
  return Array.from({ length: count }, (_, index) => {
    const house = drawHouse(seed, index + 1, '2026-11-15', register)
    const random = createRandom(seed, 'texts', house.id)
    const facts = factsOf(house, random)
    const title = drawTitle(house, facts, random, titles)
    return { house, title, paragraphs: drawParagraphs(house, facts, random, usage) }
  })
}

/** Sentences with their figures masked, so that "4 minutes" and "5 minutes" count as the same sentence. */
export function sentencesIn(text: string): string[] {
  return text.replace(/\d+/g, '#').split(/(?<=[.!?])\s+/)
}

/** The lines in all banks for descriptions, at any depth. */
const linesIn = (bank: object): readonly Line[] =>
  Object.values(bank).flatMap((entry) => (Array.isArray(entry) ? entry : linesIn(entry)))

export const allLines = linesIn(banks)

const ofAreas = new Set(linesIn(banks.areas).flatMap((line) => languages.map((language) => line[language])))

/** The text without the sentences about its area, which speak of other places than the house. */
export function aboutTheHouse(text: Sentence): Sentence {
  return inLanguages((language) =>
    text[language]
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !ofAreas.has(sentence))
      .join(' '),
  )
}

/** The largest number of texts, given as their sentences, that share a sentence, and that sentence. */
export function mostShared(texts: readonly (readonly string[])[]): { count: number; sentence: string } {
  const counts = new Map<string, number>()
  for (const sentences of texts) {
    for (const sentence of new Set(sentences)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  const [sentence, count] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), ['', 0])
  return { count, sentence }
}

import { createRegister, drawHouse } from '../house/draw-house.ts'
import type { House } from '../house/house.ts'
import { createRandom } from '../random.ts'
import { areaLines } from '../texts/banks.ts'
import { drawBody } from '../texts/body.ts'
import { createUsage, languages, type Sentence, type Usage } from '../texts/sentence.ts'
import { drawTitle } from '../texts/title.ts'

export type Written = { house: House; title: Sentence; body: Sentence }

/** Houses with their title and description only: no stays, prices or reviews, which take most of the time. */
export function writtenHouses(count: number, seed: string): { houses: Written[]; usage: Usage } {
  const register = createRegister()
  const titles = new Set<string>()
  const usage = createUsage()
  const houses = Array.from({ length: count }, (_, index) => {
    const house = drawHouse(seed, index + 1, '2026-11-15', register)
    const random = createRandom(seed, 'texts', house.id)
    return { house, title: drawTitle(house, random, titles), body: drawBody(house, random, usage) }
  })
  return { houses, usage }
}

/** Sentences with their figures masked, so that "4 minutes" and "5 minutes" count as the same sentence. */
export function sentencesIn(text: string): string[] {
  return text.replace(/\d+/g, '#').split(/(?<=[.!?])\s+/)
}

const ofAreas = new Set(
  Object.values(areaLines).flatMap((lines) => lines.flatMap((line) => languages.map((language) => line[language]))),
)

/** The text without the sentences about its area, which speak of other places than the house. */
export function aboutTheHouse(text: Sentence): Sentence {
  const sentencesIn = (language: keyof Sentence) =>
    text[language]
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !ofAreas.has(sentence))
      .join(' ')
  return { da: sentencesIn('da'), de: sentencesIn('de'), en: sentencesIn('en') }
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

import type { EditionKey } from '@marram/domain/edition'
import type { IsoDay } from '@marram/domain/iso-day'
import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'

/** The same sentence in the three languages; {placeholders} are filled in per house. */
export type Sentence = Readonly<Record<EditionKey, string>>

/** A sentence and the condition under which it is true. */
export type Line<T = House> = Sentence & { readonly when?: (subject: T) => boolean }

/** Values of the placeholders, formatted for each language. */
export type Facts = Readonly<Record<EditionKey, Readonly<Record<string, string>>>>

export const languages = ['da', 'de', 'en'] as const satisfies readonly EditionKey[]

export function fitting<T, L extends Line<T>>(lines: readonly L[], subject: T): L[] {
  return lines.filter(({ when }) => when === undefined || when(subject))
}

/**
 * The last use of each line in this catalogue, counted in lines, and the recent days on which a review began with it.
 */
export type Usage = { lastUsed: Map<Sentence, number>; lines: number; openings: Map<Sentence, Set<IsoDay>> }

export const createUsage = (): Usage => ({ lastUsed: new Map(), lines: 0, openings: new Map() })

/**
 * Picks a true line, or none: one of the few that were unused for longest, so that no sentence becomes a refrain.
 * `isTaken` excludes lines while there are others. Takes exactly one random draw.
 */
export function drawLine<T, L extends Line<T>>(
  lines: readonly L[],
  subject: T,
  random: Random,
  usage: Usage,
  isTaken: (line: L) => boolean = () => false,
): L[] {
  const all = fitting(lines, subject)
  const free = all.filter((line) => !isTaken(line))
  const rested = (free.length > 0 ? free : all).map((line) => ({ line, last: usage.lastUsed.get(line) ?? -1 }))
  rested.sort((a, b) => a.last - b.last)
  const drawn = rested[Math.floor(random.next() * Math.ceil(rested.length / 12))]?.line
  if (!drawn) return []
  usage.lastUsed.set(drawn, usage.lines++)
  return [drawn]
}

/** Fills in the placeholders of a sentence in one language. */
export function fillIn(sentence: Sentence, facts: Facts, language: EditionKey): string {
  return sentence[language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = facts[language][name]
    if (value === undefined) throw new Error(`There is no value for ${name} for "${sentence[language]}"`)
    return value
  })
}

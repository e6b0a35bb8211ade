import type { EditionKey } from '@marram/domain/edition'
import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'

/** The same sentence in the three languages; {placeholders} are filled in per house. */
export type Sentence = Readonly<Record<EditionKey, string>>

/** A sentence, and when it can be used. */
export type Line<T = House> = Sentence & {
  readonly when?: (subject: T) => boolean
  /** Its placeholders: a text whose facts lack one of them cannot use the line. */
  readonly slots: readonly string[]
  /** Subjects of the line; a text mentions each once. */
  readonly about: readonly string[]
  /** Number of phrases that vary in it, in every language. */
  readonly phrases: number
  /** Its length in the longest language. */
  readonly words: number
}

/** Values of the placeholders that are known. */
export type Facts = { has: (slot: string) => boolean; write: (slot: string, language: EditionKey) => string }

export const languages = ['da', 'de', 'en'] as const satisfies readonly EditionKey[]

export const inLanguages = (write: (language: EditionKey) => string): Sentence => ({
  da: write('da'),
  de: write('de'),
  en: write('en'),
})

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** True if a line holds for a subject and its placeholders can be filled in. */
export function isTrue<T>({ slots, when }: Line<T>, subject: T, facts: Facts): boolean {
  return (slots.length === 0 || slots.every(facts.has)) && (when === undefined || when(subject))
}

export function fitting<T, L extends Line<T>>(lines: readonly L[], subject: T, facts: Facts): L[] {
  return lines.filter((line) => isTrue(line, subject, facts))
}

/** The lines of each bank, those that were unused for longest first. */
export type Usage = Map<readonly Line[], Line[]>

export const createUsage = (): Usage => new Map()

/**
 * Takes the line that was unused for longest, or one soon after it, of those that `use` accepts. A line with phrases rests for
 * a shorter time: each use of it reads differently.
 */
export function takeRested<R>(lines: readonly Line[], random: Random, usage: Usage, use: (line: Line) => R | null) {
  const rested = usage.get(lines) ?? random.sample(lines, lines.length)
  usage.set(lines, rested)
  const start = random.chance(0.5) ? 0 : random.int(0, Math.floor(lines.length / 6))
  for (let step = 0; step < rested.length; step++) {
    const index = (start + step) % rested.length
    const line = rested[index]
    const result = line ? use(line) : null
    if (!line || result === null) continue
    rested.splice(index, 1)
    rested.splice(line.phrases > 0 ? Math.ceil(rested.length * random.range(0.2, 0.6)) : rested.length, 0, line)
    return result
  }
  return null
}

const placeholder = /\{([\w-]+)\}/i

/** `{This}` is the value of `this` with a capital. */
const slotOf = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

const partsByText = new Map<string, readonly string[]>()

/** Text and placeholders in turn. */
function partsOf(text: string): readonly string[] {
  const known = partsByText.get(text)
  if (known) return known
  const parts = text.split(placeholder)
  partsByText.set(text, parts)
  return parts
}

/** The placeholders of a text. */
export const slotsIn = (text: string): string[] =>
  partsOf(text).flatMap((part, index) => (index % 2 ? slotOf(part) : []))

/** Fills in the placeholders of a text in one language. */
export function fillIn(text: string, facts: Facts, language: EditionKey): string {
  if (!text.includes('{')) return text
  const parts = partsOf(text)
  let filled = parts[0] ?? ''
  for (let index = 1; index < parts.length; index += 2) {
    const name = parts[index] ?? ''
    const slot = slotOf(name)
    if (!facts.has(slot)) throw new Error(`There is no value for ${slot} for "${text}"`)
    const value = facts.write(slot, language)
    filled += (name === slot ? value : capital(value)) + (parts[index + 1] ?? '')
  }
  return filled
}

/** A sentence of a text: filled in, and with a capital. */
export function written(line: Pick<Line<never>, 'slots' | EditionKey>, facts: Facts): Sentence {
  if (line.slots.length === 0) return line
  const write = (language: EditionKey) => capital(fillIn(line[language], facts, language))
  return { da: write('da'), de: write('de'), en: write('en') }
}

const wordEnd = new Set([' ', ',', '.', ':', ';', '!', '?', undefined])

function sharesFirstWord(one: string, other: string): boolean {
  if (one.charCodeAt(0) !== other.charCodeAt(0) || one.charCodeAt(1) !== other.charCodeAt(1)) return false
  let index = 0
  while (!wordEnd.has(one[index]) && one[index] === other[index]) index += 1
  return wordEnd.has(one[index]) && wordEnd.has(other[index])
}

/** True if two sentences begin with the same word in one of the languages. */
export function beginAlike(one: Sentence, other: Sentence): boolean {
  return sharesFirstWord(one.da, other.da) || sharesFirstWord(one.de, other.de) || sharesFirstWord(one.en, other.en)
}

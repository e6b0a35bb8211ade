import type { EditionKey } from '@marram/domain/edition'

/** The same sentence in the three languages; {placeholders} are filled in per house. */
export type Sentence = Readonly<Record<EditionKey, string>>

/** Values of the placeholders, formatted for each language. */
export type Facts = Readonly<Record<EditionKey, Readonly<Record<string, string>>>>

type Bank<K extends string> = Readonly<Record<K, readonly string[]>>

export const languages = ['da', 'de', 'en'] as const satisfies readonly EditionKey[]

/** Joins the three banks line by line. Throws if a line is missing in one language. */
export function trilingual<K extends string>(da: Bank<K>, de: Bank<NoInfer<K>>, en: Bank<NoInfer<K>>) {
  const join = (key: K): Sentence[] =>
    da[key].map((danish, index) => ({ da: danish, de: line(de, key, index), en: line(en, key, index) }))
  const entries = Object.keys(da).map((key) => [key, join(keyOf(da, key))] as const)
  return new Map<string, readonly Sentence[]>(entries)
}

function keyOf<K extends string>(bank: Bank<K>, key: string): K {
  if (!isKeyOf(bank, key)) throw new Error(`The bank has no ${key}`)
  return key
}

function isKeyOf<K extends string>(bank: Bank<K>, key: string): key is K {
  return Object.hasOwn(bank, key)
}

function line<K extends string>(bank: Bank<K>, key: K, index: number): string {
  const text = bank[key][index]
  if (text === undefined) throw new Error(`Line ${index} of ${key} is missing in one language`)
  return text
}

export type Bankful = ReadonlyMap<string, readonly Sentence[]>

export function sentencesFor(bank: Bankful, key: string): readonly Sentence[] {
  return bank.get(key) ?? []
}

/** Fills in the placeholders of a sentence in one language. */
export function fillIn(sentence: Sentence, facts: Facts, language: EditionKey): string {
  return sentence[language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = facts[language][name]
    if (value === undefined) throw new Error(`Nothing is known about ${name} for "${sentence[language]}"`)
    return value
  })
}

import { defaultLanguages } from '@marram/domain/edition'

export const languages = ['da', 'de', 'en'] as const
export type LanguageKey = (typeof languages)[number]

export const languageIds = defaultLanguages

export function languageKeyOf(id: number): LanguageKey {
  const key = languages.find((language) => languageIds[language] === id)
  if (!key) throw new RangeError(`No language has the id ${id}`)
  return key
}

/** The three editions of the site. The rules of an edition live in domain; texts and formats need only its key. */
export type EditionKey = 'da' | 'de' | 'en'

export const editionKeys: readonly EditionKey[] = ['da', 'de', 'en']

/** English dates and prices are British: the 12 June, not June 12. */
export const formatLocales: Readonly<Record<EditionKey, string>> = { da: 'da-DK', de: 'de-DE', en: 'en-GB' }

export function isEditionKey(value: unknown): value is EditionKey {
  return value === 'da' || value === 'de' || value === 'en'
}

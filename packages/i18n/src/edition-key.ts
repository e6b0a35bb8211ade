/** The three editions of the site. The rules of an edition live in domain; texts and formats need only its key. */
export type EditionKey = 'da' | 'de' | 'en'

export const editionKeys: readonly EditionKey[] = ['da', 'de', 'en']

export function isEditionKey(value: unknown): value is EditionKey {
  return value === 'da' || value === 'de' || value === 'en'
}

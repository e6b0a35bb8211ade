/** The three editions of the site. Their rules are in domain; texts and formats only need the key. */
export type EditionKey = 'da' | 'de' | 'en'

export const editionKeys: readonly EditionKey[] = ['da', 'de', 'en']

export function isEditionKey(value: unknown): value is EditionKey {
  return value === 'da' || value === 'de' || value === 'en'
}

import type { EditionKey } from '@marram/i18n/edition-key'
import { Flag } from '@marram/ui/flag'

/** Each language has the name its speakers use, in every edition. */
export const languageNames: Readonly<Record<EditionKey, string>> = { da: 'Dansk', de: 'Deutsch', en: 'English' }

export function LanguageName({ language }: { language: EditionKey }) {
  return (
    <>
      <Flag language={language} /> {languageNames[language]}
    </>
  )
}

import { inAgencyWords } from '../agency/agency-words.ts'
import type { EditionKey } from '../edition-key.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en, type MailMessages } from './en.ts'

const catalogues: Readonly<Record<EditionKey, MailMessages>> = { da, de, en }

export function mailMessages(edition: EditionKey): MailMessages {
  return inAgencyWords(edition, 'mail', catalogues[edition])
}

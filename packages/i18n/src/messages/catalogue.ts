import { inAgencyWords } from '../agency/agency-words.ts'
import type { EditionKey } from '../edition-key.ts'
import type { Messages } from './en.ts'

const catalogues: Readonly<Record<EditionKey, () => Promise<Messages>>> = {
  da: async () => (await import('./da.ts')).da,
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
}

/** A browser loads only the catalogue of its edition. */
export async function loadMessages(edition: EditionKey): Promise<Messages> {
  return inAgencyWords(edition, 'common', await catalogues[edition]())
}

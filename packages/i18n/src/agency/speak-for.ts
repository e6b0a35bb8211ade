import { type EditionKey, editionKeys } from '../edition-key.ts'
import { setAgencyColours } from './agency-colours.ts'
import { type AgencyWords, setAgencyWords } from './agency-words.ts'

/** From now on texts and mails of this process speak for the agency. An edition without words is off. */
export function speakFor(
  palette: Readonly<Record<string, string>>,
  wordsIn: (edition: EditionKey) => AgencyWords | null,
): void {
  setAgencyColours(palette)
  for (const edition of editionKeys) {
    const words = wordsIn(edition)
    if (words) setAgencyWords(edition, words)
  }
}

import { readFileSync } from 'node:fs'
import { legalSenderOf, wordsOf } from '@marram/contract/agency/agency'
import { standardPalette } from '@marram/i18n/agency/agency-colours'
import { speakFor } from '@marram/i18n/agency/speak-for'
import type { EditionKey } from '@marram/i18n/edition-key'
import { profileFile } from './agency.ts'

const readProfile = () => JSON.parse(readFileSync(profileFile, 'utf8'))

/** Texts of this process speak for the demo agency, without its database. */
export function speakForDemo(): void {
  const profile = readProfile()
  speakFor(standardPalette, (edition) => wordsOf(profile, edition))
}

export function demoSender(edition: EditionKey) {
  return legalSenderOf(readProfile(), edition)
}

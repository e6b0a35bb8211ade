import type { PublicAgency } from '@marram/contract/agency/public-agency'
import { setAgencyWords } from '@marram/i18n/agency/agency-words'
import { isEditionKey } from '@marram/i18n/edition-key'

let read: PublicAgency | null = null

/** The agency as the server wrote it on the html element. */
export function documentAgency(): PublicAgency | null {
  const { agency } = document.documentElement.dataset
  if (read === null && agency) read = JSON.parse(agency)
  return read
}

/** Before any text is loaded. */
export function speakForAgency(): void {
  const { edition } = document.documentElement.dataset
  const agency = documentAgency()
  if (agency && isEditionKey(edition)) setAgencyWords(edition, agency.words)
}

import { legalSenderOf } from '@marram/contract/agency/agency'
import { type EditionKey, editionByKey } from '@marram/domain/edition'
import type { Kysely } from 'kysely'
import { readAgency } from '../agency/read-agency.ts'
import { findSetting } from '../content/published-entries.ts'
import type { Database } from '../schema.generated.ts'

/** The company that business mails must name, with its address and registration. */
export type LegalSender = { readonly company: string; readonly address: string; readonly cvr: string | null }

/** From the site setting `administration-details`, else from the agency's profile; null until one names a company. */
export async function findLegalSender(db: Kysely<Database>, edition: EditionKey): Promise<LegalSender | null> {
  return (await findInContent(db, edition)) ?? (await findInProfile(db, edition))
}

async function findInProfile(db: Kysely<Database>, edition: EditionKey): Promise<LegalSender | null> {
  const agency = await readAgency(db)
  return agency && legalSenderOf(agency.profile, edition)
}

async function findInContent(db: Kysely<Database>, edition: EditionKey): Promise<LegalSender | null> {
  const fields = await findSetting(db, 'administration-details')
  const details = fields?.setting?.[editionByKey(edition).locale]
  if (typeof details !== 'object' || details === null) return null
  const part = (name: string): string => {
    const value: unknown = Object.entries(details).find(([key]) => key === name)?.[1]
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  }
  const company = part('name')
  const town = [part('zipcode'), part('city')].filter((word) => word !== '').join(' ')
  const address = [part('address'), town, part('country')].filter((line) => line !== '').join(', ')
  return company === '' || address === '' ? null : { company, address, cvr: part('cvr') || null }
}

import { type Agency, agencyTag } from '@marram/contract/agency/agency'
import { setSaleRules } from '@marram/domain/terms'
import { listenForTags } from '../changes.ts'
import type { Connection } from '../connection.ts'
import { readAgency } from './read-agency.ts'
import { readTerms } from './read-terms.ts'

export type AgencyFollower = {
  /** Null until somebody has introduced the agency. */
  current(): Agency | null
  close(): Promise<void>
}

/** Tells who the agency is, now and after every change, and sets the rules by which this process sells. */
export async function followAgency(
  database: Connection,
  onAgency: (agency: Agency) => void,
  onError: (error: unknown) => void,
): Promise<AgencyFollower> {
  let current: Agency | null = null
  const look = async (): Promise<void> => {
    current = await readAgency(database.db)
    setSaleRules(await readTerms(database.db))
    if (current) onAgency(current)
  }
  const lookAgain = () => void look().catch(onError)
  const listening = await listenForTags(database, (tags) => tags.includes(agencyTag) && lookAgain(), lookAgain)
  await look()
  return { current: () => current, close: () => listening.close() }
}

import { type Agency, wordsOf } from '@marram/contract/agency/agency'
import { readAgency } from '@marram/database/agency/read-agency'
import { readTerms } from '@marram/database/agency/read-terms'
import type { Connection } from '@marram/database/connection'
import { type DatedTerms, setSaleRules } from '@marram/domain/terms'
import { speakFor } from '@marram/i18n/agency/speak-for'

export type AgencySource = {
  /** Null until somebody has introduced the agency. */
  current(): Agency | null
  /** All sets of its terms. */
  terms(): readonly DatedTerms[]
  refresh(): Promise<void>
}

/** The agency of this process: its texts, mails and pages speak for it, and it sells by its terms. */
export async function openAgency({ db }: Pick<Connection, 'db'>): Promise<AgencySource> {
  let current: Agency | null = null
  let sale: readonly DatedTerms[] = []
  const refresh = async (): Promise<void> => {
    const [found, terms] = await Promise.all([readAgency(db), readTerms(db)])
    setSaleRules(terms)
    sale = terms
    if (!found || found.version === current?.version) return
    current = found
    speakFor(found.palette, (edition) => wordsOf(found.profile, edition))
  }
  await refresh()
  return { current: () => current, terms: () => sale, refresh }
}

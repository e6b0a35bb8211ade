import { type Agency, wordsOf } from '@marram/contract/agency/agency'
import { readAgency } from '@marram/database/agency/read-agency'
import type { Connection } from '@marram/database/connection'
import { speakFor } from '@marram/i18n/agency/speak-for'

export type AgencySource = {
  /** Null until somebody has introduced the agency. */
  current(): Agency | null
  refresh(): Promise<void>
}

/** The agency of this process: its texts, mails and pages speak for it. */
export async function openAgency({ db }: Pick<Connection, 'db'>): Promise<AgencySource> {
  let current: Agency | null = null
  const refresh = async (): Promise<void> => {
    const found = await readAgency(db)
    if (!found || found.version === current?.version) return
    current = found
    speakFor(found.palette, (edition) => wordsOf(found.profile, edition))
  }
  await refresh()
  return { current: () => current, refresh }
}

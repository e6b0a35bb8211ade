import type { Agency } from '@marram/contract/agency/agency'
import { agencyProfile } from '@marram/contract/agency/profile'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../schema.generated.ts'

const words = v.record(v.string(), v.string())
const stored = v.object({ profile: agencyProfile, palette: words, icons: words })

/** Null until somebody has introduced the agency. */
export async function readAgency(db: Kysely<Database>): Promise<Agency | null> {
  const row = await db
    .selectFrom('agency_profile')
    .select(['version', 'data'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { version: row.version, ...v.parse(stored, row.data) } : null
}

import { editionsOf } from '@marram/contract/agency/agency'
import { type EditionKey, editionByKey } from '@marram/domain/edition'
import type { Kysely } from 'kysely'
import { findSetting } from '../content/published-entries.ts'
import type { Database } from '../schema.generated.ts'
import { readAgency } from './read-agency.ts'

/** Pages that the law requires, by the setting that names each. */
export const legalPages = ['imprint', 'privacy', 'cookies', 'terms', 'accessibility'] as const

export type Missing =
  | { readonly what: 'profile' | 'house' }
  | { readonly what: (typeof legalPages)[number]; readonly edition: EditionKey }

type Db = Kysely<Database>

/** Everything without which guests must not see the site. */
export async function findMissing(db: Db): Promise<Missing[]> {
  const agency = await readAgency(db)
  if (!agency) return [{ what: 'profile' }]
  const house = await db.selectFrom('lodging').where('status', '=', 'active').select('id').limit(1).executeTakeFirst()
  const pages = await Promise.all(legalPages.map((what) => findUnpublished(db, what, editionsOf(agency.profile))))
  return [...pages.flat(), ...(house ? [] : [{ what: 'house' } as const])]
}

async function findUnpublished(
  db: Db,
  what: (typeof legalPages)[number],
  on: readonly EditionKey[],
): Promise<Missing[]> {
  const fields = await findSetting(db, what)
  const page = Object.values(fields?.page ?? {}).map(idOf)[0]
  const routes = page
    ? await db
        .selectFrom('content_route')
        .where('stage', '=', 'published')
        .where('entry_id', '=', page)
        .select('locale')
        .execute()
    : []
  return on
    .filter((edition) => !routes.some(({ locale }) => locale === editionByKey(edition).locale))
    .map((edition) => ({ what, edition }))
}

function idOf(link: unknown): string | undefined {
  if (typeof link !== 'object' || link === null || !('sys' in link)) return undefined
  const { sys } = link
  return typeof sys === 'object' && sys !== null && 'id' in sys ? String(sys.id) : undefined
}

/** A sentence for operators. */
export function describeMissing(missing: readonly Missing[]): string {
  const groups = Map.groupBy(missing, ({ what }) => what)
  const named = [...groups].map(([what, all]) => {
    const editions = all.flatMap((one) => ('edition' in one ? one.edition : []))
    return what === 'profile' || what === 'house' ? nouns[what] : `the ${what} page (${editions.join(', ')})`
  })
  return named.join(', ')
}

const nouns = { profile: 'the agency’s profile', house: 'an active house' } as const

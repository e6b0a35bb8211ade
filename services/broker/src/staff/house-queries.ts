import { findHouses as findHousesDesk, listAreas as listAreasDesk } from '@marram/contract/desk/houses'
import { matchesWords } from '@marram/database/command/search-words'
import { staffQuery } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { editionByKey } from '@marram/domain/edition'
import { type Kysely, sql } from 'kysely'

type Deps = { readonly db: Kysely<Database> }

/** A few thousand houses at most, so that every one is looked at: 10 ms. */
export const findHouses = staffQuery<Deps>()(findHousesDesk, async ({ text, edition, limit }, { db }) => {
  const { languageId } = editionByKey(edition)
  const number = sql<string>`lower(lodging.name)`
  const bare = sql<string>`ltrim(${number}, 'abcdefghijklmnopqrstuvwxyz')`
  const start = `${text
    .toLowerCase()
    .replaceAll('\0', '')
    .replaceAll(/[\\%_]/g, '\\$&')}%`
  const isNumber = sql<boolean>`(${number} like ${start} or ${bare} like ${start})`
  const title = sql<string>`coalesce(lodging_text.title, '')`
  const rows = await db
    .selectFrom('lodging')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .innerJoin('area', 'area.id', 'location.area_id')
    .leftJoin('lodging_text', (join) =>
      join.onRef('lodging_text.lodging_id', '=', 'lodging.id').on('lodging_text.language_id', '=', languageId),
    )
    .where(({ or }) =>
      or([isNumber, matchesWords(text, [number, title, sql`address1`, sql`postal_code`, sql`city`, sql`area.name`])]),
    )
    .select(['lodging.id', 'lodging.name', 'address1', 'postal_code', 'city', 'area.name as area', 'status'])
    .select(title.as('title'))
    .orderBy(sql`${isNumber} desc`)
    .orderBy('lodging.name')
    .limit(limit)
    .execute()
  return rows.map(({ id, name, area, status, ...row }) => {
    const address = `${row.address1}, ${row.postal_code} ${row.city}`
    return { id, name, title: row.title, address, area, isActive: status === 'active' }
  })
})

export const listAreas = staffQuery<Deps>()(listAreasDesk, (_, { db }) =>
  db.selectFrom('area').select(['id', 'name']).orderBy('name').execute(),
)

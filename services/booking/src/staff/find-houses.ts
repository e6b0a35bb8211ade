import { findHouses } from '@marram/contract/desk/changes'
import { staffQuery } from '@marram/database/command/staff-command'
import { sql } from 'kysely'
import type { Inside } from '../booking/context.ts'

const maxHouses = 12

/** Houses whose number begins with the text come first, then places and titles that contain it. */
export const houses = staffQuery<Inside>()(findHouses, async ({ text }, { db }) => {
  const wanted = text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)
  const { rows } = await sql<{ lodgingId: number; house: string; place: string; title: string }>`
    select lodging.id as "lodgingId", upper(lodging.name) as house, lodging.city as place,
      coalesce((select title from lodging_text where lodging_id = lodging.id order by language_id limit 1), '') as title
    from lodging
    where status = 'active' and (lodging.name ilike ${`${wanted}%`} or city ilike ${`%${wanted}%`}
      or exists (select from lodging_text where lodging_id = lodging.id and title ilike ${`%${wanted}%`}))
    order by (lodging.name ilike ${`${wanted}%`}) desc, lodging.name limit ${maxHouses}`.execute(db)
  return rows
})

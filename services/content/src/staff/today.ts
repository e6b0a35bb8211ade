import { defaultLocale } from '@marram/contract/content/model/entry'
import { offices } from '@marram/contract/desk/today'
import { staffQuery } from '@marram/database/command/staff-command'
import { sql } from 'kysely'
import type { StaffContext } from './entry-desk.ts'

type Office = { readonly name: string; readonly areaIds: number[] }

/** In the order in which the footer of the site shows them. */
export const listOffices = staffQuery<StaffContext>()(offices, async (_, { db }) => {
  const { rows } = await sql<Office>`
    select office.published -> 'title' ->> ${defaultLocale} as name,
      coalesce(array_agg((area.published -> 'bsId' ->> ${defaultLocale})::int)
        filter (where area.published -> 'bsId' ->> ${defaultLocale} ~ '^[0-9]{1,9}$'), '{}') as "areaIds"
    from content_entry as office
    left join content_entry as area on area.type = 'area' and area.published is not null
      and area.published -> 'department' -> ${defaultLocale} -> 'sys' ->> 'id' = office.id
    where office.type = 'department' and office.published is not null
    group by office.id, office.published
    order by (office.published -> 'sortOrder' ->> ${defaultLocale})::int nulls last, office.id`.execute(db)
  return rows
})

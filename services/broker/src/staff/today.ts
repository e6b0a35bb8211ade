import { houseGaps } from '@marram/contract/desk/houses'
import { type Figure, houseFigures } from '@marram/contract/desk/today'
import { staffQuery } from '@marram/database/command/staff-command'
import { mayRead } from '@marram/domain/desk/figure'
import { sql } from 'kysely'
import type { StaffContext } from './calendar-desk.ts'
import { isUnread, lacks } from './house-conditions.ts'

type Row = Pick<Figure, 'key' | 'count'> & { readonly since: Date | null }

export const figures = staffQuery<StaffContext>()(houseFigures, async (_, { db, now }, { permissions }) => {
  const { rows } = await sql<Row>`
    select 'calendars-unread' as key, count(distinct lodging_id)::int as count, min(read_at) as since
      from lodging_calendar where ${isUnread(now())}
    union all
    select 'houses-incomplete', count(*)::int, null
      from lodging_data_status where status = 'active' and ${lacks(houseGaps)}`.execute(db)
  return rows
    .filter(({ key }) => mayRead(key, permissions))
    .map(({ key, count, since }) => ({ key, count, since: since?.toISOString() ?? null, amounts: [] }))
})

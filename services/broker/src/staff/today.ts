import { type Figure, houseFigures } from '@marram/contract/desk/today'
import { staffQuery } from '@marram/database/command/staff-command'
import { dataGaps } from '@marram/database/data-status'
import { mayRead } from '@marram/domain/desk/figure'
import { sql } from 'kysely'
import type { StaffContext } from './calendar-desk.ts'

type Row = Pick<Figure, 'key' | 'count'> & { readonly since: Date | null }

/** A portal's calendar that has not been read for this long may hide a booking. */
const staleAfterMs = 6 * 3_600_000

export const figures = staffQuery<StaffContext>()(houseFigures, async (_, { db, now }, { permissions }) => {
  const stale = new Date(now().getTime() - staleAfterMs)
  const complete = sql.join(
    Object.values(dataGaps).map((column) => sql.ref(column)),
    sql` and `,
  )
  const { rows } = await sql<Row>`
    select 'calendars-unread' as key, count(*)::int as count, min(read_at) as since
      from lodging_calendar where url is not null and (problem is not null or read_at < ${stale})
    union all
    select 'houses-incomplete', count(*)::int, null
      from lodging_data_status where status = 'active' and not (${complete})`.execute(db)
  return rows
    .filter(({ key }) => mayRead(key, permissions))
    .map(({ key, count, since }) => ({ key, count, since: since?.toISOString() ?? null, amounts: [] }))
})

import type { Database } from '@marram/database/schema.generated'
import type { IsoDay } from '@marram/domain/iso-day'
import type { Kysely } from 'kysely'
import type { CalendarSeason } from '../store/calendar.ts'

/** With the moment since when the season has had its days, which comparisons of prices depend on. */
export type DatedSeason = CalendarSeason & { readonly since: number }

export async function loadSeasons(db: Kysely<Database>, from: IsoDay): Promise<DatedSeason[]> {
  const rows = await db.selectFrom('season').where('ends_on', '>', from).selectAll().orderBy('starts_on').execute()
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    arrivalDays: row.arrival_days,
    minNights: row.min_nights,
    maxNights: row.max_nights,
    wholeWeeks: row.whole_weeks,
    since: row.since.getTime(),
  }))
}

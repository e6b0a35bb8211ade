import { notifyTags } from '@marram/database/changes'
import type { Database } from '@marram/database/schema.generated'
import { copenhagenInstant } from '@marram/domain/copenhagen-clock'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { viewMark } from '@marram/domain/live-fact'
import { type Kysely, sql } from 'kysely'

/** Days with hourly counts, which live facts need. */
const daysByHour = 2

/**
 * Writes the totals to the houses, then folds the hours of past days into days. In the reverse order a house whose hours
 * were all folded would be skipped.
 */
export function tally(db: Kysely<Database>, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const changes = await writeTotals(trx)
    await foldHours(trx, copenhagenInstant(addDays(copenhagenDay(now), -daysByHour)))
    const passed = changes.filter(({ before, after }) => viewMark(before) !== viewMark(after))
    await notifyTags(
      trx,
      passed.map(({ id }) => `lodging:${id}`),
    )
  })
}

type Change = { readonly id: number; readonly before: number; readonly after: number }

/** Writes in order, so that two concurrent tallies cannot deadlock. */
async function writeTotals(db: Kysely<Database>): Promise<Change[]> {
  const { rows } = await sql<Change>`
    with recent as (select lodging_id, sum(count) as views from lodging_view group by lodging_id),
    known as (
      select recent.lodging_id as id, coalesce(meta.value, '0') as value,
        recent.views + coalesce((select sum(count) from lodging_view_day day
          where day.lodging_id = recent.lodging_id), 0) as after
      from recent left join lodging_meta meta on meta.lodging_id = recent.lodging_id and meta.key = 'viewCount'),
    written as (
      insert into lodging_meta (lodging_id, key, value)
      select id, 'viewCount', after::text from known where value <> after::text order by id
      on conflict (lodging_id, key) do update set value = excluded.value
      returning lodging_id)
    select id, case when value ~ '^\\d{1,15}$' then value::bigint else 0 end as before, after
    from known where id in (select lodging_id from written)`.execute(db)
  return rows
}

async function foldHours(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`
    with gone as (delete from lodging_view where hour < ${before} returning lodging_id, hour, count)
    insert into lodging_view_day (lodging_id, day, count)
    select lodging_id, (hour at time zone 'Europe/Copenhagen')::date, sum(count) from gone group by 1, 2 order by 1, 2
    on conflict (lodging_id, day) do update set count = lodging_view_day.count + excluded.count`.execute(db)
}

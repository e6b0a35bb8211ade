import { sql } from 'kysely'
import { type RefreshDeps, refreshOne } from './subscriptions.ts'

/** Concurrent fetches, so that a slow portal does not delay all others. */
const atOnce = 4
const batchSize = 40

/** Fetches subscribed calendars that were not tried in the last 15 minutes, oldest first. */
export async function refreshCalendars(deps: RefreshDeps): Promise<number> {
  let done = 0
  while (!deps.signal?.aborted) {
    const due = await findDue(deps)
    if (due.length === 0) break
    const waiting = [...due]
    const work = async () => {
      for (let next = waiting.shift(); next && !deps.signal?.aborted; next = waiting.shift()) {
        await refreshOne(next, deps).catch((error: unknown) => deps.log.error({ err: error }, 'a calendar failed'))
        done += 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  return done
}

/** Marks calendars as tried when claimed, so that a failing one waits for the next run. */
async function findDue({ db }: RefreshDeps) {
  const { rows } = await sql<{
    lodgingId: number
    source: string
    url: string
    etag: string | null
    readings: unknown
  }>`
    update lodging_calendar taken set tried_at = now()
    from (
      select lodging_id, source from lodging_calendar
      where url is not null and (tried_at is null or tried_at < now() - interval '15 minutes')
      order by tried_at nulls first limit ${sql.lit(batchSize)} for update skip locked
    ) due
    where taken.lodging_id = due.lodging_id and taken.source = due.source
    returning taken.lodging_id as "lodgingId", taken.source, taken.url, taken.etag, taken.readings`.execute(db)
  return rows
}

import { sql } from 'kysely'
import { type RefreshDeps, refreshOne } from './subscriptions.ts'

/** At once, so that one slow portal does not hold up all others. */
const atOnce = 4
const batchSize = 40

/** Reads every subscribed calendar that was not tried in the last quarter of an hour, the longest waiting first. */
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

/** Marked as tried when taken: a calendar that fails in any way waits for its next turn. */
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

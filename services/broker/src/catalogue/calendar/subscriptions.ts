import { notifyTags } from '@marram/database/changes'
import { inTransaction } from '@marram/database/in-transaction'
import type { Database } from '@marram/database/schema.generated'
import { copenhagenDay } from '@marram/domain/iso-day'
import { parseLodgingName } from '@marram/domain/lodging-name'
import type { Log } from '@marram/service-kit/logging'
import { type Kysely, sql } from 'kysely'
import { type AppliedCalendar, applyCalendar, type CalendarOf } from './apply-calendar.ts'
import type { CalendarPort } from './fetch-calendar.ts'
import { readCalendar } from './read-calendar.ts'

type Db = Kysely<Database>

export async function findLodging(db: Db, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('lodging')
    .where(sql<boolean>`lower(name) = ${parseLodgingName(name) ?? ''}`)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export type ReadInto =
  | ({ readonly kind: 'applied' } & AppliedCalendar)
  | { readonly kind: 'refused'; readonly reason: string }

/** Imports a calendar; an invalid one changes nothing. */
export async function importCalendar(db: Db, of: CalendarOf, text: string, now: Date): Promise<ReadInto> {
  const today = copenhagenDay(now)
  const read = readCalendar(text, today)
  if (read.kind === 'refused') return read
  return { kind: 'applied', ...(await applyPatiently(db, of, read.events, today)) }
}

/** Retries once after a conflict with a concurrent booking; a caller's transaction cannot go on after one. */
async function applyPatiently(...given: Parameters<typeof applyCalendar>): Promise<AppliedCalendar> {
  const [db] = given
  try {
    return await applyCalendar(...given)
  } catch (error) {
    const isOvertaken = error instanceof Error && 'code' in error && error.code === '23P01'
    if (!isOvertaken || db.isTransaction) throw error
    return applyCalendar(...given)
  }
}

export async function subscribe(db: Db, { lodgingId, source }: CalendarOf, url: string): Promise<void> {
  await db
    .insertInto('lodging_calendar')
    .values({ lodging_id: lodgingId, source, url })
    .onConflict((conflict) => conflict.columns(['lodging_id', 'source']).doUpdateSet({ url, etag: null }))
    .execute()
}

/** Removes the calendar and its blocks. */
export async function unsubscribe(db: Db, { lodgingId, source }: CalendarOf): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom('lodging_calendar')
      .where('lodging_id', '=', lodgingId)
      .where('source', '=', source)
      .returning('source')
      .executeTakeFirst()
    await trx.deleteFrom('stay').where('lodging_id', '=', lodgingId).where('source', '=', source).execute()
    await notifyTags(trx, [`lodging:${lodgingId}`, 'lodgings'])
    return gone !== undefined
  })
}

type Subscription = CalendarOf & { readonly url: string; readonly etag: string | null; readonly readings: unknown }

export type RefreshDeps = {
  readonly db: Db
  readonly port: CalendarPort
  readonly log: Log
  readonly now: () => Date
  readonly signal?: AbortSignal
}

/** Fetches and applies a subscribed calendar; a failure is recorded and keeps the blocks. */
export async function refreshOne(of: Subscription, { db, port, log, now }: RefreshDeps): Promise<ReadInto | null> {
  // Conditional only if read today, because detecting moving windows needs a reading per day.
  const isReadToday = Array.isArray(of.readings) && of.readings.at(-1)?.day === copenhagenDay(now())
  const fetched = await port(of.url, { etag: isReadToday ? of.etag : null })
  if (fetched.kind === 'unchanged') {
    await note(db, of, { problem: undefined })
    return null
  }
  const outcome =
    fetched.kind === 'failed'
      ? { kind: 'refused' as const, reason: fetched.reason }
      : await importCalendar(db, of, fetched.text, now())
  if (outcome.kind === 'refused') {
    log.warn({ lodgingId: of.lodgingId, source: of.source, reason: outcome.reason }, 'a calendar was not read')
    await note(db, of, { problem: outcome.reason })
  } else if (fetched.kind === 'fetched') await note(db, of, { etag: fetched.etag })
  return outcome
}

function note(
  db: Db,
  { lodgingId, source }: CalendarOf,
  given: { problem?: string | undefined; etag?: string | null },
) {
  return db
    .updateTable('lodging_calendar')
    .set({ tried_at: sql`now()` })
    .$if(given.problem !== undefined, (query) => query.set({ problem: given.problem ?? null }))
    .$if(given.etag !== undefined, (query) => query.set({ etag: given.etag ?? null }))
    .where('lodging_id', '=', lodgingId)
    .where('source', '=', source)
    .execute()
}

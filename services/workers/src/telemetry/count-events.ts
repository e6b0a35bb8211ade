import type { telemetryBatch } from '@marram/contract/workers/requests'
import type { Database } from '@marram/database/schema.generated'
import { copenhagenDay } from '@marram/domain/iso-day'
import { maxBatchCharacters } from '@marram/domain/telemetry-batch'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import type { InferOutput } from 'valibot'

type Batch = InferOutput<typeof telemetryBatch>

/** Limit of names a day; further ones, which strangers can invent, are counted as `other`. */
const rowsPerDay = 300
const otherName = 'other'

export async function countEvents(
  { service, lan, events }: Batch,
  { db, now }: { readonly db: Kysely<Database>; readonly now: () => Date },
): Promise<{ counted: number } | Refusal> {
  if (JSON.stringify(events).length > maxBatchCharacters) {
    return refuse(413, 'batch-too-large', `A batch has at most ${maxBatchCharacters} characters of events.`)
  }
  const day = copenhagenDay(now())
  const groups = Map.groupBy(events, ({ name }) => name)
  const counts = await withKnownNames(db, { day, service, lan }, groups)
  for (const [name, count] of counts) {
    await db
      .insertInto('telemetry_count')
      .values({ day, service, language_id: lan, name, count })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'service', 'language_id', 'name'])
          .doUpdateSet({ count: sql`telemetry_count.count + excluded.count` }),
      )
      .execute()
  }
  return { counted: sumOf(events) }
}

/** Ordered by name, so that two batches cannot deadlock. */
async function withKnownNames(
  db: Kysely<Database>,
  { day, service, lan }: { readonly day: string; readonly service: string; readonly lan: number },
  groups: ReadonlyMap<string, Batch['events']>,
): Promise<[string, number][]> {
  const rows = await db
    .selectFrom('telemetry_count')
    .select(['name', 'service', 'language_id'])
    .where('day', '=', day)
    .execute()
  const serviceRows = rows.filter((row) => row.service === service && row.language_id === lan)
  const known = new Set(serviceRows.map(({ name }) => name))
  const room = rowsPerDay - (rows.length - serviceRows.length)
  const counts = new Map<string, number>()
  for (const [sentName, events] of groups) {
    const name = known.has(sentName) || known.size < room ? sentName : otherName
    known.add(name)
    counts.set(name, (counts.get(name) ?? 0) + sumOf(events))
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
}

const sumOf = (events: Batch['events']): number => events.reduce((sum, { count }) => sum + count, 0)

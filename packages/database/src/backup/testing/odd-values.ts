import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from '../../schema.generated.ts'

// Data for tests of backup and restore: the values that a careless export loses.

/** The given migrations and a table with columns of every kind, including a reference to itself. */
export function withOddities(migrations: Record<string, Migration>): Record<string, Migration> {
  const up = (db: Kysely<unknown>) =>
    sql`create table oddity (
      id bigint generated always as identity primary key,
      parent_id bigint references oddity (id),
      words text,
      word_list text[],
      days date[],
      day date,
      at timestamptz,
      amount numeric(15, 2),
      bytes bytea,
      fact jsonb,
      is_odd boolean,
      twice bigint generated always as (parent_id * 2) stored
    )`.execute(db)
  return { ...migrations, '9000-oddity': { up: async (db) => void (await up(db)) } }
}

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\\.', '\\N', 'a\tb\nc\r\\d', '', 'NULL', 'precious words'),
)
const safeText = text.map((value) => value.replaceAll('\0', ''))
const day = fc.constantFrom('2026-02-28', '2028-02-29', '-infinity', '0001-01-01', '9999-12-31')
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 4 })

const oddity = fc.record({
  parent_id: orNull(fc.constant(1)),
  words: orNull(safeText),
  word_list: orNull(fc.array(orNull(safeText), { maxLength: 4 })),
  days: orNull(fc.array(orNull(day), { maxLength: 3 })),
  day: orNull(day),
  at: orNull(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })),
  amount: orNull(fc.integer({ min: -9e12, max: 9e12 }).map((cents) => cents / 100)),
  bytes: orNull(fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes))),
  fact: orNull(fc.constantFrom('{"a": [1, "\\\\", null]}', '"\\u00e6"', 'null')),
  is_odd: orNull(fc.boolean()),
})

/** 500 random rows from a fixed seed, an area, a pending job, and a last row with an id beyond 2^53. */
export async function fillWithOddities(db: Kysely<Database>): Promise<void> {
  const rows = fc.sample(oddity, { seed: 1966, numRuns: 499 })
  for (const row of rows) {
    await sql`insert into oddity (parent_id, words, word_list, days, day, at, amount, bytes, fact, is_odd)
      values (${row.parent_id === null ? null : sql`(select min(id) from oddity)`}, ${row.words}, ${row.word_list}::text[],
        ${row.days}::date[], ${row.day}::date, ${row.at}::timestamptz, ${row.amount}, ${row.bytes}, ${row.fact}::jsonb, ${row.is_odd})`.execute(
      db,
    )
  }
  await sql`alter table oddity alter column id restart with 9007199254740993`.execute(db)
  await sql`insert into oddity (words) values ('precious words')`.execute(db)
  await sql`insert into area (id, slug, name, region, latitude, longitude)
    values (1, 'fanoe', 'Fanø', 'south', 55.4, 8.4)`.execute(db)
  await sql`select graphile_worker.add_job('guest.greet', '{"name": "Søren"}'::json, queue_name => 'mail',
    run_at => '2100-01-01', max_attempts => 7, job_key => 'guest-1')`.execute(db)
}

/** Row count and checksum of every table, to compare whole databases. */
export async function fingerprint(db: Kysely<Database>): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(db)
  const prints: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await sql`select count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as checksum
      from ${sql.table(name)} as t`.execute(db)
    prints[name] = rows[0]
  }
  return prints
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup, restore } from '../backup.ts'
import { migrate } from '../migrate.ts'
import { migrations as ownMigrations } from '../migrations/list.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { MAGIC } from './format.ts'
import { fileSource } from './place.ts'
import { fillWithOddities, fingerprint, withOddities } from './testing/odd-values.ts'

const folder = mkdtempSync(join(tmpdir(), 'marram backup '))
const file = join(folder, 'agency.marram')
const migrations = withOddities(ownMigrations)
const opened: TestDatabase[] = []
let source: TestDatabase

async function prepare(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  opened.push(database)
  await migrate(database, migrations)
  return database
}

beforeAll(async () => {
  source = await prepare()
  await fillWithOddities(source.db)
  await backup(source, file)
})
afterAll(async () => {
  await Promise.all(opened.map((database) => database.drop()))
  rmSync(folder, { recursive: true })
})

test('everything is restored unchanged', async () => {
  const database = await prepare()
  const { tables } = await restore(database, fileSource(file), {}, migrations)
  expect(await fingerprint(database.db)).toEqual(await fingerprint(source.db))
  expect(tables.find(({ name }) => name === 'oddity')?.rows).toBe(500)
})

test('a database without tables is migrated first', async () => {
  const database = await createTestDatabase()
  opened.push(database)
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  await restore(database, fileSource(file), {}, migrations)
  expect(await fingerprint(database.db)).toEqual(await fingerprint(source.db))
})

test('new rows continue the numbering after a restore, also after a second backup', async () => {
  const [first, second] = [await prepare(), await prepare()]
  const again = join(folder, 'again.marram')
  await restore(first, fileSource(file), {}, migrations)
  await backup(first, again)
  await restore(second, fileSource(again), {}, migrations)
  for (const { db } of [source, first, second]) {
    const { rows } = await sql`insert into oddity (words) values ('new') returning id::text`.execute(db)
    expect(rows).toEqual([{ id: '9007199254740994' }])
    await sql`delete from oddity where words = 'new'`.execute(db)
  }
})

test('a pending job is still pending after a restore', async () => {
  const database = await prepare()
  await restore(database, fileSource(file), {}, migrations)
  const jobs = sql`select identifier, payload, max_attempts, key, queue_name from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = task_id
    left join graphile_worker._private_job_queues as queue on queue.id = job_queue_id`
  expect((await jobs.execute(database.db)).rows).toEqual((await jobs.execute(source.db)).rows)
})

test('a database with data is only replaced on request', async () => {
  const database = await prepare()
  await sql`insert into oddity (words) values ('precious')`.execute(database.db)
  const before = await fingerprint(database.db)
  await expect(restore(database, fileSource(file), {}, migrations)).rejects.toThrow(/already holds data/)
  expect(await fingerprint(database.db)).toEqual(before)
  await restore(database, fileSource(file), { replace: true }, migrations)
  expect(await fingerprint(database.db)).toEqual(await fingerprint(source.db))
})

test('a truncated file changes nothing', async () => {
  const database = await prepare()
  await sql`insert into oddity (words) values ('precious')`.execute(database.db)
  const before = await fingerprint(database.db)
  const whole = readFileSync(file)
  for (const length of [0, 5, MAGIC.length, MAGIC.length + 20, whole.length >> 1, whole.length - 1]) {
    const cut = join(folder, 'cut.marram')
    writeFileSync(cut, whole.subarray(0, length))
    await expect(
      restore(database, fileSource(cut), { replace: true }, migrations),
      `${length} bytes`,
    ).rejects.toMatchObject({
      name: 'OperatorError',
    })
  }
  expect(await fingerprint(database.db)).toEqual(before)
  const { rows } = await sql`insert into oddity (words) values ('next') returning id::text`.execute(database.db)
  expect(rows).toEqual([{ id: '2' }])
})

test('an altered file changes nothing, even if it decompresses', async () => {
  const database = await prepare()
  const content = zstdDecompressSync(readFileSync(file).subarray(MAGIC.length))
  const at = content.indexOf('precious words')
  expect(at).toBeGreaterThan(0)
  content.write('spurious words', at)
  const altered = join(folder, 'altered.marram')
  writeFileSync(altered, Buffer.concat([MAGIC, zstdCompressSync(content)]))
  await expect(restore(database, fileSource(altered), {}, migrations)).rejects.toThrow(/incomplete or was altered/)
  const packed = readFileSync(file)
  packed[packed.length >> 1] = (packed[packed.length >> 1] ?? 0) ^ 0x40
  writeFileSync(altered, packed)
  await expect(restore(database, fileSource(altered), {}, migrations)).rejects.toThrow(/incomplete or was altered/)
  expect(await sql`select from oddity`.execute(database.db)).toMatchObject({ rows: [] })
})

test.each([
  ['a missing file', 'missing.backup'],
  ['a folder', '.'],
])('%s is refused in one sentence', async (_, name) => {
  await expect(restore(source, fileSource(join(folder, name)), {}, migrations)).rejects.toThrow(
    /^The backup file cannot be read/,
  )
})

test('a backup of a newer Marram or of a later format is refused', async () => {
  const database = await createTestDatabase()
  opened.push(database)
  await expect(restore(database, fileSource(file))).rejects.toThrow(/newer Marram/)
  const content = zstdDecompressSync(readFileSync(file).subarray(MAGIC.length))
  content.write('"format":7', content.indexOf('"format":1'))
  const later = join(folder, 'later.marram')
  writeFileSync(later, Buffer.concat([MAGIC, zstdCompressSync(content)]))
  await expect(restore(database, fileSource(later), {}, migrations)).rejects.toThrow(/format 7/)
})

test('a backup of an older Marram is migrated, or nothing changes if that fails', async () => {
  const run = (...statements: RawBuilder<unknown>[]) => ({
    up: async (db: Kysely<unknown>) => {
      for (const statement of statements) await statement.execute(db)
    },
  })
  const fill = run(sql`update oddity set words = '' where words is null`)
  const loud = run(
    sql`alter table oddity alter column words set not null`,
    sql`alter table oddity add column loud text generated always as (upper(words)) stored`,
  )
  const unfilled = await prepare()
  await expect(restore(unfilled, fileSource(file), {}, { ...migrations, '9999-loud': loud })).rejects.toThrow(/null/)
  expect((await sql`select from oddity`.execute(unfilled.db)).rows).toEqual([])
  const database = await prepare()
  const newer = { ...migrations, '9998-fill': fill, '9999-loud': loud }
  await restore(database, fileSource(file), {}, newer)
  const { rows } = await sql`select count(*) as count from oddity where loud = upper(words)`.execute(database.db)
  expect(rows).toEqual([{ count: 500 }])
  expect(await migrate(database, newer)).toEqual([])
})

test('a backup is a snapshot of one instant while others write', async () => {
  const database = await prepare()
  await fillWithOddities(database.db)
  let stop = false
  const writing = (async () => {
    while (!stop)
      await sql`with moved as (delete from oddity where id = (select max(id) from oddity) returning words)
      insert into oddity (words) select words from moved`.execute(database.db)
  })()
  await backup(database, join(folder, 'busy.marram'))
  stop = true
  await writing
  const copy = await prepare()
  const { tables } = await restore(copy, fileSource(join(folder, 'busy.marram')), {}, migrations)
  expect(tables.find(({ name }) => name === 'oddity')?.rows).toBe(500)
})

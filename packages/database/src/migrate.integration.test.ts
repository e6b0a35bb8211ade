import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './connection.ts'
import { MIGRATION_LOCK, migrate } from './migrate.ts'
import { migrations } from './migrations/list.ts'
import { withDatabase } from './testing/database-address.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let server: TestDatabase
let name: string
let url: string
beforeEach(async () => {
  server = await createTestDatabase()
  name = `marram_test_${randomBytes(6).toString('hex')}`
  url = withDatabase(server.url, name)
  await sql`create database ${sql.id(name)}`.execute(server.db)
})
afterEach(async () => {
  await sql`drop database ${sql.id(name)} with (force)`.execute(server.db)
  await server.drop()
})

test('twelve nodes that start at once on an empty database all succeed, and one of them migrates', async () => {
  const done = await Promise.all(Array.from({ length: 12 }, () => migrate({ url })))
  expect(done.filter((names) => names.length > 0)).toEqual([Object.keys(migrations)])
  const { db, close } = connect({ url })
  expect(await db.selectFrom('lodging').selectAll().execute()).toEqual([])
  await sql`select graphile_worker.add_job('a.b')`.execute(db)
  await close()
})

test('a current database is only checked, so that no start waits for another', async () => {
  await migrate({ url })
  const { db, close } = connect({ url })
  await db.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(hashtext(${MIGRATION_LOCK}))`.execute(other)
    expect(await migrate({ url })).toEqual([])
  })
  await close()
})

test('a node that waits for the migrations of another says so', async () => {
  const { db, close } = connect({ url })
  const lines: string[] = []
  await db.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(hashtext(${MIGRATION_LOCK}))`.execute(other)
    const migrating = migrate({ url }, migrations, { log: (line) => lines.push(line) })
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    await sql`select pg_advisory_unlock(hashtext(${MIGRATION_LOCK}))`.execute(other)
    expect(await migrating).toEqual(Object.keys(migrations))
  })
  expect(lines).toEqual(['Another Marram is migrating the database; waiting for it.'])
  await close()
})

test('a database used by a newer Marram is refused in one sentence', async () => {
  await migrate({ url }, { ...migrations, '9999-later': { up: async () => {} } })
  await expect(migrate({ url })).rejects.toThrow(/another version of Marram/)
})

test('a failed migration leaves nothing behind', async () => {
  const failing = {
    up: async (db: TestDatabase['db']) => {
      await sql`create table half_made (id int)`.execute(db)
      throw new Error('the disk is full')
    },
  }
  await expect(migrate({ url }, { ...migrations, '9999-failing': failing })).rejects.toThrow('the disk is full')
  const { db, close } = connect({ url })
  const { rows } =
    await sql`select tablename from pg_tables where schemaname = 'public' and tablename in ('lodging', 'half_made')`.execute(
      db,
    )
  expect(rows).toEqual([])
  await close()
})

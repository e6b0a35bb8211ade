import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Connection, connect } from '../connection.ts'
import { contractionsBetween, loadShape } from '../testing/contractions.ts'
import { withDatabase } from '../testing/database-address.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrations } from './list.ts'

/** The last migration from before nodes of two versions could run side by side. */
const lastUnchecked = '0042-photos'
/**
 * By migration, its contractions with the release since which no program uses them. In one release the code stops using
 * something; the next one may take it away, since nodes of the release before run beside it.
 */
const unusedSince: Readonly<Record<string, Readonly<Record<string, string>>>> = {}

let server: TestDatabase
let empty: Connection
const name = `marram_test_${randomBytes(6).toString('hex')}`

beforeAll(async () => {
  server = await createTestDatabase()
  await sql`create database ${sql.id(name)}`.execute(server.db)
  empty = connect({ url: withDatabase(server.url, name) })
})
afterAll(async () => {
  await empty.close()
  await sql`drop database ${sql.id(name)} with (force)`.execute(server.db)
  await server.drop()
})

async function contractionsOf(migration: Migration): Promise<string[]> {
  const before = await loadShape(empty.pool)
  await migration.up(empty.db)
  return contractionsBetween(before, await loadShape(empty.pool))
}

test('no migration takes away what the release before uses', async () => {
  const found: Record<string, string[]> = {}
  for (const [key, migration] of Object.entries(migrations)) {
    const taken = await contractionsOf(migration)
    const unmarked = taken.filter((what) => unusedSince[key]?.[what] === undefined)
    if (key > lastUnchecked && unmarked.length > 0) found[key] = unmarked
  }
  expect(found).toEqual({})
})

describe('a migration that only adds', () => {
  test.each<[string, RawBuilder<unknown>[]]>([
    ['a table', [sql`create table tide (id serial primary key, height integer not null check (height > 0))`]],
    ['a column that may be null', [sql`alter table lodging add column tide integer`]],
    ['a column with a default', [sql`alter table lodging add column ebb integer not null default 0`]],
    ['an index', [sql`create index lodging_ebb on lodging (ebb)`]],
    ['what it fills', [sql`update lodging set tide = ebb`]],
  ])('passes with %s', async (_, statements) => {
    expect(await contractionsOf(running(statements))).toEqual([])
  })
})

describe('a migration that takes away', () => {
  test.each<[string, RawBuilder<unknown>[]]>([
    ['tide.id is gone', [sql`drop table tide`]],
    ['lodging.tide is gone', [sql`alter table lodging drop column tide`]],
    ['lodging.ebb is gone', [sql`alter table lodging rename column ebb to flood`]],
    ['lodging.flood was integer and is bigint', [sql`alter table lodging alter column flood type bigint`]],
    ['lodging.flood has lost its default', [sql`alter table lodging alter column flood drop default`]],
    ['lodging.moon is new and needs a value', [sql`alter table lodging add column moon text not null`]],
    ['a new rule on lodging: CHECK ((flood > 0))', [sql`alter table lodging add check (flood > 0)`]],
    ['a new rule on lodging: CREATE UNIQUE INDEX', [sql`create unique index lodging_moon on lodging (moon)`]],
    [
      'season.name_of_moon may no longer be null',
      [
        sql`alter table season add column name_of_moon text default ''`,
        sql`alter table season alter column name_of_moon set not null`,
      ],
    ],
  ])('is found: %s', async (what, statements) => {
    const last = statements.pop()
    await running(statements).up(empty.db)
    const found = await contractionsOf(running(last ? [last] : []))
    expect(
      found.some((one) => one.startsWith(what)),
      found.join(),
    ).toBe(true)
  })
})

function running(statements: readonly RawBuilder<unknown>[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await statement.execute(db)
    },
  }
}

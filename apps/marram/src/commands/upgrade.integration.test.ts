import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@marram/database/migrate'
import { migrations } from '@marram/database/migrations/list'
import { withDatabase } from '@marram/database/testing/database-address'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from '../cli.ts'

let server: TestDatabase
const name = `marram_test_${randomBytes(6).toString('hex')}`
const dataFolder = join(tmpdir(), `marram-upgrade-${name}`)
const older = Object.fromEntries(Object.entries(migrations).slice(0, 13))

beforeAll(async () => {
  server = await createTestDatabase()
  await sql`create database ${sql.id(name)}`.execute(server.db)
  await migrate({ url: withDatabase(server.url, name) }, older)
})
afterAll(async () => {
  await sql`drop database ${sql.id(name)} with (force)`.execute(server.db)
  await server.drop()
})

async function check(database: string, env: Record<string, string> = {}): Promise<[number, string]> {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  try {
    const settings = { DATABASE_URL: withDatabase(server.url, database), MARRAM_DATA: dataFolder, ...env }
    return [await runCommand(['upgrade', '--check'], settings), lines.join('')]
  } finally {
    write.mockRestore()
  }
}
const own = () => new URL(server.url).pathname.slice(1)

test('an older database: says what is migrated, which of it rewrites rows, and what the backup needs', async () => {
  const [code, said] = await check(name)
  expect(code).toBe(0)
  expect(said).not.toContain('0013-guest-wishes')
  expect(said).toContain('0014-confirmed-on')
  expect(said).toContain('The day on which a booking was confirmed. Rewrites bookings.')
  expect(said).toMatch(/These change rows, which takes longer with many: 0014-confirmed-on, 0015-abuse/)
  expect(said).toMatch(/Before that it backs up to \S+backups: about \d+ MB are needed, [\d,]+ MB are free\./)
  expect(said).toMatch(
    /\nThe site (?:is not built yet|was built on [\d-]+ [\d:]+ UTC); the start builds it if its sources have changed/,
  )
})

test('changes nothing', async () => {
  const { rows } = await sql`select from pg_database where datname = ${name}`.execute(server.db)
  expect(rows).toHaveLength(1)
  expect((await check(name))[1]).toContain('0014-confirmed-on')
})

test('without automatic backups it asks for one', async () => {
  expect((await check(name, { BACKUP_AUTOMATIC: '0' }))[1]).toContain('make your own first')
})

test('a current database needs nothing', async () => {
  expect(await check(own())).toEqual([0, expect.stringContaining('has the schema of this version')])
})

test('a newer database: this version would not start', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', 'x')`.execute(server.db)
  expect(await check(own())).toEqual([1, expect.stringContaining('belongs to a newer version')])
})

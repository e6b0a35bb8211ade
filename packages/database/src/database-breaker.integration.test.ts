import { rmSync } from 'node:fs'
import { hasOutage, OutageError, watchOutages } from '@marram/service-kit/outage'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Connection, connect } from './connection.ts'
import { startEmbedded } from './embedded/supervisor.ts'
import { pausePostgres } from './testing/pause-postgres.ts'
import { fastTemporaryFolder, makeTemporaryFolder } from './testing/temporary-folder.ts'

const dataFolder = makeTemporaryFolder(`marram-test-${process.pid}-`, fastTemporaryFolder())
const log: string[] = []
let server: Awaited<ReturnType<typeof startEmbedded>>
let database: Connection
let resume = (): void => {}
const ask = () => sql<{ one: number }>`select 1 as one`.execute(database.db)

beforeAll(async () => {
  server = await startEmbedded({ dataFolder, log: () => {}, durable: false })
  database = connect({ url: server.urlOf('postgres'), log: (line) => log.push(line) })
  await sql`create table note (words text)`.execute(database.db)
})
afterAll(async () => {
  resume()
  await database.close()
  await server.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

test('a slow query is answered', async () => {
  await sql`select pg_sleep(1.6)`.execute(database.db)
  expect(log).toEqual([])
})

test('a paused server is an outage for waiting and new callers, until it resumes', async () => {
  resume = pausePostgres(server.pid())
  await watchOutages(async () => {
    await expect(ask()).rejects.toThrow(OutageError)
    expect(hasOutage()).toBe(true)
  })
  const refused = await Promise.allSettled(Array.from({ length: 50 }, ask))
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['rejected']))
  // After a failover an old connection would hang for ever.
  expect(database.pool.idleCount).toBe(0)
  resume()
  await vi.waitFor(async () => expect((await ask()).rows).toEqual([{ one: 1 }]), { interval: 50 })
  expect(log).toEqual([
    'The database does not respond; queries are refused until it does.',
    'The database answers again.',
  ])
})

test('a transaction interrupted by a pause leaves nothing behind, neither in the data nor in the pool', async () => {
  const broken = database.db.transaction().execute(async (transaction) => {
    await sql`insert into note values ('half')`.execute(transaction)
    resume = pausePostgres(server.pid())
    await sql`insert into note values ('whole')`.execute(transaction)
  })
  await expect(broken).rejects.toThrow(OutageError)
  resume()
  await vi.waitFor(ask, { interval: 50 })
  const clean = Array.from({ length: database.pool.options.max }, () =>
    database.db.transaction().execute((transaction) => sql`select from note`.execute(transaction)),
  )
  expect((await Promise.all(clean)).map(({ rows }) => rows.length)).toEqual(clean.map(() => 0))
})

test.each([
  ['out of disk', 'disk_full'],
  ['out of memory', 'out_of_memory'],
  ['failing to read its disk', 'io_error'],
])('a server that is %s is an outage of this query', async (_, condition) => {
  await watchOutages(async () => {
    const failing = sql.raw(`do $$ begin raise exception 'no' using errcode = '${condition}'; end $$`)
    await expect(failing.execute(database.db)).rejects.toThrow(OutageError)
    expect(hasOutage()).toBe(true)
  })
  expect((await ask()).rows).toEqual([{ one: 1 }])
})

test('an error of the query itself is none', async () => {
  await watchOutages(async () => {
    await expect(sql`select 1 / 0`.execute(database.db)).rejects.not.toThrow(OutageError)
    expect(hasOutage()).toBe(false)
  })
})

test('connections that stayed at a standby are replaced with the first write that fails', async () => {
  const write = () => sql`insert into note values ('after')`.execute(database.db)
  const { max } = database.pool.options
  const stale = await Promise.all(Array.from({ length: max }, () => database.pool.connect()))
  for (const client of stale) await client.query('set default_transaction_read_only = on')
  for (const client of stale) client.release()
  await expect(write()).rejects.toThrow(OutageError)
  await vi.waitFor(() => expect(database.pool.totalCount).toBe(0), { interval: 10 })
  await Promise.all(Array.from({ length: max }, write))
})

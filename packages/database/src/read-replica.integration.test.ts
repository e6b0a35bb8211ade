import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Connection, connect } from './connection.ts'
import { openReadReplica, type ReadReplica } from './read-replica.ts'
import { type ReplicatedServer, startReplicatedServer } from './testing/replicated-server.ts'

let server: ReplicatedServer
let primary: Connection
let replica: ReadReplica
const lines: string[] = []

beforeAll(async () => {
  server = await startReplicatedServer()
  primary = connect({ url: server.urlOf('postgres') })
  await sql`create table note (id serial primary key, text text)`.execute(primary.db)
  replica = openReadReplica(primary, { url: server.replicaUrlOf('postgres'), log: (line) => lines.push(line) })
})
afterAll(async () => {
  await replica?.close()
  await primary?.close()
  await server?.stop()
})
beforeEach(() => {
  lines.length = 0
})

const write = (text: string) => sql`insert into note (text) values (${text})`.execute(primary.db)
/** The newest note, and if the replica has answered. */
async function read(): Promise<[string, boolean]> {
  const db = await replica.reads()
  const { rows } = await sql<{ text: string; of_replica: boolean }>`
    select text, pg_is_in_recovery() as of_replica from note order by id desc limit 1`.execute(db)
  return [rows[0]?.text ?? '', rows[0]?.of_replica ?? false]
}
const untilUsed = () => vi.waitFor(async () => expect((await read())[1]).toBe(true), { interval: 50 })
const onReplica = async (statement: string) => {
  const { pool, close } = connect({ url: server.replicaUrlOf('postgres') })
  await pool.query(statement)
  await close()
}

test('a read sees every earlier write, wherever it goes', async () => {
  const seen = []
  for (let index = 0; index < 30; index += 1) {
    await write(`note ${index}`)
    seen.push((await read())[0])
  }
  expect(seen).toEqual(seen.map((_, index) => `note ${index}`))
})

test('without new writes, reads go to the replica', async () => {
  await write('calm')
  await untilUsed()
  expect(await read()).toEqual(['calm', true])
})

test('a replica that lags behind is not read', async () => {
  await untilUsed()
  await onReplica('select pg_wal_replay_pause()')
  try {
    await write('while it lags')
    expect(await read()).toEqual(['while it lags', false])
  } finally {
    await onReplica('select pg_wal_replay_resume()')
  }
  await untilUsed()
  expect(await read()).toEqual(['while it lags', true])
})

test('a failed statement fails as on the primary, and the replica stays in use', async () => {
  await untilUsed()
  const db = await replica.reads()
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero')
  expect((await read())[1]).toBe(true)
  expect(lines).toEqual([])
})

describe('a replica that goes away', () => {
  test('in the middle of a request leaves the rest to the primary', async () => {
    await untilUsed()
    const db = await replica.reads()
    await server.stopReplica()
    const { rows } = await sql`select pg_is_in_recovery() as of_replica`.execute(db)
    expect(rows).toEqual([{ of_replica: false }])
    await write('alone')
    expect(await read()).toEqual(['alone', false])
    expect(lines).toEqual([expect.stringMatching(/^The read replica is not used: /)])
  })

  test('is used again when it is back', async () => {
    await server.startReplica()
    await untilUsed()
    expect(await read()).toEqual(['alone', true])
    expect(lines).toEqual(['The read replica is used again.'])
  })
})

test('neither a primary nor the replica of another database is read', async () => {
  const wrong = openReadReplica(primary, { url: server.urlOf('postgres'), log: (line) => lines.push(line) })
  await wrong.reads()
  await wrong.close()
  expect(lines).toEqual(['The read replica is not used: It is no replica: check DATABASE_READ_URL.'])
})

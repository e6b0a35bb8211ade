import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copyRows } from '@marram/database/copy-rows'
import { openDatabase } from '@marram/database/open-database'
import type { Store } from '@marram/search/store/store'
import { createPeerSql, type PeerSql, windowTotal } from './sql.ts'
import type { Field, PeerTable } from './tables.ts'

/** A database that runs the same queries in SQL. */
export type PeerDatabase = {
  /** Writes the statements for this store. */
  readonly createSql: (store: Store) => PeerSql
  load(tables: readonly PeerTable[], store: Store): Promise<void>
  /** The rows as objects; null after a time-out. */
  ask(sql: string): Promise<readonly Readonly<Record<string, unknown>>[] | null>
  close(): Promise<void>
}

const indexes = [
  'create unique index house_key on house (id)',
  'create index free_key on free (house_id, start_day, end_day)',
  'create index discount_key on discount (house_id, start_day, end_day)',
  'create unique index cell_key on cell (nights, day)',
]
const batch = 20_000
export const maxAnswerMs = 20_000
const statementCancelled = '57014'

export async function openPostgres(): Promise<PeerDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'marram-peer-'))
  const { pool, close } = await openDatabase({ dataFolder: folder, applicationName: 'marram bench' })
  const client = await pool.connect()
  await client.query(`set work_mem = '256MB'; set jit = off; set statement_timeout = ${maxAnswerMs}`)
  return {
    // A double rounds half to even, unlike our prices.
    createSql: (store) =>
      createPeerSql(store, { round: (number) => `round(cast(${number} as numeric))`, total: windowTotal }),
    load: async (tables) => {
      for (const table of tables) {
        const columns = table.columns.map(([name]) => name)
        await client.query(`create unlogged table ${table.name} (${declare(table)})`)
        for (const rows of batched(table)) await copyRows(client, { table: table.name, columns }, rows)
      }
      for (const index of indexes) await client.query(index)
      await client.query('create unique index price_key on price (house_id, season) include (week)')
      await client.query('analyze')
    },
    ask: async (sql) => {
      try {
        return (await client.query(sql)).rows
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === statementCancelled) return null
        throw error
      }
    },
    close: async () => {
      client.release()
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function openSqlite(): Promise<PeerDatabase> {
  const database = new DatabaseSync(':memory:')
  return {
    createSql: (store) => createPeerSql(store, { round: (number) => `round(${number})`, total: windowTotal }),
    load: async (tables) => {
      for (const table of tables) {
        database.exec(`create table ${table.name} (${declare(table)})`)
        const insert = database.prepare(`insert into ${table.name} values (${table.columns.map(() => '?').join()})`)
        database.exec('begin')
        for (const row of table.rows()) insert.run(...row)
        database.exec('commit')
      }
      for (const index of indexes) database.exec(index)
      database.exec('create unique index price_key on price (house_id, season, week)')
      database.exec('analyze')
    },
    ask: async (sql) => database.prepare(sql).all(),
    close: async () => database.close(),
  }
}

export function declare({ columns }: PeerTable): string {
  return columns.map(([name, type]) => `${name} ${type}`).join(', ')
}

function* batched({ rows }: PeerTable): Generator<(readonly Field[])[]> {
  let part: (readonly Field[])[] = []
  for (const row of rows()) {
    part.push(row)
    if (part.length < batch) continue
    yield part
    part = []
  }
  yield part
}

import { copyRows } from '@marram/database/copy-rows'
import type { Pool, PoolClient } from 'pg'
import { generateCatalogue } from './generate.ts'
import type { CatalogueOptions } from './options.ts'
import { type Batch, type TableName, tables } from './rows.ts'

export type LoadProgress = { done: number; total: number }

async function copyTable(client: PoolClient, table: TableName, batch: Batch): Promise<void> {
  await copyRows(client, { table, columns: tables[table] }, batch.rows.get(table) ?? [])
}

function tableNames(): TableName[] {
  return Object.keys(tables).filter((name): name is TableName => Object.hasOwn(tables, name))
}

/** COPY with explicit ids does not advance identity sequences, so the next booking would hit a duplicate key. */
async function moveSequences(client: PoolClient): Promise<void> {
  for (const table of ['stay', 'review', 'booking', 'bank_entry'] as const) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), greatest(1, (select coalesce(max(id), 1) from ${table})))`,
      [table],
    )
  }
}

async function copyAll(client: PoolClient, options: CatalogueOptions, onProgress: (progress: LoadProgress) => void) {
  let done = 0
  for (const batch of generateCatalogue(options)) {
    for (const table of tableNames()) await copyTable(client, table, batch)
    done += batch.lodgings
    onProgress({ done, total: options.lodgings })
  }
}

/**
 * Writes streets, seasons and houses in one transaction, so that an interrupted load leaves nothing behind. Refuses a
 * database that already has houses; areas, locations and items must have been imported.
 */
export async function loadHouses(
  pool: Pool,
  options: CatalogueOptions,
  onProgress: (progress: LoadProgress) => void = () => {},
): Promise<void> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    // The timeouts of the pool are meant for requests of guests, but loading fifty thousand houses takes minutes.
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query('lock table lodging in share row exclusive mode')
    const { rowCount } = await client.query('select from lodging limit 1')
    if (rowCount !== 0) throw new Error('This database already holds a catalogue.')
    await copyAll(client, options, onProgress)
    await moveSequences(client)
    await client.query(`analyze ${tableNames().join(', ')}`)
    await client.query('commit')
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw failure
  } finally {
    // A connection whose COPY failed is closed and not reused: closing it rolls everything back.
    client.release(failure)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery, Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely'
import { type Connection, connect } from './connection.ts'
import type { Log } from './operator-error.ts'
import type { Database } from './schema.generated.ts'

/** The database for the reads of one request; never for writes or transactions. */
export type Reads = () => Promise<Kysely<Database>>
export type ReadReplica = { readonly reads: Reads; close(): Promise<void> }

/** One read waits for the replica this long; the others then don't, until it has caught up. */
const catchUpMs = 40
const pollMs = 4
const answerMs = 1000
/** After a failure the replica is not asked for this long. */
const pauseMs = 1000

/**
 * Reads from a streaming replica, but only if it has everything that the primary had when the request began. So a reply
 * can't be older than one from the primary: a page rendered after a change shows it, and so does a guest's next page.
 * Otherwise, and whenever the replica fails, reads go to the primary.
 */
export function openReadReplica(primary: Connection, { url, log }: { url: string; log: Log }): ReadReplica {
  const replica = connect({ url, applicationName: 'marram reads', log: () => {} })
  let pausedUntil = 0
  let isKnown = false
  let isBehind = false
  const pause = (reason: string): void => {
    if (pausedUntil === 0) log(`The read replica is not used: ${reason}`)
    pausedUntil = performance.now() + pauseMs
  }
  const resume = (): void => {
    if (pausedUntil !== 0) log('The read replica is used again.')
    pausedUntil = 0
  }
  const ask = async (text: string, values: readonly unknown[]): Promise<Rows> => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('It does not answer.')), answerMs)
    try {
      return await Promise.race([replica.pool.query({ text, values: [...values] }), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      const { rows } = await ask(text, values)
      return { command: 'SELECT' as const, rowCount: rows.length, rows }
    } catch (error) {
      if (!isFaultOfReplica(error)) throw error
      // Recovery may cancel a query; the replica itself is well.
      if (sqlState(error) !== '40001') pause(messageOf(error))
      const { rows } = await primary.db.executeQuery(CompiledQuery.raw(text, [...values]))
      return { command: 'SELECT' as const, rowCount: rows.length, rows }
    }
  }
  // Its type includes cursors, which Kysely only uses if given a class for them.
  const client: PostgresPoolClient = { query: query as never, release: () => {} }
  const pool = { options: replica.pool.options, connect: async () => client, end: async () => {} }
  const onReplica = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })

  const hasCaughtUp = async (): Promise<boolean> => {
    const needed = await loadPosition(primary)
    const giveUpAt = performance.now() + (isBehind ? 0 : catchUpMs)
    for (;;) {
      const { rows } = await ask(replayQuery, [needed.position])
      const [row] = rows
      if (!isKnown) mustBeReplicaOf(needed.system, row)
      isKnown = true
      isBehind = row?.is_caught_up !== true && performance.now() >= giveUpAt
      if (row?.is_caught_up === true) return true
      if (isBehind) return false
      await sleep(pollMs)
    }
  }
  return {
    async reads() {
      if (performance.now() < pausedUntil) return primary.db
      try {
        const isCaughtUp = await hasCaughtUp()
        resume()
        return isCaughtUp ? onReplica : primary.db
      } catch (error) {
        pause(messageOf(error))
        return primary.db
      }
    },
    close: replica.close,
  }
}

/** Without a replica. */
export function readPrimary({ db }: Pick<Connection, 'db'>): Reads {
  return async () => db
}

type Rows = { rows: Record<string, unknown>[] }

/** With asynchronous commits, changes are visible before they are flushed. */
async function loadPosition({ db }: Connection): Promise<{ position: string; system: string }> {
  const { rows } = await sql<{ position: string; system: string }>`
    select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn() end::text as position,
      (select system_identifier::text from pg_control_system()) as system`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The primary has no position.')
  return row
}

/** A promoted replica is no replica any more. */
const replayQuery = `
  select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is_caught_up,
    pg_is_in_recovery() as is_replica, (select system_identifier::text from pg_control_system()) as system`

function mustBeReplicaOf(system: string, row: Record<string, unknown> | undefined): void {
  if (row?.system !== system) throw new Error('It is a replica of another database: check DATABASE_READ_URL.')
  if (row.is_replica !== true) throw new Error('It is no replica: check DATABASE_READ_URL.')
}

function isFaultOfReplica(error: unknown): boolean {
  const state = sqlState(error)
  return state === null || /^(?:08|25|40|53|57|58|XX)/.test(state)
}

function sqlState(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) ? code : null
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

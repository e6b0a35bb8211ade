import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { columnTypes } from './column-types.ts'
import { guardPool } from './database-breaker.ts'
import type { Log } from './operator-error.ts'
import type { Database } from './schema.generated.ts'

export type ConnectionOptions = {
  /** A PostgreSQL URL; a socket folder is passed as `?host=/folder`. */
  url: string
  /** Shown in pg_stat_activity. */
  applicationName?: string
  maxConnections?: number
  /** 0 disables it, for migrations and backups. */
  statementTimeoutMs?: number
  log?: Log
}

export type Connection = { db: Kysely<Database>; pool: Pool; url: string; close(): Promise<void> }

const STATEMENT_TIMEOUT_MS = 30_000
const LOCK_TIMEOUT_MS = 10_000
const IDLE_IN_TRANSACTION_MS = 60_000
const CONNECT_TIMEOUT_MS = 10_000
/** After a failover a connection may stay at a server that is now a standby, and only jobs would use it. */
const LIFETIME_S = 600

/** Lazy: the pool connects with the first query, and reconnects after an outage. */
export function connect(options: ConnectionOptions): Connection {
  const { url, applicationName = 'marram', maxConnections = 10, log = () => {} } = options
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS
  const pool = new Pool({
    connectionString: url,
    application_name: applicationName,
    max: maxConnections,
    types: columnTypes(),
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    maxLifetimeSeconds: LIFETIME_S,
    statement_timeout: statementTimeoutMs,
    lock_timeout: statementTimeoutMs === 0 ? 0 : LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: statementTimeoutMs === 0 ? 0 : IDLE_IN_TRANSACTION_MS,
  })
  // Without a listener, an error on an idle connection would crash the program; the pool has already dropped it.
  const report = (error: Error) => log(`A database connection broke: ${error.message}`)
  pool.on('error', report)
  // A checked-out connection reports its failure only to itself; the pending query fails and the pool drops it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const { connect: connectGuarded, stop } = guardPool(pool, url, log)
  const guarded = { options: pool.options, connect: connectGuarded, end: async () => {} }
  const close = (): Promise<void> => {
    stop()
    return pool.end()
  }
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded }) }), pool, url, close }
}

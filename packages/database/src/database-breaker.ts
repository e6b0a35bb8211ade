import { type Breaker, createBreaker } from '@marram/service-kit/breaker'
import { noteOutage, OutageError } from '@marram/service-kit/outage'
import type { PostgresPoolClient } from 'kysely'
import { Client, type Pool, type PoolClient } from 'pg'
import { connectWithRetry, isRestarting } from './connect-with-retry.ts'
import type { Log } from './operator-error.ts'
import { traceStatement } from './trace-statement.ts'

/** A pool whose callers never wait for a server that is away or silent; see `Breaker`. */
export type GuardedPool = { connect(): Promise<PostgresPoolClient>; stop(): void }

export function guardPool(pool: Pool, url: string, log: Log): GuardedPool {
  const breaker = createBreaker({
    name: 'The database',
    probe: (signal) => probeServer(url, signal),
    onChange: (isAway) => {
      log(isAway ? 'The database does not respond; queries are refused until it does.' : 'The database answers again.')
      if (isAway) dropIdle(pool)
    },
  })
  const known = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    async connect() {
      let connecting: Promise<PoolClient> | undefined
      const work = () => {
        connecting = connectWithRetry(pool)
        return connecting
      }
      try {
        const client = await breaker.run(work, isAnyFailure)
        const guarded = known.get(client) ?? guard(client, breaker, () => dropIdle(pool))
        known.set(client, guarded)
        return guarded
      } catch (error) {
        // The connection may still arrive, long after its caller has left.
        connecting?.then(
          (client) => client.release(true),
          () => {},
        )
        throw error
      }
    },
    stop: breaker.stop,
  }
}

/** Without a connection the reason does not matter. */
const isAnyFailure = (): boolean => true

function guard(client: PoolClient, breaker: Breaker, onReadOnly: () => void): PostgresPoolClient {
  // A connection abandoned during a query may have an open transaction; a read-only one stays at an old primary.
  let isLeft = false
  const query = async (sql: string, values: readonly unknown[]) => {
    let isAnswered = false
    const answer = (): void => {
      isAnswered = true
    }
    try {
      const send = () => client.query(sql, [...values]).finally(answer)
      return await traceStatement(sql, () => breaker.run(send, isRestarting))
    } catch (error) {
      const code = codeOf(error)
      if (!unable.has(code)) throw error
      if (code === readOnly) {
        isLeft = true
        onReadOnly()
      }
      noteOutage()
      throw new OutageError('The database', error)
    } finally {
      isLeft ||= !isAnswered
    }
  }
  return {
    // Its type includes cursors, which Kysely only uses if given a class for them.
    query: query as never,
    release: (destroy = false) => client.release(destroy || isLeft),
  }
}

const readOnly = '25006'
/**
 * A server that answers but cannot do its work: read-only after a failover, out of disk, memory or connections, or with a
 * failing disk. Neither a bug nor a client error.
 */
const unable: ReadonlySet<string> = new Set([readOnly, '53100', '53200', '53300', '53400', '58030'])

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

const PROBE_MS = 5_000

/** Uses a new connection: those of the pool may all be busy. */
async function probeServer(url: string, signal: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'marram probe',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  })
  client.on('error', () => {})
  signal.addEventListener('abort', () => void client.end().catch(() => {}), { once: true })
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (codeOf(error) !== full) throw error
  } finally {
    client.end().catch(() => {})
  }
}

/** Other programs hold all connections that the server allows; ours still work. */
const full = '53300'

/** After an outage, such as a failover, the peer of an idle connection may be gone silently. */
function dropIdle(pool: Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    )
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

const RETRY_FOR_MS = 5_000
const PAUSE_MS = 100

/** Errors of a server that is starting, stopping or restarting. */
const RESTARTING = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'])

/** Gets a connection from the pool, waiting out a short restart of the server. Safe to retry: nothing was sent yet. */
export async function connectWithRetry(pool: Pool): Promise<PoolClient> {
  const giveUpAt = Date.now() + RETRY_FOR_MS
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      if (pool.ending || !isRestarting(error) || Date.now() > giveUpAt) throw error
      await sleep(PAUSE_MS)
    }
  }
}

export function isRestarting(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.message === 'Connection terminated unexpectedly') return true
  return 'code' in error && typeof error.code === 'string' && RESTARTING.has(error.code)
}

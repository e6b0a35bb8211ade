import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Log } from '../operator-error.ts'
import { loadAbsentWorkers, releaseJobsOf } from './presence.ts'

const BETWEEN_LOOKS_MS = 2_000
const BETWEEN_ROUNDS_MS = 30_000

/**
 * Releases the jobs of dead workers, at the start and then periodically, until the signal aborts. A worker must be
 * absent twice: when the database restarts, all are absent until they have reconnected.
 */
export async function rescueJobs(pool: Pool, log: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await look(pool, log, signal)
      await sleep(BETWEEN_ROUNDS_MS, undefined, { signal })
    } catch (error) {
      if (signal.aborted) return
      log(`Jobs: could not look for dead workers: ${error instanceof Error ? error.message : error}`)
      await sleep(BETWEEN_ROUNDS_MS, undefined, { signal }).catch(() => {})
    }
  }
}

async function look(pool: Pool, log: Log, signal: AbortSignal): Promise<void> {
  const absent = await loadAbsentWorkers(pool)
  if (absent.size === 0) return
  await sleep(BETWEEN_LOOKS_MS, undefined, { signal })
  const dead = absent.intersection(await loadAbsentWorkers(pool))
  if (dead.size === 0) return
  await releaseJobsOf(pool, dead)
  log(`Jobs: released the jobs of ${dead.size} dead worker(s).`)
}

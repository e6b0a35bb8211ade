import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { keepClient, type LastingClient } from './lasting-client.ts'
import type { Log } from './operator-error.ts'

const KEY = 'the one embedded program'
/** PostgreSQL may not have ended the session of a killed program yet. */
const PATIENCE_MS = 2_000
const PAUSE_MS = 100

/**
 * Takes the exclusive lock of the running program, for as long as the returned client is open; null if another holds
 * it.
 */
export async function findClaim(url: string, log: Log): Promise<LastingClient | null> {
  let isOurs = false
  const client = await keepClient({
    url,
    applicationName: 'marram claim',
    prepare: async (session, isFirst) => {
      isOurs = await tryLock(session)
      if (!isOurs && !isFirst) {
        log('Another Marram took over this data folder while the database was away.')
        throw new Error('claim lost')
      }
    },
  })
  if (isOurs) return client
  await client.close()
  return null
}

async function tryLock(session: Client): Promise<boolean> {
  for (let waitedMs = 0; ; waitedMs += PAUSE_MS) {
    const { rows } = await session.query('select pg_try_advisory_lock(hashtext($1)) as locked', [KEY])
    if (rows[0]?.locked === true) return true
    if (waitedMs >= PATIENCE_MS) return false
    await sleep(PAUSE_MS)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { keepClient, type LastingClient } from './lasting-client.ts'
import type { Log } from './operator-error.ts'

/** A program runs until it is stopped; a command ends by itself, so others wait for it. */
export type Claimant = 'program' | 'command'

const KEY = 'the one embedded program'
const SESSION = 'marram claim'
/** PostgreSQL may not have ended the session of a killed program yet. */
const PATIENCE_MS = 2_000
const PAUSE_MS = 100

/**
 * Takes the exclusive lock of the data folder, for as long as the returned client is open. Waits while a command holds
 * it; null if a program does.
 */
export async function findClaim(url: string, claimant: Claimant, log: Log): Promise<LastingClient | null> {
  let isOurs = false
  const client = await keepClient({
    url,
    applicationName: `${SESSION} by a ${claimant}`,
    prepare: async (session, isFirst) => {
      isOurs = await tryLock(session, log)
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

async function tryLock(session: Client, log: Log): Promise<boolean> {
  let toldCommand = false
  for (let waitedMs = 0; ; waitedMs += PAUSE_MS) {
    const { rows } = await session.query('select pg_try_advisory_lock(hashtext($1)) as locked', [KEY])
    if (rows[0]?.locked === true) return true
    const isCommand = (await findHolder(session)) === `${SESSION} by a command`
    if (!isCommand && waitedMs >= PATIENCE_MS) return false
    if (isCommand && !toldCommand) log('Another Marram command is using the database; waiting for it.')
    toldCommand ||= isCommand
    await sleep(PAUSE_MS)
  }
}

async function findHolder(session: Client): Promise<string | null> {
  const { rows } = await session.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid::bigint = hashtext($1)::bigint & 4294967295`,
    [KEY],
  )
  return rows[0]?.name ?? null
}

/** True if another program or command waits for the claim, and so for this server. */
export async function isClaimAwaited(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, application_name: 'marram close' })
  try {
    await client.connect()
    const { rows } = await client.query(
      'select count(*)::int as claimants from pg_stat_activity where application_name like $1',
      [`${SESSION} by %`],
    )
    return rows[0]?.claimants > 1
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

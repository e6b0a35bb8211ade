import type { Pool } from 'pg'
import { keepClient, type LastingClient } from '../lasting-client.ts'

/** The first half of our advisory lock keys, to avoid collisions with other programs. */
const LOCK_SPACE = 1_717_660_001

/** Holds a lock with this worker's id for the lifetime of its process, so that others can detect its death. */
export function showPresence(url: string, workerId: string): Promise<LastingClient> {
  return keepClient({
    url,
    applicationName: 'marram worker',
    prepare: async (client) => {
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LOCK_SPACE, workerId])
    },
  })
}

/** Workers that hold jobs although their process has died. */
export async function loadAbsentWorkers(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct job.locked_by as id
     from graphile_worker.jobs as job
     where job.locked_by is not null and not exists (
       select from pg_locks as held
       where held.locktype = 'advisory' and held.granted
         and held.database = (select oid from pg_database where datname = current_database())
         and held.classid::bigint = $1 and held.objid::bigint = hashtext(job.locked_by)::bigint & 4294967295)`,
    [LOCK_SPACE],
  )
  return new Set(rows.map((row) => row.id))
}

/** By default graphile-worker waits four hours before it reassigns the jobs of a dead worker. */
export async function releaseJobsOf(pool: Pool, workerIds: Iterable<string>): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [[...workerIds]])
}

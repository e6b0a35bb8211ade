import { createHmac } from 'node:crypto'
import type { SharedBuckets } from '@marram/service-kit/rate-limit'
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.generated.ts'
import { createSecrets } from './secrets.ts'

/**
 * Token buckets that all nodes share, by the clock of the database. As in memory, a bucket is the time at which it will be
 * full again. Networks are stored as keyed hashes, until then.
 */
export function createSharedBuckets(db: Kysely<Database>): (name: string) => SharedBuckets {
  const secret = createSecrets(db)
  return (name) => ({
    async take(network, { burst, perMinute }) {
      const key = createHmac('sha256', await secret('rate-limits'))
        .update(`${name} ${network}`)
        .digest('hex')
      const token = sql`make_interval(secs => ${60 / perMinute}::float8)`
      const { rows } = await sql`
        with now as (select clock_timestamp() as at),
        forgotten as (
          delete from rate_bucket where key in (
            select key from rate_bucket, now where full_at < at and key <> ${key} limit 10 for update of rate_bucket skip locked)
        )
        insert into rate_bucket as bucket (key, full_at) select ${key}, at + ${token} from now
        on conflict (key) do update set full_at = greatest(bucket.full_at, clock_timestamp()) + ${token}
          where greatest(bucket.full_at, clock_timestamp()) + ${token} <= clock_timestamp() + ${burst}::int * ${token}
        returning key`.execute(db)
      return rows.length > 0
    },
  })
}

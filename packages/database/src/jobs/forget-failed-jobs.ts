import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** Payloads may contain mail addresses. A job that succeeds is deleted at once, one that failed for good would stay. */
export async function forgetFailedJobs(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and updated_at < ${before}`.execute(db)
}

import type { Task } from '@marram/contract/task'
import { type Kysely, sql } from 'kysely'
import { type InferInput, parse } from 'valibot'
import type { Database } from '../schema.generated.ts'

export type JobOptions = {
  runAt?: Date
  /** A waiting job under the same key is replaced instead of doubled. */
  key?: string
  /** Jobs of one queue run one after another. */
  queue?: string
  /** How often it is tried, the first time included; 25 (about three days) unless said otherwise. */
  maxAttempts?: number
}

/** Asks for a job. Inside a transaction it exists only once that commits, so an order and its e-mail stand or fall together. */
export async function addJob<T extends Task>(
  db: Kysely<Database>,
  task: T,
  payload: InferInput<T['schema']>,
  { runAt, key, queue, maxAttempts }: JobOptions = {},
): Promise<void> {
  parse(task.schema, payload)
  await sql`select graphile_worker.add_job(
    ${task.name}, payload => ${JSON.stringify(payload)}::json, queue_name => ${queue ?? null},
    run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts ?? null}::int, job_key => ${key ?? null}
  )`.execute(db)
}

import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.generated.ts'

const ANSWER_MS = 1_000

/** Whether a query of a guest would be answered in time; no if every connection of the pool is busy for that long. */
export async function isDatabaseReady(db: Kysely<Database>, answerMs = ANSWER_MS): Promise<boolean> {
  const deadline = new AbortController()
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const tooLate = sleep(answerMs, false, { signal: deadline.signal, ref: false }).catch(() => false)
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    deadline.abort()
  }
}

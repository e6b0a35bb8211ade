import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.generated.ts'

const ANSWER_MS = 1_000

/** True if a guest's query would be answered in time; false if all connections of the pool are busy for that long. */
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

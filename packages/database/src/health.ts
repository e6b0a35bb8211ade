import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

const ANSWER_MS = 1_000

/** Whether the database answers in time; false also when every connection of the pool is busy for that long. */
export async function isDatabaseReady(pool: Pool, answerMs = ANSWER_MS): Promise<boolean> {
  const deadline = new AbortController()
  const answer = pool.query('select 1').then(
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

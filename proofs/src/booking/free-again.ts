import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '@marram/database/connection'
import { sql } from 'kysely'
import { type BookingDoor, requestFor, type StayChoice } from './guests.ts'

const timeoutMs = 120_000

/** Lets abandoned holds expire. One house is booked at once by another guest, the sweep releases the others. */
export async function mustBeFreeAgain(
  { db }: Pick<Connection, 'db'>,
  door: BookingDoor,
  abandoned: readonly StayChoice[],
): Promise<{ readonly endedHolds: number; readonly sweptInMs: number }> {
  const { rows } = await sql<{ n: number }>`
    with ended as (update hold set created_at = now() - interval '21 minutes', expires_at = now() - interval '1 minute'
      returning id) select count(*)::int as n from ended`.execute(db)
  const [first] = abandoned
  if (first) {
    const total = await door.quote(first, 300_000)
    const { status } = await door.book(requestFor(first, total ?? 0), `after-the-hold-${Date.now()}`, 300_001)
    if (status !== 201) throw new Error(`A house whose hold had ended could not be booked: ${status}.`)
  }
  const startedAt = performance.now()
  for (;;) {
    const left = await sql<{ n: number }>`select count(*)::int as n from stay where kind = 'hold'`.execute(db)
    const elapsed = performance.now() - startedAt
    if (left.rows[0]?.n === 0) return { endedHolds: rows[0]?.n ?? 0, sweptInMs: Math.round(elapsed) }
    if (elapsed > timeoutMs) throw new Error(`${left.rows[0]?.n} holds stay although they have ended.`)
    await sleep(500)
  }
}

import { notifyTags } from '@marram/database/changes'
import { inTransaction } from '@marram/database/in-transaction'
import type { Database } from '@marram/database/schema.generated'
import { type CalendarReading, sortCalendar } from '@marram/domain/ical-window'
import type { IsoDay } from '@marram/domain/iso-day'
import { type Stay, staysOverlap } from '@marram/domain/stay'
import { type Kysely, sql } from 'kysely'
import { joined, without } from './taken-nights.ts'

export type CalendarOf = { readonly lodgingId: number; readonly source: string }
export type AppliedCalendar = {
  readonly added: number
  readonly removed: number
  readonly kept: number
  /** Events that overlap our guests' stays: a copy of our own calendar, or a double booking. */
  readonly conflicts: readonly Stay[]
  /** Periods in which the portal merely takes no bookings. */
  readonly windows: readonly Stay[]
}

/**
 * Syncs the blocks of one calendar without touching other blocks or guests' stays. Nights of guests are reported as
 * conflicts; the rest of such an event is blocked.
 */
export function applyCalendar(
  db: Kysely<Database>,
  { lodgingId, source }: CalendarOf,
  events: readonly Stay[],
  today: IsoDay,
): Promise<AppliedCalendar> {
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('lodging_calendar')
      .values({ lodging_id: lodgingId, source })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { readings } = await trx
      .selectFrom('lodging_calendar')
      .where('lodging_id', '=', lodgingId)
      .where('source', '=', source)
      .select('readings')
      .forUpdate()
      .executeTakeFirstOrThrow()
    const sorted = sortCalendar(events, today, readingsOf(readings))
    const change = await replaceBlocks(trx, { lodgingId, source }, joined(sorted.blocks), today)
    await trx
      .updateTable('lodging_calendar')
      .set({ readings: JSON.stringify(sorted.readings), read_at: sql`now()`, tried_at: sql`now()` })
      .set({ problem: conflictText(change.conflicts), conflicts: JSON.stringify(change.conflicts.map(nightsOf)) })
      .where('lodging_id', '=', lodgingId)
      .where('source', '=', source)
      .execute()
    // The plan of staff shows conflicts, so a new one is a change as well.
    if (change.added + change.removed + change.conflicts.length > 0)
      await notifyTags(trx, [`lodging:${lodgingId}`, 'lodgings'])
    return { ...change, windows: sorted.windows }
  })
}

async function replaceBlocks(db: Kysely<Database>, of: CalendarOf, wanted: readonly Stay[], today: IsoDay) {
  const rows = await db
    .selectFrom('stay')
    .where('lodging_id', '=', of.lodgingId)
    .where('departure', '>', today)
    .select(['id', 'kind', 'source', 'arrival', 'departure'])
    .execute()
  const own = rows.filter(({ source }) => source === of.source)
  const others = rows.filter(({ source }) => source !== of.source)
  const guests = others.filter(({ kind }) => kind === 'guest')
  const blocks = wanted.flatMap((stay) => without(stay, others))
  const isSame = (a: Stay) => (b: Stay) => a.arrival === b.arrival && a.departure === b.departure
  const gone = own.filter((row) => !blocks.some(isSame(row)))
  const fresh = blocks.filter((block) => !own.some(isSame(block)))
  const goneIds = gone.map(({ id }) => id)
  if (goneIds.length > 0) await db.deleteFrom('stay').where('id', 'in', goneIds).execute()
  const values = fresh.map(({ arrival, departure }) => {
    return { lodging_id: of.lodgingId, kind: 'owner' as const, source: of.source, arrival, departure }
  })
  if (values.length > 0) await db.insertInto('stay').values(values).execute()
  const conflicts = wanted.filter((stay) => guests.some((guest) => staysOverlap(guest, stay)))
  return { added: fresh.length, removed: gone.length, kept: own.length - gone.length, conflicts }
}

const nightsOf = ({ arrival, departure }: Stay): Stay => ({ arrival, departure })

function conflictText(conflicts: readonly Stay[]): string | null {
  if (conflicts.length === 0) return null
  const list = conflicts.slice(0, 10).map(({ arrival, departure }) => `${arrival} to ${departure}`)
  return `Guests of ours have nights of these too: ${list.join(', ')}${conflicts.length > 10 ? ', …' : ''}.`
}

/** Parses our own readings; any other content counts as none. */
function readingsOf(stored: unknown): CalendarReading[] {
  return Array.isArray(stored) ? stored.filter((one): one is CalendarReading => typeof one?.day === 'string') : []
}

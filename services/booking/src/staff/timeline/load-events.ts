import type { TimelineEntry } from '@marram/contract/desk/booking-page'
import { noteBooking } from '@marram/contract/desk/correspondence'
import type { Database } from '@marram/database/schema.generated'
import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import type { OwnBooking } from '../../change/find-booking.ts'

type EventRow = Pick<Selectable<Database['booking_event']>, 'id' | 'kind' | 'actor' | 'detail' | 'created_at'>
type LogRow = Pick<Selectable<Database['audit_entry']>, 'id' | 'command' | 'actor' | 'reason' | 'at'>

/** The history of the booking, with the names of staff; of their commands only those that left no event. */
export async function loadEvents({ row }: OwnBooking, db: Kysely<Database>): Promise<TimelineEntry[]> {
  const [events, log] = await Promise.all([
    db
      .selectFrom('booking_event')
      .where('booking_id', '=', row.id)
      .select(['id', 'kind', 'actor', 'detail', 'created_at'])
      .orderBy('id')
      .execute(),
    db
      .selectFrom('audit_entry')
      .where('subject', '=', `booking ${row.reservation_id}`)
      // A note is shown itself.
      .where('command', '<>', noteBooking.name)
      .select(['id', 'command', 'actor', 'reason', 'at'])
      .orderBy('id')
      .execute(),
  ])
  return mergeLog(events, log)
}

/** An event and the log entry of its command are written in one transaction, within this time. */
const togetherMs = 5_000

/** @internal for its test */
export function mergeLog(events: readonly EventRow[], log: readonly LogRow[]): TimelineEntry[] {
  const left = [...log]
  const shown = events.map((event) => {
    const index = event.actor === 'staff' ? left.findIndex((entry) => isTogether(event, entry)) : -1
    return presentEvent(event, index < 0 ? null : (left.splice(index, 1)[0] ?? null))
  })
  return [...shown, ...left.map(presentCommand)]
}

function isTogether({ created_at: event }: EventRow, { at }: LogRow): boolean {
  const gap = at.getTime() - event.getTime()
  return gap >= 0 && gap < togetherMs
}

const minorUnits = v.optional(v.number())
const party = v.object({ adults: v.number(), children: v.number(), infants: v.number(), pets: v.number() })
const stay = { arrival: v.string(), departure: v.string() }
/** Details of all kinds of events, of which each has some. */
const detailShape = v.object({
  total: minorUnits,
  kept: minorUnits,
  amount: minorUnits,
  reference: v.optional(v.string()),
  party: v.optional(party),
  before: v.optional(v.object(stay)),
  after: v.optional(v.object({ total: v.number(), party })),
})

function presentEvent(
  { id, kind: what, actor, detail, created_at: at }: EventRow,
  entry: LogRow | null,
): TimelineEntry {
  // Readings of meters are a list.
  const read = v.safeParse(detailShape, detail)
  const { total, kept, amount, reference, party, before, after } = read.success ? read.output : {}
  return {
    kind: 'event',
    id: `event ${id}`,
    at: at.toISOString(),
    what,
    actor,
    by: entry?.actor ?? null,
    reason: entry?.reason ?? null,
    amount: amount ?? kept ?? after?.total ?? total ?? null,
    reference: reference ?? null,
    party: party ?? after?.party ?? null,
    earlierStay: before ?? null,
  }
}

function presentCommand({ id, command, actor: by, reason, at }: LogRow): TimelineEntry {
  return { kind: 'command', id: `command ${id}`, at: at.toISOString(), by, command, reason }
}

import type { BookingChanged } from '@marram/contract/desk/correspondence'
import { loadActors } from '@marram/database/command/load-actors'
import type { Database } from '@marram/database/schema.generated'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'

/** The id of the newest event: everything that changes a booking writes one. */
export async function loadVersion(db: Kysely<Database>, bookingId: number): Promise<number> {
  const { version } = await db
    .selectFrom('booking_event')
    .where('booking_id', '=', bookingId)
    .select(({ fn }) => fn.max('id').as('version'))
    .executeTakeFirstOrThrow()
  return version ?? 0
}

const maxChanges = 20

/** Refuses to act on a booking that the person has not seen as it is; names what happened meanwhile. */
export async function refuseUnseen(
  { id, reservation_id: reservationId }: { readonly id: number; readonly reservation_id: string },
  seen: number | undefined,
  { db }: { readonly db: Kysely<Database> },
): Promise<Refusal | null> {
  if (seen === undefined) return null
  const version = await loadVersion(db, id)
  if (version === seen) return null
  const events = await db
    .selectFrom('booking_event')
    .where('booking_id', '=', id)
    .where('id', '>', seen)
    .select(['kind', 'actor', 'created_at'])
    .orderBy('id')
    .limit(maxChanges)
    .execute()
  const entries = (await loadActors(db, `booking ${reservationId}`, maxChanges)).toReversed()
  // A command writes its log entry after its events.
  const nameAt = (at: Date) => entries.find((entry) => entry.at >= at)?.actor ?? null
  const data: BookingChanged = {
    version,
    changes: events.map(({ kind, actor, created_at: at }) => {
      return { kind, actor, name: actor === 'staff' ? nameAt(at) : null, at: at.toISOString() }
    }),
  }
  return refuse(409, 'booking-changed', 'The booking has changed since you opened it.', { data })
}

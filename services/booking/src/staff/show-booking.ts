import type { Database } from '@marram/database/schema.generated'
import type { Refusal } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'
import { refuseAccess } from '../change/find-booking.ts'
import { type Account, loadAccount } from '../ledger/entries.ts'

type Row = Awaited<ReturnType<typeof findRow>>

export type ShownBooking = NonNullable<Row> & {
  readonly account: Account
  /** Everything that happened to it, oldest first. */
  readonly history: readonly {
    readonly kind: string
    readonly actor: string
    readonly detail: unknown
    readonly at: Date
  }[]
}

/** A booking with its history, for staff. */
export async function showBooking(db: Kysely<Database>, reservationId: string): Promise<ShownBooking | Refusal> {
  const row = await findRow(db, reservationId)
  if (!row) return refuseAccess()
  const history = await db
    .selectFrom('booking_event')
    .where('booking_id', '=', row.id)
    .select(['kind', 'actor', 'detail', 'created_at as at'])
    .orderBy('id')
    .execute()
  return { ...row, account: await loadAccount(db, row.id), history }
}

function findRow(db: Kysely<Database>, reservationId: string) {
  return db
    .selectFrom('booking')
    .innerJoin('lodging', 'lodging.id', 'booking.lodging_id')
    .where('reservation_id', '=', reservationId)
    .select(['booking.id', 'booking.state', 'lodging.name as house', 'arrival', 'departure', 'currency'])
    .select(['adults', 'children', 'infants', 'pets', 'kept_at_least as keptAtLeast'])
    .executeTakeFirst()
}

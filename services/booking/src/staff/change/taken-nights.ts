import type { TakenNights } from '@marram/contract/desk/changes'
import type { Database } from '@marram/database/schema.generated'
import type { Neighbours } from '@marram/domain/booking/staff-change'
import type { Stay } from '@marram/domain/stay'
import { type Kysely, sql } from 'kysely'

type Wanted = {
  readonly lodgingId: number
  readonly stay: Stay
  readonly now: Date
  /** The stay that may overlap, because it is the one that moves or the hold that becomes a booking. */
  readonly ownStayId: number | null
}

/** The stays in the way, with the numbers of their bookings. Ended holds are none. */
export async function findTakenNights(
  db: Kysely<Database>,
  { lodgingId, stay, now, ownStayId }: Wanted,
): Promise<TakenNights[]> {
  const { rows } = await sql<TakenNights>`
    select stay.arrival, stay.departure, stay.kind, booking.reservation_id as "reservationId"
    from stay left join booking on booking.stay_id = stay.id left join hold on hold.stay_id = stay.id
    where stay.lodging_id = ${lodgingId} and stay.id is distinct from ${ownStayId}
      and daterange(stay.arrival, stay.departure) && daterange(${stay.arrival}::date, ${stay.departure}::date)
      and (hold.expires_at is null or hold.expires_at > ${now})
    order by stay.arrival`.execute(db)
  return rows
}

/** The stays before and after these nights. */
export async function findNeighbours(
  db: Kysely<Database>,
  { lodgingId, stay, ownStayId }: Wanted,
): Promise<Neighbours> {
  const { rows } = await sql<Neighbours>`
    select max(departure) filter (where departure <= ${stay.arrival}::date) as "previousDeparture",
      min(arrival) filter (where arrival >= ${stay.departure}::date) as "nextArrival"
    from stay where lodging_id = ${lodgingId} and id is distinct from ${ownStayId}`.execute(db)
  return rows[0] ?? { previousDeparture: null, nextArrival: null }
}

import type { BlockPurpose, PlanBar } from '@marram/contract/desk/plan'
import type { Database } from '@marram/database/schema.generated'
import { awaitsApproval, type BookingState } from '@marram/domain/booking/booking-process'
import { addDays, copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { type Kysely, sql } from 'kysely'

export type PlanWindow = { readonly houses: readonly number[]; readonly from: IsoDay; readonly days: number }

type Row = {
  readonly id: number
  readonly house: number
  readonly kind: 'guest' | 'owner' | 'hold'
  readonly arrival: IsoDay
  readonly departure: IsoDay
  readonly persons: number
  readonly source: string | null
  readonly reservationId: string | null
  readonly state: BookingState | null
  readonly guest: string | null
  readonly until: Date | null
  readonly heldFor: string | null
  readonly purpose: BlockPurpose | null
  readonly note: string | null
}

type Reader = { readonly now: Date; readonly mayReadBookings: boolean }

/** Everything that takes nights of these houses, by house and arrival. */
export async function loadBars(db: Kysely<Database>, window: PlanWindow, reader: Reader): Promise<PlanBar[]> {
  const until = addDays(window.from, window.days)
  // Joined to the list, the index of the constraint finds the nights of each house.
  const { rows } = await sql<Row>`
    select stay.id, stay.lodging_id as house, stay.kind, stay.arrival, stay.departure,
      stay.adults + stay.children + stay.infants as persons, stay.source, booking.reservation_id as "reservationId",
      booking.state, booking.guest ->> 'lastName' as guest, hold.expires_at as until,
      hold.held_for as "heldFor", house_block.purpose, house_block.note
    from unnest(${window.houses}::int[]) as wanted (id)
    join stay on stay.lodging_id = wanted.id
      and daterange(stay.arrival, stay.departure) && daterange(${window.from}::date, ${until}::date)
    left join booking on booking.stay_id = stay.id
    left join hold on hold.stay_id = stay.id
    left join house_block on house_block.stay_id = stay.id
    where hold.expires_at is null or hold.expires_at > ${reader.now}
    order by stay.lodging_id, stay.arrival`.execute(db)
  return rows.map((row) => presentBar(row, reader))
}

function presentBar(row: Row, { now, mayReadBookings }: Reader): PlanBar {
  const { house, arrival, departure } = row
  const bar = { house, arrival, departure }
  if (row.until !== null) {
    return { kind: 'hold', ...bar, until: row.until.toISOString(), heldFor: mayReadBookings ? row.heldFor : null }
  }
  if (row.source !== null) return { kind: 'foreign', ...bar, source: row.source }
  if (row.kind === 'owner') return { kind: 'block', ...bar, id: row.id, purpose: row.purpose, note: row.note ?? '' }
  const state = stateOf(row, copenhagenDay(now))
  const known = mayReadBookings ? row : { reservationId: null, guest: null }
  return { kind: 'stay', ...bar, state, reservationId: known.reservationId, guest: known.guest, persons: row.persons }
}

function stateOf({ state, arrival, departure }: Row, today: IsoDay) {
  if (state === null) return 'imported'
  if (awaitsApproval(state)) return 'waits'
  if (state === 'completed' || departure <= today) return 'left'
  return arrival < today ? 'arrived' : 'booked'
}

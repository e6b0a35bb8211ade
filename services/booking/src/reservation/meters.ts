import type { MetersReading, Reservation } from '@marram/contract/booking/reservation'
import { canReadMeters, parseReading } from '@marram/domain/booking/after-booking'
import { copenhagenDay } from '@marram/domain/iso-day'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { BookingContext } from '../booking/context.ts'
import { findOwnBooking } from '../change/find-booking.ts'
import { presentReservation } from './read-reservation.ts'

/** Stores the guest's readings; a later reading of the same meter replaces the earlier one. */
export function readMeters(request: MetersReading, { db, now, takes }: BookingContext): Promise<Reservation | Refusal> {
  return db.transaction().execute(async (trx) => {
    const inside = { db: trx, now, takes }
    const ownBooking = await findOwnBooking(inside, request, { lock: true })
    if (isRefusal(ownBooking)) return ownBooking
    const { id, state, arrival, departure } = ownBooking.row
    if (!canReadMeters({ state, arrival, departure, today: copenhagenDay(now()) })) {
      return refuse(
        409,
        'cannot-read-meters',
        'Meters are read from the day of arrival until three days after the stay.',
      )
    }
    const rows = request.readings.map(({ itemId, moment, reading }) => {
      return { booking_id: id, item_id: itemId, moment, reading: parseReading(reading), read_at: now() }
    })
    const meterIds = new Set(ownBooking.quote.meteredEstimates.map(({ itemId }) => itemId))
    if (rows.some((row) => !meterIds.has(row.item_id)))
      return refuse(422, 'unknown-item', 'The house has no such meter.')
    for (const { reading, ...row } of rows) {
      if (reading === null) return refuse(422, 'not-a-reading', 'A meter shows up to seven digits, and three decimals.')
      await trx
        .insertInto('meter_reading')
        .values({ ...row, reading })
        .onConflict((conflict) =>
          conflict.columns(['booking_id', 'item_id', 'moment']).doUpdateSet({ reading, read_at: now() }),
        )
        .execute()
    }
    const detail = JSON.stringify(rows.map(({ item_id: itemId, moment, reading }) => ({ itemId, moment, reading })))
    await trx
      .insertInto('booking_event')
      .values({ booking_id: id, kind: 'meters-read', actor: 'guest', detail, created_at: now() })
      .execute()
    return presentReservation(ownBooking, inside)
  })
}

import * as desk from '@marram/contract/desk/correspondence'
import { refuse } from '@marram/service-kit/envelope'
import { lockBooking, refuseAccess } from '../change/find-booking.ts'
import { onBooking } from './on-booking.ts'

export const note = onBooking(desk.noteBooking, async ({ reservationId, text }, { db, now }, staff) => {
  const row = await lockBooking(db, reservationId)
  if (!row) return refuseAccess()
  return db
    .insertInto('booking_note')
    .values({ booking_id: row.id, user_id: staff.userId, author: staff.name, text, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
})

export const assign = onBooking(desk.assignBooking, async ({ reservationId, isMine }, { db, now }, staff) => {
  const row = await lockBooking(db, reservationId)
  if (!row) return refuseAccess()
  if (!isMine) {
    await db.deleteFrom('booking_assignee').where('booking_id', '=', row.id).execute()
    return { assignee: null }
  }
  const { userId, name } = staff
  if (userId === null) return refuse(409, 'no-account', 'The command line cannot take care of a booking.')
  const mine = { user_id: userId, name, assigned_at: now() }
  await db
    .insertInto('booking_assignee')
    .values({ booking_id: row.id, ...mine })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(mine))
    .execute()
  return { assignee: name }
})

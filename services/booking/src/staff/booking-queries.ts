import * as list from '@marram/contract/desk/booking-list'
import * as desk from '@marram/contract/desk/booking-page'
import { staffQuery } from '@marram/database/command/staff-command'
import type { Inside } from '../booking/context.ts'
import { readBooking, refuseAccess } from '../change/find-booking.ts'
import { renderDocument } from '../reservation/write-document.ts'
import { listDeskBookings } from './list/list-bookings.ts'
import { showDeskBooking } from './show-desk-booking.ts'

export const listBookings = staffQuery<Inside>()(list.listBookings, listDeskBookings)

export const showBooking = staffQuery<Inside>()(desk.showBooking, (request, inside, { permissions }) =>
  showDeskBooking(request, inside, { seesMessages: permissions.includes('messages.read') }),
)

/** Without a key, so that its links do not make staff the guest. */
export const showDocument = staffQuery<Inside>()(desk.showDocument, async ({ reservationId, kind }, inside) => {
  const row = await inside.db
    .selectFrom('booking')
    .where('reservation_id', '=', reservationId)
    .selectAll()
    .executeTakeFirst()
  return row ? renderDocument(readBooking(row), { kind, key: '' }, inside) : refuseAccess()
})

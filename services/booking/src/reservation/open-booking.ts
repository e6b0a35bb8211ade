import type { BookingAccess } from '@marram/contract/booking/place'
import type { Refusal } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { makeAccessKey } from '../booking/secrets.ts'
import { refuseAccess } from '../change/find-booking.ts'
import { ownedBy, type User } from '../change/owned-by.ts'
import { admit } from '../mail/send-letter.ts'

/** Long enough for an evening, but limited on shared browsers. */
const openMs = 12 * 3_600_000

/** Gives a logged-in guest a temporary key for the booking page. */
export async function openBooking(
  reservationId: string,
  user: User,
  { db, now }: Pick<Inside, 'db' | 'now'>,
): Promise<BookingAccess | Refusal> {
  const row = await db
    .selectFrom('booking')
    .where('reservation_id', '=', reservationId)
    .where(ownedBy(user))
    .select('id')
    .executeTakeFirst()
  if (!row) return refuseAccess()
  await db.deleteFrom('booking_access').where('booking_id', '=', row.id).where('expires_at', '<', now()).execute()
  const key = makeAccessKey()
  await admit(row.id, key, { db, now }, { expiresAt: new Date(now().getTime() + openMs) })
  return { reservationId, key }
}

import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.generated.ts'
import type { Person } from './person.ts'

/** Revokes the links to a person's bookings, and all that were mailed to the address; returns how many there were. */
export async function revokeBookingLinks(db: Kysely<Database>, { userId, email }: Person): Promise<number> {
  const bookings = db
    .selectFrom('booking')
    .where(sql<boolean>`(user_id = ${userId} or lower(guest ->> 'email') = ${email.toLowerCase()})`)
    .select('id')
  const revoked = await db.deleteFrom('booking_access').where('booking_id', 'in', bookings).executeTakeFirst()
  return Number(revoked.numDeletedRows)
}

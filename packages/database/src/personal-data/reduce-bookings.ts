import { isKeptByLaw, lastKeptYear } from '@marram/domain/desk/retention'
import type { IsoDay } from '@marram/domain/iso-day'
import type { Kysely } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { bookedBy, type Person } from './person.ts'

const unreachable = { phone: '', email: '', wantsNewsletter: false }
const nobody = { firstName: '', lastName: '', address: '', postalCode: '', city: '', country: '', ...unreachable }

/** Counts the bookings that would keep name and address after an erasure; `until` is the last year of any of them. */
export async function findKept(db: Kysely<Database>, person: Person, today: IsoDay) {
  const bookings = await db.selectFrom('booking').where(bookedBy(person)).select('departure').execute()
  const years = bookings.flatMap(({ departure }) => (isKeptByLaw(departure, today) ? [lastKeptYear(departure)] : []))
  return { bookings: years.length, until: years.length === 0 ? null : Math.max(...years) }
}

/**
 * Removes a person from finished bookings, down to what their bills must show: name and address, for as long as
 * bookkeeping law requires. The last step of an erasure, since it cuts the link between bookings and mail address.
 */
export async function reduceBookings(
  db: Kysely<Database>,
  person: Person,
  today: IsoDay,
): Promise<{ readonly reduced: number; readonly blanked: number }> {
  const bookings = await db
    .selectFrom('booking')
    .where(bookedBy(person))
    .select(['id', 'departure', 'guest'])
    .forUpdate()
    .execute()
  let reduced = 0
  for (const { id, departure, guest } of bookings) {
    const isKept = isKeptByLaw(departure, today)
    const left = JSON.stringify(isKept ? { ...Object(guest), ...unreachable } : nobody)
    await db.updateTable('booking').set({ guest: left, user_id: null, mailbox: null }).where('id', '=', id).execute()
    if (isKept) reduced += 1
  }
  return { reduced, blanked: bookings.length - reduced }
}

import { hash } from 'node:crypto'
import type { Database } from '@marram/database/schema.generated'
import { seedLodging, seedResort } from '@marram/database/testing/seed-catalogue'
import type { Kysely } from 'kysely'

const spot = { latitude: 55.5, longitude: 8.1 }
const at = new Date('2027-02-20T10:00:00Z')

export async function seedHouse(db: Kysely<Database>): Promise<void> {
  const place = { location: 10, street: 10, ...spot }
  await seedResort(db, { area: 1, slug: 'blavand', name: 'Blåvand', ...place })
  await seedLodging(db, { id: 1, ...place })
}

/** A review that its guest has sent with this link. */
export async function seedSentReview(db: Kysely<Database>, token: string, email = 'karen@example.org') {
  // A cancelled stay needs no nights in the calendar.
  const party = { adults: 2, children: 0, infants: 0, pets: 0 }
  const stay = { lodging_id: 1, arrival: '2027-02-06', departure: '2027-02-13', state: 'cancelled', ...party } as const
  const terms = {
    language_id: 2,
    currency: 'EUR',
    total: 73_200,
    quote: '{}',
    terms: '{}',
    pay_choice: 'invoice',
  } as const
  const { id: bookingId } = await db
    .insertInto('booking')
    .values({
      reservation_id: hash('sha256', token, 'hex').replace(/\D/g, '').padEnd(9, '1').slice(0, 9),
      ...stay,
      ...terms,
      guest: JSON.stringify({ email }),
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const expires = new Date('2027-05-20T10:00:00Z')
  await db
    .insertInto('review_invitation')
    .values({ booking_id: bookingId, token_hash: hash('sha256', token, 'hex'), created_at: at, expires_at: expires })
    .execute()
  const words = { rating: 5, text: 'Schönes Haus.', name: 'Karen M.', place: 'Berlin' }
  const { id } = await db
    .insertInto('guest_review')
    .values({ booking_id: bookingId, ...words, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

import type { Database } from '@marram/database/schema.generated'
import { addDays } from '@marram/domain/iso-day'
import { standardTerms } from '@marram/domain/terms'
import type { Insertable, Kysely } from 'kysely'
import { addEntries } from '../ledger/entries.ts'
import { startOfTest } from './start-booking.ts'

export type BookingSeed = Partial<Pick<Insertable<Database['booking']>, 'state' | 'currency' | 'address_due'>> & {
  readonly number: string
  readonly house: number
  readonly arrival: string
  readonly guest: readonly [firstName: string, lastName: string]
  readonly email?: string
  readonly phone?: string
  readonly createdAt?: string
  readonly paid?: number
}

/** Of each booking that is not cancelled, so that a cancelled one owes nothing. */
export const seededTotal = 100_000

/** A week for two without the rules of selling, so that a test can have any state, day and guest. */
export async function insertBooking(db: Kysely<Database>, seed: BookingSeed): Promise<number> {
  const { number, house, arrival, guest, state = 'booked', currency = 'EUR', paid = 0 } = seed
  const stay = { arrival, departure: addDays(arrival, 7) }
  const party = { adults: 2, children: 1, infants: 0, pets: 1 }
  const placed = seed.createdAt ?? startOfTest
  const nights = await db
    .insertInto('stay')
    .values({ lodging_id: house, kind: 'guest', ...stay, ...party })
    .returning('id')
    .executeTakeFirstOrThrow()
  const total = seededTotal
  const quote = { kind: 'quote', stay, nights: 7, party, currency, lines: [{ kind: 'rent', nights: 7, amount: total }] }
  const more = { total, normalTotal: total, discountTags: [], transactionFee: 0, meteredEstimates: [] }
  const [firstName, lastName] = guest
  const address = { address: 'Lindenstraße 4', postalCode: '10969', city: 'Berlin', country: 'DE' }
  const reached = { phone: seed.phone ?? '030 1234567', email: seed.email ?? 'karen@example.org' }
  const { id } = await db
    .insertInto('booking')
    .values({
      ...{ reservation_id: number, state, lodging_id: house, stay_id: state === 'cancelled' ? null : nights.id },
      ...{ ...stay, ...party, language_id: 2, currency, total, pay_choice: 'invoice' },
      quote: JSON.stringify({ ...quote, ...more }),
      guest: JSON.stringify({ firstName, lastName, ...address, ...reached, wantsNewsletter: false }),
      ...{ terms: JSON.stringify(standardTerms), created_at: placed, changed_at: placed },
      address_due: seed.address_due ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (state === 'cancelled') await db.deleteFrom('stay').where('id', '=', nights.id).execute()
  await addEntries(db, { bookingId: id, currency, now: new Date(placed) }, [
    { key: 'placed 0', kind: 'charge', what: 'rent', amount: total },
    ...(state === 'cancelled'
      ? [{ key: 'cancelled', kind: 'credit', what: 'cancellation', amount: -total } as const]
      : []),
    ...(paid === 0 ? [] : [{ key: 'paid', kind: 'payment', what: 'transfer', amount: -paid } as const]),
  ])
  return id
}

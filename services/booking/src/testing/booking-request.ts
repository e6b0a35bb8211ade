import type { BookingRequest } from '@marram/contract/booking/place'
import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'

/** A week in March in house 1 for two, booked by a German guest; the seeded house costs 700 € and a 32 € fee. */
export const weekTotal = 70_000 + 3_200

export const option = {
  lodgingId: 1,
  arrival: '2027-03-06',
  duration: 7,
  adults: 2,
  children: 0,
  infants: 0,
  pets: 0,
  currency: 'EUR',
  languageId: 2,
} as const

export const guest = {
  firstName: 'Karen',
  lastName: 'Müller',
  address: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
  phone: '030 1234567',
  email: 'karen@example.org',
  isOldEnough: true,
  acceptsTerms: true,
}

export type BookingOverrides = Omit<Partial<BookingRequest>, 'option' | 'guest'> & {
  readonly option?: Partial<BookingRequest['option']>
  readonly guest?: Partial<BookingRequest['guest']>
}

export function exampleBooking({ option: other, guest: details, ...rest }: BookingOverrides = {}): BookingRequest {
  return { option: { ...option, ...other }, guest: { ...guest, ...details }, acceptedTotal: weekTotal, ...rest }
}

let keys = 0
export const newKey = () => {
  keys += 1
  return { 'idempotency-key': `test-key-${String(keys).padStart(10, '0')}` }
}

const watched = [
  'stay',
  'hold',
  'booking',
  'booking_access',
  'booking_item',
  'booking_event',
  'ledger_entry',
  'payment',
  'idempotency_key',
  'mail',
] as const

/** Counts the rows of all tables that a booking writes, and waiting jobs. */
export async function countRows(db: Kysely<Database>): Promise<Record<string, number>> {
  const counts = await Promise.all(
    watched.map(async (table) => {
      const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db)
      return [table, rows[0]?.count ?? 0] as const
    }),
  )
  const { rows } = await sql<{ count: number }>`select count(*) from graphile_worker.jobs`.execute(db)
  return { ...Object.fromEntries(counts), jobs: rows[0]?.count ?? 0 }
}

/** Truncates, because triggers refuse deletes from the ledger and the events. */
export async function clearBookings(db: Kysely<Database>): Promise<void> {
  await sql`truncate ${sql.join(watched.map((table) => sql.table(table)))} cascade`.execute(db)
  await sql`truncate deferred_period, booking_day`.execute(db)
  await sql`delete from graphile_worker._private_jobs`.execute(db)
}

/** Adds linen per guest and a cot as extras. */
export async function seedExtras(db: Kysely<Database>, lodgingId: number): Promise<void> {
  const words = { description_da: 'Linned', description_de: 'Bettwäsche', description_en: 'Linen' }
  await db
    .insertInto('item')
    .values([
      { id: 1, definition_id: 1, type: 'linen', charge_type: 'per-person', unit_name: 'set', ...words },
      { id: 2, definition_id: 2, type: 'cot', charge_type: 'per-unit', unit_name: 'cot', ...words },
      { id: 3, definition_id: 3, type: 'cleaning', charge_type: 'per-stay', unit_name: 'stay', ...words },
      {
        id: 4,
        definition_id: 4,
        type: 'electricity',
        charge_type: 'metered',
        metered_quantity: 'kwh',
        unit_name: 'kWh',
        ...words,
      },
    ])
    .execute()
  const price = (item_id: number, eur: number, is_mandatory = false) => {
    const quantities = { min_quantity: is_mandatory ? 1 : 0, max_quantity: is_mandatory ? 1 : 3 }
    return {
      lodging_id: lodgingId,
      item_id,
      unit_price_dkk: eur * 746,
      unit_price_eur: eur * 100,
      is_mandatory,
      ...quantities,
    }
  }
  await db
    .insertInto('lodging_item')
    .values([price(1, 17), price(2, 25), price(3, 90, true), price(4, 1)])
    .execute()
}

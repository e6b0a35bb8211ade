import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { storedStates } from '@marram/domain/booking/booking-process'
import { addDays } from '@marram/domain/iso-day'
import type { QuoteLine } from '@marram/domain/quote'
import { instalmentPlan } from '@marram/domain/rental-terms'
import { standardTerms } from '@marram/domain/terms'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const amount = fc.integer({ min: 0, max: 500_000 })
const item = {
  itemId: 1,
  type: 'linen',
  chargeType: 'per-stay' as const,
  quantity: 1,
  units: 1,
  unitPrice: 0,
  percent: 5,
  tags: [],
}
const lineOf = (kind: QuoteLine['kind']) =>
  amount.map((sum) => ({ ...item, kind, nights: 7, amount: kind === 'discount' ? -Math.round(sum / 50) : sum }))
/** A booking costs something: discounts are a part of the rent. */
const rent = fc
  .integer({ min: 100_000, max: 500_000 })
  .map((sum) => ({ ...item, kind: 'rent' as const, nights: 7, amount: sum }))
const extra = fc.array(
  fc.oneof(
    ...(['rent', 'discount', 'mandatory-item', 'chosen-item', 'transaction-fee', 'rebooking-fee'] as const).map(lineOf),
  ),
  { maxLength: 8 },
)
const lines = fc.tuple(rent, extra).map(([first, others]) => [first, ...others])
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2027-01-01', days))

const booking = fc
  .record({
    lines,
    state: fc.constantFrom(...storedStates),
    arrival: day,
    agreed: day,
    paidPercent: fc.constantFrom(0, 10, 35, 50, 99, 100, 120),
    percent: fc.integer({ min: 0, max: 100 }),
    dueDaysAfterBooking: fc.integer({ min: 0, max: 60 }),
    restDueDaysBeforeArrival: fc.integer({ min: 0, max: 90 }),
  })
  .map(({ percent, dueDaysAfterBooking, restDueDaysBeforeArrival, ...rest }) => {
    const terms = { ...standardTerms, firstInstalment: { percent, dueDaysAfterBooking }, restDueDaysBeforeArrival }
    const total = rest.lines.reduce((sum, line) => sum + line.amount, 0)
    return { ...rest, terms, total, paid: Math.round((total * rest.paidPercent) / 100) }
  })
type Booking = typeof booking extends fc.Arbitrary<infer One> ? One : never

const party = { adults: 2, children: 0, infants: 0, pets: 0 }
const prices = { currency: 'EUR', normalTotal: 0, discountTags: [], transactionFee: 0, meteredEstimates: [] } as const
const quote = { kind: 'quote', nights: 7, party, ...prices } as const

/** The rule of the domain: the first instalment that payments do not cover. */
function expected({ lines: found, state, arrival, agreed, total, paid, terms }: Booking): string | null {
  if (state === 'cancelled' || state === 'confirmed-later') return null
  const stay = { arrival, departure: addDays(arrival, 7) }
  const plan = instalmentPlan({ ...quote, lines: found, total, stay }, agreed, terms)
  let needed = 0
  for (const { amount: part, dueOn } of plan) {
    needed += part
    if (paid < needed) return dueOn
  }
  return null
}

test('the database knows the same due day as the instalments of the domain', async () => {
  const bookings = fc.sample(booking, { numRuns: 1000, seed: 48 })
  const { rows } = await sql<{ due: string | null }>`
    select booking_due_on(one ->> 'state', one, one -> 'terms', (one ->> 'arrival')::date, (one ->> 'total')::integer,
      (one ->> 'paid')::integer, (one ->> 'agreed')::date) as due
    from jsonb_array_elements(${JSON.stringify(bookings)}::jsonb) with ordinality as list (one, place)
    order by place`.execute(database.db)
  expect(rows.map(({ due }) => due)).toEqual(bookings.map(expected))
  expect(new Set(rows.map(({ due }) => due)).size).toBeGreaterThan(100)
})

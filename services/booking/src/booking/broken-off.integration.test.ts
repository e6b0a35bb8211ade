import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearBookings, countRows, exampleBooking, newKey, seedExtras, weekTotal } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startTestBooking, type TestBooking } from '../testing/start-booking.ts'

let booking: TestBooking
const cleaned = weekTotal + 9_000

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
  await seedExtras(booking.db, 1)
})
beforeEach(() => clearBookings(booking.db))
afterAll(() => booking.database.drop())

const isEmpty = async () => Object.values(await countRows(booking.db)).every((count) => count === 0)

test('a booking interrupted after any step leaves nothing behind, and the same request then succeeds', async () => {
  const headers = newKey()
  const wish = exampleBooking({ acceptedTotal: cleaned + 3_400, items: [{ itemId: 1, quantity: 1 }] })
  let steps = 0
  for (; steps < 100; steps += 1) {
    booking.endAfter(steps)
    const { status } = await booking.post('/rest/v1/booking/', wish, { headers })
    booking.endAfter(Number.POSITIVE_INFINITY)
    if (status === 201) break
    expect(status).toBe(500)
    expect(await isEmpty(), `after ${steps} statements`).toBe(true)
  }
  expect(steps).toBeGreaterThan(15)
  expect(await countRows(booking.db)).toMatchObject({
    booking: 1,
    stay: 1,
    mail: 1,
    idempotency_key: 1,
    booking_item: 2,
  })
})

test('an interrupted hold leaves nothing behind', async () => {
  const wish = { browserKey: 'browser-key-of-one-guest', lodgingId: 1, arrival: '2027-03-06', duration: 7 }
  let steps = 0
  for (; steps < 50; steps += 1) {
    booking.endAfter(steps)
    const { status } = await booking.post('/rest/v1/holds/', wish)
    booking.endAfter(Number.POSITIVE_INFINITY)
    if (status === 201) break
    expect(await isEmpty(), `after ${steps} statements`).toBe(true)
  }
  expect(steps).toBeGreaterThan(8)
  expect(await countRows(booking.db)).toMatchObject({ hold: 1, stay: 1 })
})

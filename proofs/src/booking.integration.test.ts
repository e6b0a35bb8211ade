import { seedCoast, seedHouse } from '@marram/booking/testing/seed'
import { startTestBooking, type TestBooking } from '@marram/booking/testing/start-booking'
import { bookingWish, newKey, seedExtras, weekTotal } from '@marram/booking/testing/wish'
import { connectBroker } from '@marram/broker/testing/connect'
import { loadCatalogue } from '@marram/demo/catalogue/load'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareTotals } from './booking/compare-totals.ts'
import { countRows } from './booking/count-rows.ts'
import { isClearRefusal, tamperedRequests } from './booking/tampered.ts'
import { tillBehind } from './booking/till-at.ts'

const today = '2027-02-01'
let booking: TestBooking
beforeAll(async () => {
  booking = await startTestBooking()
}, 120_000)
afterAll(() => booking.database.drop())

const door = {
  post: async (path: string, body: unknown, _guest: number, headers: Record<string, string> = {}) => {
    const response = await booking.post(path, body, { headers })
    return { status: response.status, bytes: await response.text() }
  },
}

test('whatever a guest forges is refused in clear words, and nothing is written', { timeout: 120_000 }, async () => {
  await seedCoast(booking.db)
  await seedHouse(booking.db, { id: 1 })
  await seedExtras(booking.db, 1)
  const place = async (arrival: string) => {
    const wish = bookingWish({ option: { arrival }, acceptedTotal: weekTotal + 9_000 })
    const { reservationId, key } = (await (await booking.post('/rest/v1/booking/', wish, { headers: newKey() })).json())
      .data
    return { reservationId, key }
  }
  const [access, foreign] = [await place('2027-07-10'), await place('2027-07-17')]
  const request = bookingWish({ option: { arrival: '2027-07-24' }, acceptedTotal: weekTotal + 9_000 })
  const before = await countRows(booking.database)
  for (const { what, path, body, headers } of tamperedRequests({ request, access, foreign }, 1)) {
    const { status, bytes } = await door.post(path, body, 1, headers)
    expect([what, isClearRefusal(status, bytes), bytes.slice(0, 200)]).toEqual([what, true, expect.any(String)])
  }
  expect(await countRows(booking.database)).toEqual(before)
  await booking.database.drop()
  booking = await startTestBooking()
})

test('price, receipt, ledger, instalments and mail come to one total, in three languages', {
  timeout: 240_000,
}, async () => {
  await loadCatalogue(booking.database.pool, { lodgings: 60, seed: 'marram', today })
  const { broker } = connectBroker(booking.database, { now: () => new Date(`${today}T08:00:00Z`) })
  const { differences, ...counted } = await compareTotals({
    broker,
    till: tillBehind(door, booking.database),
    stays: 48,
    seed: 1966,
  })
  expect(differences).toEqual([])
  expect(counted.booked).toBeGreaterThan(12)
  expect(counted.withExtras).toBeGreaterThan(6)
})

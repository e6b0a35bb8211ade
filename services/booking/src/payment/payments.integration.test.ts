import type { PlacedBooking } from '@marram/contract/booking/placed'
import { createSecrets } from '@marram/database/secrets'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearBookings, exampleBooking, newKey, weekTotal } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking } from '../testing/start-booking.ts'
import { createSandbox } from './sandbox-provider.ts'

let booking: TestBooking
let placed: PlacedBooking

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
})
beforeEach(async () => {
  await clearBookings(booking.db)
  const reply = await booking.post('/rest/v1/booking/', exampleBooking({ payChoice: 'card' }), { headers: newKey() })
  placed = (await reply.json()).data
})
afterAll(() => booking.database.drop())

const access = () => ({ reservationId: placed.reservationId, key: placed.key })
const start = async () => {
  const reply = await booking.post('/payments/', { ...access(), returnPath: '/booking/step3/?paid=1' })
  return { status: reply.status, ...(await reply.json()).data }
}
const choose = (redirectUrl: string, outcome: string) =>
  booking.handle(
    new Request(new URL(new URL(redirectUrl).pathname.replace('/services/booking', ''), 'http://booking'), {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
    }),
  )
const state = async (paymentId: string) => {
  const { data } = await (await booking.post('/payments/state/', { ...access(), paymentId })).json()
  return data.failure ?? data.state
}
const account = () => booking.client.readBooking(access())
const notify = async (paymentId: string, outcome: 'paid' | 'refused' | 'abandoned', amount = weekTotal) => {
  const charge = { paymentId, charge: `sandbox-${paymentId}`, amount, currency: 'EUR' } as const
  const fact = outcome === 'paid' ? ({ kind: outcome, ...charge } as const) : { kind: outcome, paymentId }
  const origins = { da: 'https://d', de: 'https://d', en: 'https://d' }
  const sandbox = createSandbox({ ...booking, origins, secret: createSecrets(booking.db) })
  const { body, headers } = await sandbox.writeNotice(fact, new Date(startOfTest))
  return booking.handle(new Request('http://booking/payments/notices/', { method: 'POST', headers, body }))
}

test('a guest pays on the provider’s page, returns, and owes nothing', async () => {
  const { status, paymentId, amount, redirectUrl } = await start()
  expect([status, amount]).toEqual([201, weekTotal])
  const page = await booking.get(`/payments/sandbox/${paymentId}/`, {})
  const html = await page.text()
  expect([page.status, html]).toEqual([200, expect.stringContaining('732\u00a0€')])
  // Otherwise the browser requests one that does not exist, and reports the 404.
  expect(html).toContain('<link rel="icon" type="image/svg+xml" href="https://de.example/favicon.svg">')
  expect(await state(paymentId)).toBe('started')
  const back = await choose(redirectUrl, 'paid')
  expect([back.status, back.headers.get('location')]).toEqual([303, 'https://de.example/booking/step3/?paid=1'])
  expect([await state(paymentId), (await account()).owed]).toEqual(['captured', 0])
  const again = await booking.post('/payments/', { ...access(), returnPath: '/booking/step3/' })
  expect([again.status, (await again.json()).meta.code]).toEqual([409, 'nothing-to-pay'])
})

test('a payment needs the booking’s key', async () => {
  const asked = { ...access(), key: 'x'.repeat(32), returnPath: '/booking/step3/' }
  expect((await booking.post('/payments/', asked)).status).toBe(404)
  expect(await booking.db.selectFrom('payment').selectAll().execute()).toEqual([])
})

test('a declined card is reported until the next attempt, an abandoned page is not', async () => {
  const isDeclined = async () => (await account()).cardState === 'declined'
  expect(await isDeclined()).toBe(false)
  await choose((await start()).redirectUrl, 'refused')
  expect(await isDeclined()).toBe(true)
  booking.setTime(new Date(Date.parse(startOfTest) + 60_000).toISOString())
  const { redirectUrl } = await start()
  expect(await isDeclined()).toBe(false)
  await choose(redirectUrl, 'abandoned')
  expect(await isDeclined()).toBe(false)
  booking.setTime(startOfTest)
})

test.each(['refused', 'abandoned'] as const)(
  'a payment that is %s leaves the amount due, and can be retried',
  async (outcome) => {
    const { paymentId, redirectUrl } = await start()
    expect((await choose(redirectUrl, outcome)).status).toBe(303)
    expect([await state(paymentId), (await account()).owed]).toEqual([outcome, weekTotal])
    const again = await start()
    await choose(again.redirectUrl, 'paid')
    expect((await account()).owed).toBe(0)
  },
)

test('an invalid form and an unknown outcome are refused', async () => {
  const { paymentId } = await start()
  const url = `http://booking/payments/sandbox/${paymentId}/`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const broken = await booking.handle(new Request(url, { method: 'POST', headers, body: '{"token":1}' }))
  const other = await booking.handle(new Request(url, { method: 'POST', body: new URLSearchParams({ outcome: 'x' }) }))
  expect([broken.status, other.status, await state(paymentId)]).toEqual([422, 422, 'started'])
})

test('a Danish guest pays in Danish, and returns to the Danish edition', async () => {
  const asked = { ...access(), languageId: 1, returnPath: '/booking/receipt/' }
  const { redirectUrl } = (await (await booking.post('/payments/', asked)).json()).data
  expect(new URL(redirectUrl).origin).toBe('https://da.example')
  const page = await booking.get(new URL(redirectUrl).pathname.replace('/services/booking', ''), {})
  expect(await page.text()).toContain('<html lang="da">')
  const back = await choose(redirectUrl, 'abandoned')
  expect(back.headers.get('location')).toBe('https://da.example/booking/receipt/')
})

test('a notice before the return and a repeated one book the money once', async () => {
  const { paymentId, redirectUrl } = await start()
  const notices = await Promise.all([1, 2, 3].map(() => notify(paymentId, 'paid')))
  expect(notices.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await choose(redirectUrl, 'paid')).status).toBe(303)
  expect((await account()).paid).toBe(weekTotal)
  const events = await booking.db.selectFrom('booking_event').where('kind', '=', 'paid').select('id').execute()
  expect(events).toHaveLength(1)
})

test('a late refusal does not undo a payment, and a payment after a refusal counts', async () => {
  const first = await start()
  await notify(first.paymentId, 'paid')
  await notify(first.paymentId, 'refused')
  expect([await state(first.paymentId), (await account()).paid]).toEqual(['captured', weekTotal])
})

test('a payment after an abandonment counts', async () => {
  const { paymentId } = await start()
  await notify(paymentId, 'abandoned')
  await notify(paymentId, 'paid')
  expect([await state(paymentId), (await account()).owed]).toEqual(['captured', 0])
})

test('a notice that is forged, has another amount or an unknown payment is refused', async () => {
  const { paymentId } = await start()
  const body = JSON.stringify({ kind: 'paid', paymentId, charge: 'x', amount: weekTotal, currency: 'EUR' })
  const forged = new Request('http://booking/payments/notices/', {
    method: 'POST',
    headers: { 'x-payment-signature': `t=${Date.parse(startOfTest) / 1000},v1=${'0'.repeat(64)}` },
    body,
  })
  const refused = await booking.handle(forged)
  expect([refused.status, (await refused.json()).meta.code]).toEqual([401, 'signature'])
  expect((await notify(paymentId, 'paid', 1)).status).toBe(422)
  expect((await notify('00000000-0000-4000-8000-000000000000', 'paid')).status).toBe(404)
  expect((await account()).paid).toBe(0)
})

test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'no redirect leads to %s',
  async (returnPath) => {
    expect((await booking.post('/payments/', { ...access(), returnPath })).status).toBe(422)
  },
)

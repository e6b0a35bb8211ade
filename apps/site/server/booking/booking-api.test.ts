import { ServiceError } from '@marram/contract/service-error'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  access,
  booked,
  call,
  calls,
  details,
  draftIn,
  empty,
  failures,
  foreign,
  forgetCalls,
  get,
  hold,
  input,
  loggedIn,
  order,
  party,
  place,
  query,
  ready,
  refusal,
  refuse,
  send,
  statusAndCode,
  stay,
  token,
} from './testing/booking-site.ts'

beforeEach(forgetCalls)

describe('the API of the booking steps', () => {
  test('answers the browser’s draft', async () => {
    expect(await statusAndCode(await get(`/api/booking/visit/?${query}`, { draft: null, headers: loggedIn }))).toEqual([
      200,
      { details: null, hold: null },
    ])
    expect(calls).toEqual([])
    const response = await get('/api/booking/visit/', { draft: ready, headers: loggedIn })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await statusAndCode(response)).toEqual([200, { details, hold, payChoice: 'card' }])
    refuse({ findHold: refusal(404, 'no-hold') })
    expect(await statusAndCode(await get(`/api/booking/visit/?${query}`, { draft: ready }))).toEqual([
      200,
      { details, hold: null, payChoice: null },
    ])
  })

  test('holds a house and gives it back', async () => {
    const held = await call('/api/booking/hold/', { ...stay, party }, { draft: null })
    expect(await statusAndCode(held)).toEqual([201, hold])
    expect(draftIn(held)).toMatchObject({ details: null, receipts: [] })
    const again = await call('/api/booking/hold/', { ...stay, party })
    expect([again.status, draftIn(again), again.headers.get('cache-control')]).toEqual([201, null, 'no-store'])
    refuse({ hold: refusal(429, 'too-many-holds') })
    expect(await statusAndCode(await call('/api/booking/hold/', { ...stay, party }))).toEqual([429, 'too-many-holds'])
    expect((await call('/api/booking/hold/', { ...stay, party })).headers.get('cache-control')).toBe('no-store')
    refuse({ hold: refusal(500, 'internal-error') })
    expect(await statusAndCode(await call('/api/booking/hold/', { ...stay, party }))).toEqual([503, 'no-answer'])
    expect(failures).toHaveLength(1)
    refuse({ hold: new ServiceError(502, 'gateway') })
    expect(await statusAndCode(await call('/api/booking/hold/', { ...stay, party }))).toEqual([503, 'no-answer'])
    calls.length = 0
    expect(await statusAndCode(await send('DELETE', '/api/booking/hold/', {}))).toEqual([200, { released: true }])
    expect(calls).toEqual([['releaseHold', empty.browserKey, 2]])
    await send('DELETE', '/api/booking/hold/', { draft: null })
    expect(calls).toHaveLength(1)
  })

  test('keeps or refuses the details', async () => {
    const kept = await call('/api/booking/details/', input)
    expect(await statusAndCode(kept)).toEqual([200, { details }])
    expect(draftIn(kept)).toEqual(ready)
    const wrong = await call('/api/booking/details/', { ...input, phone: '1' })
    expect([wrong.status, draftIn(wrong), await wrong.json()]).toMatchObject([
      422,
      null,
      { data: { problems: [{ field: 'phone', remedy: 'write-phone' }] }, meta: { code: 'guest-details' } },
    ])
    expect((await call('/api/booking/details/', {})).status).toBe(422)
    expect(calls).toEqual([])
  })

  test('refuses the details if earlier bookings must be confirmed first, and names those of this browser', async () => {
    const path = `/api/booking/details/?${query}`
    expect((await call(path, input)).status).toBe(200)
    expect(calls).toEqual([['checkPlacer', { email: input.email, nights: 7 }]])
    refuse({ checkPlacer: refusal(429, 'unconfirmed-bookings'), place: refusal(429, 'unconfirmed-bookings') })
    for (const [to, body] of [
      [path, input],
      ['/api/booking/order/', order],
    ] as const) {
      const refused = await call(to, body, { draft: { ...booked, details } })
      const { data, meta } = await refused.json()
      expect([refused.status, meta.code, data.waiting]).toEqual([429, 'unconfirmed-bookings', ['123456789']])
    }
  })

  test('places the order', async () => {
    const placed = await call('/api/booking/order/', order, { draft: ready, headers: loggedIn })
    expect(await statusAndCode(placed)).toEqual([201, { reservationId: '123456789', payChoice: 'card' }])
    expect(draftIn(placed)?.receipts).toEqual([{ ...access, stay }])
    expect(calls.map(([name]) => name)).toEqual(['place', 'setUserMeta'])
    expect(await statusAndCode(await call('/api/booking/order/', order))).toEqual([409, 'no-details'])
    refuse({ place: refusal(409, 'price-changed') })
    expect(await statusAndCode(await call('/api/booking/order/', order, { draft: ready }))).toEqual([
      409,
      'price-changed',
    ])
    refuse({ setUserMeta: new Error('no connection'), signUpForSms: new Error('no connection') })
    const again = await call('/api/booking/order/', { ...order, wantsSms: true }, { draft: ready, headers: loggedIn })
    expect([again.status, failures.length]).toEqual([201, 2])
  })

  test.each([
    ['POST', '/api/booking/hold/'],
    ['POST', '/api/booking/details/'],
    ['POST', '/api/booking/order/'],
    ['DELETE', '/api/booking/hold/'],
  ])('refuses other sites: %s %s', async (method, path) => {
    const response = await send(
      method,
      path,
      { headers: { ...foreign, 'content-type': 'application/json' } },
      method === 'POST' ? '{}' : undefined,
    )
    expect([await statusAndCode(response), calls]).toEqual([[403, 'foreign-form'], []])
  })
})

describe('a browser with a booking', () => {
  const of = (path: string, more = '') =>
    get(`/api/booking/${path}/?reservation=123456789${more}`, { draft: booked, headers: loggedIn })

  test('reads its receipt', async () => {
    const response = await of('receipt')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await statusAndCode(response)).toEqual([200, { state: 'booked' }])
    refuse({ readBooking: refusal(404, 'no-booking') })
    expect(await statusAndCode(await of('receipt'))).toEqual([404, 'no-booking'])
  })

  test('pays all or a part, and reads on the receipt why a payment is refused', async () => {
    const returnPath = '/booking/receipt/?reservation=123456789'
    expect(place(await of('pay'))).toEqual([303, 'https://pay.example/1'])
    await of('pay', '&amount=500')
    for (const amount of ['0', '-5', '1.5', '', '5000000000000', 'x5']) await of('pay', `&amount=${amount}`)
    const asked = { ...access, languageId: 2, returnPath }
    expect(calls).toEqual(
      [asked, { ...asked, amount: 500 }, ...Array.from({ length: 6 }, () => asked)].map((one) => [
        'startPayment',
        one,
        token,
      ]),
    )
    refuse({ startPayment: refusal(409, 'nothing-owed') })
    expect(place(await of('pay'))).toEqual([303, `${returnPath}&card=nothing-owed`])
  })

  test('downloads the stay as a calendar file', async () => {
    const response = await of('calendar')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(calls).toEqual([['reservation', { ...access, languageId: 2 }, token]])
    refuse({ reservation: refusal(404, 'no-booking') })
    expect(await statusAndCode(await of('calendar'))).toEqual([404, 'no-booking'])
  })

  test.each(['receipt', 'pay', 'calendar', 'open'])('is the only one with access: %s', async (path) => {
    const response = await get(`/api/booking/${path}/?reservation=987654321`, { draft: booked })
    expect([await statusAndCode(response), calls]).toEqual([[404, 'unknown-receipt'], []])
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { orderKey } from './own-booking.ts'
import {
  access,
  booked,
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
  party,
  place,
  post,
  query,
  ready,
  refusal,
  refuse,
  statusAndCode,
  stay,
  token,
} from './testing/booking-site.ts'

beforeEach(forgetCalls)

describe('a page of the booking steps', () => {
  test('shows details and hold of this browser', async () => {
    const page = await (await get(`/booking/step1/?lodgingId=7&arrival=2027-06-12&duration=7`, { draft: ready })).json()
    expect(page).toEqual({
      edition: 'de',
      status: 200,
      visit: { details, hold },
      asked: ['GET', '?lodgingId=7&arrival=2027-06-12&duration=7'],
    })
    expect(calls.at(-1)).toEqual(['findHold', empty.browserKey, 2])
  })

  test('calls no service for a browser without a draft', async () => {
    const page = await (await get(`/booking/step1/?${query}`, { draft: null })).json()
    expect(page.visit).toEqual({ details: null, hold: null })
    expect(calls).toEqual([])
  })

  test('releases a held house when the guest returns to change the stay', async () => {
    const page = await (await get(`/booking/step1/?${query}`)).json()
    expect(page.visit.hold).toBeNull()
    expect(calls.at(-1)).toEqual(['releaseHold', empty.browserKey, 2])
  })

  test('keeps a hold while the address has no choice', async () => {
    const page = await (await get('/booking/step1/')).json()
    expect(page.visit.hold).toEqual(hold)
    expect(calls.map(([name]) => name)).toEqual(['findHold'])
  })

  test('redirects to the first step without a choice, and from the third to the second without details', async () => {
    expect(place(await get('/booking/step2/'))).toEqual([303, '/booking/step1/'])
    expect(place(await get('/booking/step3/?lodgingId=6'))).toEqual([303, '/booking/step1/'])
    expect(place(await get(`/booking/step3/?${query}`))).toEqual([303, `/booking/step2/?${query}`])
    expect((await get(`/booking/step3/?${query}`, { draft: ready })).status).toBe(200)
    expect((await get(`/booking/step2/?${query}`)).status).toBe(200)
    expect(place(await get(`/booking/?${query}`))).toEqual([303, `/booking/step1/?${query}`])
  })

  test('is prefilled with the account’s details and preferred payment method', async () => {
    const second = await (await get(`/booking/step2/?${query}`, { headers: loggedIn })).json()
    const known = {
      firstName: 'Karen',
      lastName: 'M',
      address: 'a',
      postalCode: 'p',
      city: 'c',
      country: 'DE',
      phone: '1',
    }
    expect(second.visit.account).toEqual({ email: 'karen@example.org', details: known })
    const third = await (await get(`/booking/step3/?${query}`, { draft: ready, headers: loggedIn })).json()
    expect(third.visit.payChoice).toBe('card')
    expect(calls).toContainEqual(['userMetas', token, ['bookingPayChoice']])
    refuse({ profile: new Error('no connection'), userMetas: new Error('no connection') })
    expect((await (await get(`/booking/step2/?${query}`, { headers: loggedIn })).json()).visit.account).toBeNull()
    expect(
      (await (await get(`/booking/step3/?${query}`, { draft: ready, headers: loggedIn })).json()).visit.payChoice,
    ).toBeNull()
    expect(failures).toHaveLength(2)
    expect((await (await get(`/booking/step2/?${query}`)).json()).visit.account).toBeNull()
  })

  test('redirects to the receipt of the same stay, unless that booking is cancelled', async () => {
    const own = { ...empty, receipts: [access, { ...access, reservationId: '987654321', stay }] }
    const first = () => get(`/booking/step1/?${query}`, { draft: own })
    expect(place(await first())).toEqual([303, '/booking/receipt/?reservation=987654321'])
    refuse({ readBooking: refusal(404, 'no-booking') })
    expect((await first()).status).toBe(200)
    refuse({ readBooking: new Error('no connection') })
    expect(place(await first())).toEqual([303, '/booking/receipt/?reservation=987654321'])
    expect((await get(`/booking/step1/?${query}`, { draft: booked })).status).toBe(200)
  })

  test('with the receipt is for the browser that placed the booking', async () => {
    const page = await (await get('/booking/receipt/?reservation=123456789', { draft: booked })).json()
    expect([page.status, page.visit]).toEqual([200, { details: null, hold: null, receipt: { state: 'booked' } }])
    expect(calls).toEqual([['readBooking', access]])
    const other = await get('/booking/receipt/?reservation=123456789')
    expect([other.status, (await other.json()).visit.receipt]).toEqual([404, null])
    refuse({ readBooking: new Error('no connection') })
    expect((await get('/booking/receipt/?reservation=123456789', { draft: booked })).status).toBe(503)
  })

  test.each(['/booking', '/booking//', '/booking/step1', '/booking/step1//', '/booking/receipt'])(
    'is not at %s',
    async (path) => {
      expect(await (await get(`${path}?${query}`)).text()).toBe('other page')
    },
  )
})

describe('a form of the booking steps', () => {
  const choice = Object.fromEntries(new URLSearchParams(query))
  const form = {
    ...Object.fromEntries(
      Object.entries(input)
        .filter(([, value]) => typeof value === 'string')
        .map(([name, value]) => [name, String(value)]),
    ),
    ...{ isOldEnough: 'on', acceptsTerms: 'on' },
  }

  test('of the first step holds the house and leads to the second', async () => {
    const response = await post('/booking/step1/', choice)
    expect(place(response)).toEqual([303, `/booking/step2/?${query}`])
    expect(calls).toEqual([['hold', { ...stay, party, currency: 'EUR', browserKey: empty.browserKey }, 2]])
    expect(draftIn(response)).toEqual(empty)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await statusAndCode(await post('/booking/step1/', {}))).toEqual([422, 'no-choice'])
  })

  test.each([
    [refusal(409, 'not-available'), 1],
    [refusal(404, 'unknown-lodging'), 1],
    [refusal(429, 'too-many-holds'), 2],
    [refusal(503, 'busy'), 2],
    [new Error('no connection'), 2],
  ])('of the first step, if the hold fails (%s), leads to step %i', async (error, step) => {
    refuse({ hold: error })
    expect(place(await post('/booking/step1/', choice))).toEqual([303, `/booking/step${step}/?${query}`])
  })

  test('of the second step stores the details and leads to the third, with the displayed total', async () => {
    const response = await post(`/booking/step2/?${query}`, form)
    expect(place(response)).toEqual([303, `/booking/step3/?${query}`])
    expect(draftIn(response)).toEqual(ready)
    const seen = await post(`/booking/step2/?${query}`, { ...form, wantsNewsletter: 'on', seenTotal: '70000' })
    expect(place(seen)).toEqual([303, `/booking/step3/?${query}&seenTotal=70000`])
    expect(draftIn(seen)?.details?.wantsNewsletter).toBe(true)
    expect(place(await post(`/booking/step2/?${query}&seenTotal=5`, form))).toEqual([
      303,
      `/booking/step3/?${query}&seenTotal=5`,
    ])
    const checked = ['checkPlacer', { email: input.email, nights: 7 }]
    expect(calls).toEqual([checked, checked, checked])
  })

  test('of the second step is refused at once if earlier bookings must be confirmed first, but not by an outage', async () => {
    refuse({ checkPlacer: refusal(429, 'unconfirmed-bookings') })
    const response = await post(`/booking/step2/?${query}`, form, { draft: booked })
    const { visit } = await response.json()
    expect([response.status, visit.answer]).toMatchObject([
      429,
      { kind: 'details', values: { email: input.email }, problems: [], waiting: ['123456789'] },
    ])
    refuse({ checkPlacer: refusal(429, 'unconfirmed-bookings'), readBooking: new Error('no connection') })
    const nameless = await (await post(`/booking/step2/?${query}`, form, { draft: booked })).json()
    expect(nameless.visit.answer.waiting).toEqual([])
    for (const error of [new Error('no connection'), refusal(429, 'too-many-requests')]) {
      refuse({ checkPlacer: error })
      expect(place(await post(`/booking/step2/?${query}`, form))).toEqual([303, `/booking/step3/?${query}`])
    }
  })

  test('of the receipt sends the mail again, for the browser that placed the booking', async () => {
    const path = '/booking/receipt/?reservation=123456789'
    expect(place(await post(path, {}, { draft: booked }))).toEqual([303, `${path}&mail=sent`])
    expect(calls).toEqual([['mailAgain', access]])
    refuse({ mailAgain: refusal(429, 'mailed-just-now') })
    expect(place(await post(path, {}, { draft: booked }))).toEqual([303, `${path}&mail=mailed-just-now`])
    forgetCalls()
    expect(place(await post(path, {}))).toEqual([303, path])
    expect((await post(path, {}, { draft: booked, headers: foreign })).status).toBe(403)
    expect(calls).toEqual([])
  })

  test('of the second step can hold the house again', async () => {
    expect(place(await post(`/booking/step2/?${query}`, { intent: 'hold' }))).toEqual([303, `/booking/step2/?${query}`])
    expect(calls[0]?.[0]).toBe('hold')
  })

  test('of the second step is shown again with its errors', async () => {
    const response = await post(`/booking/step2/?${query}`, {})
    const { status, visit, asked } = await response.json()
    const nothing = Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? '' : false]),
    )
    expect([response.status, status, asked]).toEqual([422, 422, ['GET', `?${query}`]])
    expect(visit.answer).toMatchObject({ kind: 'details', values: nothing })
    expect(visit.answer.problems).toHaveLength(10)
    expect(visit.account).toBeNull()
    expect(draftIn(response)).toBeNull()
  })

  test('of the second step is refused if oversized', async () => {
    const response = await post(`/booking/step2/?${query}`, { ...form, address: 'x'.repeat(100_000) })
    expect([response.status, draftIn(response)]).toEqual([422, null])
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  test('of the third step leads to the receipt if the guest has booked this stay already', async () => {
    refuse({ place: refusal(409, 'not-available') })
    const own = { ...ready, receipts: [{ ...access, stay }] }
    const response = await post(`/booking/step3/?${query}`, { acceptedTotal: '70000' }, { draft: own })
    expect(place(response)).toEqual([303, '/booking/receipt/?reservation=123456789'])
    refuse({ place: refusal(409, 'price-changed') })
    expect((await post(`/booking/step3/?${query}`, { acceptedTotal: '70000' }, { draft: own })).status).toBe(409)
  })

  test('of the third step books once per key and leads to the receipt', async () => {
    const acceptedTerms = 'a'.repeat(64)
    const fields = { acceptedTotal: '70000', acceptedTerms, payChoice: 'card', wantsSms: 'on' }
    const response = await post(`/booking/step3/?${query}&item-7=2`, fields, { draft: ready, headers: loggedIn })
    expect(place(response)).toEqual([303, '/booking/receipt/?reservation=123456789'])
    const sent = {
      option: { ...stay, ...party, languageId: 2, currency: 'EUR' },
      items: [{ itemId: 7, quantity: 2 }],
      acceptedTotal: 70_000,
      acceptedTerms,
      payChoice: 'card',
      guest: details,
      browserKey: empty.browserKey,
    }
    expect(calls).toEqual([
      ['place', sent, orderKey(ready, stay), token],
      ['signUpForSms', access, token],
      ['setUserMeta', token, { metaKey: 'bookingPayChoice', metaValue: 'card' }],
    ])
    const { attempt, ...draft } = draftIn(response) ?? empty
    expect(draft).toEqual({ browserKey: empty.browserKey, details: null, receipts: [{ ...access, stay }] })
    expect(attempt).not.toBe(empty.attempt)
  })

  test('of the third step requires only the total', async () => {
    await post(`/booking/step3/?${query}`, { acceptedTotal: '70000' }, { draft: ready })
    expect(calls.map(([name]) => name)).toEqual(['place'])
    expect(calls[0]?.[1]).toMatchObject({ payChoice: 'invoice', items: [] })
    for (const acceptedTotal of ['', '-1', '7e4', ' 70000', '70000x']) {
      const response = await post(`/booking/step3/?${query}`, { acceptedTotal }, { draft: ready })
      expect(response.status).toBe(422)
    }
    expect(calls).toHaveLength(1)
  })

  test('of the third step without a login books as a guest', async () => {
    await post(
      `/booking/step3/?${query}`,
      { acceptedTotal: '70000', withoutLogin: 'on' },
      { draft: ready, headers: loggedIn },
    )
    expect(calls).toHaveLength(1)
    expect(calls[0]).toHaveLength(3)
  })

  test('of the third step is shown again with the reason for a refusal', async () => {
    const alternatives = [{ arrival: '2027-06-19', duration: 7 }]
    refuse({ place: refusal(409, 'price-changed', { alternatives }) })
    const response = await post(`/booking/step3/?${query}`, { acceptedTotal: '70000' }, { draft: ready })
    const { status, visit } = await response.json()
    expect([response.status, status]).toEqual([409, 409])
    expect(visit.answer).toMatchObject({ kind: 'refused', refusal: { code: 'price-changed' } })
    expect(visit.answer.sent).toMatchObject({ acceptedTotal: 70_000, payChoice: 'invoice', wantsSms: false })
    refuse({ place: new Error('no connection') })
    const silent = await post(`/booking/step3/?${query}`, { acceptedTotal: '70000' }, { draft: ready })
    expect([silent.status, (await silent.json()).visit.answer.refusal]).toEqual([
      503,
      { code: 'no-answer', alternatives: [] },
    ])
    expect(place(await post(`/booking/step3/?${query}`, { acceptedTotal: '70000' }))).toEqual([
      303,
      `/booking/step2/?${query}`,
    ])
  })

  test.each(['/booking/step1/', '/booking/step2/', '/booking/step3/'])(
    'at %s is refused from another site, and without a choice',
    async (path) => {
      expect(await statusAndCode(await post(`${path}?${query}`, choice, { headers: foreign, draft: ready }))).toEqual([
        403,
        'foreign-form',
      ])
      expect(await statusAndCode(await post(path, {}, { draft: ready }))).toEqual([422, 'no-choice'])
      expect(calls).toEqual([])
    },
  )
})

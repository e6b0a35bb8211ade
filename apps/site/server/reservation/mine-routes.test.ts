import { ServiceError } from '@marram/contract/service-error'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  access,
  browser,
  calls,
  failing,
  failures,
  forget,
  get,
  held,
  key,
  loggedIn,
  place,
  post,
  refusal,
  reservation,
  shown,
  token,
} from './testing/own-booking-site.ts'

beforeEach(forget)

describe('the page of a booking', () => {
  const own = { access: { ...access, key: 'held' }, reservation }
  const visit = (more: object) => ({
    edition: 'de',
    status: 200,
    visit: { details: null, hold: null, reservation: { ...own, ...more } },
  })

  test('moves the key from the address into a cookie', async () => {
    const response = await get(`/booking/reservation/?reservationId=123456789&key=${key}&view=party`, {})
    expect(place(response)).toEqual([303, `/booking/reservation/?reservationId=123456789&key=held&view=party`])
    expect(response.headers.get('set-cookie')).toContain('reservations=')
    expect(shown).toEqual([])
  })

  test('is shown to the browser with the key, and does not contain it', async () => {
    const response = await get(`/booking/reservation/?${held}&instalment=2&done=party&refused=too-late`)
    expect(calls).toEqual([['reservation', { ...access, languageId: 2, instalment: 2 }]])
    expect(shown).toEqual([visit({ view: 'overview', done: 'party', refused: 'too-late' })])
    expect(JSON.stringify(shown)).not.toContain('instalment')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
  })

  test.each(['0', '10', 'x', ''])('has no instalment %j', async (instalment) => {
    await get(`/booking/reservation/?${held}&instalment=${instalment}`)
    expect(calls[0]?.[1]).toEqual({ ...access, languageId: 2, instalment: undefined })
    expect(shown).toEqual([visit({ view: 'overview' })])
  })

  test('has views for cancelling and for another party, priced once complete', async () => {
    await get(`/booking/reservation/?${held}&view=cancel`)
    await get(`/booking/reservation/?${held}&view=party`)
    await get(`/booking/reservation/?${held}&view=other`)
    const party = { adults: 2, children: 1, infants: 0, pets: 0 }
    await get(`/booking/reservation/?${held}&view=party&adults=2&children=1&infants=0&pets=0`)
    expect(shown).toEqual([
      visit({ view: 'cancel' }),
      visit({ view: 'party' }),
      visit({ view: 'overview' }),
      visit({ view: 'party', wish: { party }, preview: { total: 7 } }),
    ])
    expect(calls.at(-1)).toEqual(['previewChange', { ...access, party, items: [] }])
    failing.calls = { previewChange: refusal(409, 'too-many-persons') }
    await get(`/booking/reservation/?${held}&view=party&adults=9&children=1&infants=0&pets=0`)
    expect(shown.at(-1)).toEqual(
      visit({ view: 'party', wish: { party: { ...party, adults: 9 } }, refused: 'too-many-persons' }),
    )
  })

  test('shows the extras on sale and the price of the chosen ones', async () => {
    await get(`/booking/add-ons/?${held}`)
    await get(`/booking/add-ons/?${held}&item-7=2`)
    const items = [{ itemId: 7, quantity: 2 }]
    expect(shown).toEqual([
      visit({ view: 'add-ons', offer: ['cot'] }),
      visit({ view: 'add-ons', offer: ['cot'], wish: { items }, preview: { total: 7 } }),
    ])
    expect(calls.slice(-2)).toEqual([
      ['addOns', { ...access, languageId: 2 }],
      ['previewChange', { ...access, items }],
    ])
    failing.calls = { addOns: refusal(409, 'too-late') }
    await get(`/booking/add-ons/?${held}&item-7=2`)
    expect(shown.at(-1)).toEqual(visit({ view: 'add-ons', refused: 'too-late' }))
  })

  test.each<[Error | null, number, string, faults: number]>([
    [null, 404, 'unknown', 0],
    [refusal(404, 'no-booking'), 404, 'unknown', 0],
    [refusal(429, 'too-many-requests'), 429, 'too-many', 0],
    [refusal(500, 'internal-error'), 503, 'outage', 1],
    [new ServiceError(404, 'a proxy'), 503, 'outage', 0],
    [new Error('no connection'), 503, 'outage', 1],
  ])('without a booking, for %s, answers %i and says %s', async (error, status, missing, faults) => {
    if (error) failing.calls = { reservation: error }
    const path = error ? `/booking/reservation/?${held}` : '/booking/reservation/?reservationId=1&key=x'
    const response = await get(path)
    expect(response.status).toBe(status)
    const none = { access: { reservationId: '', key: 'held' }, view: 'overview', reservation: null, missing }
    expect(shown).toEqual([{ edition: 'de', status, visit: { details: null, hold: null, reservation: none } }])
    expect(failures).toHaveLength(faults)
  })

  test('leaves a wrong key in the address, and trims spaces around a key', async () => {
    failing.calls = { reservation: refusal(404, 'no-booking') }
    expect((await get(`/booking/reservation/?reservationId=123456789&key=${key}`, {})).status).toBe(404)
    failing.calls = {}
    const response = await get(`/booking/reservation/?reservationId=+123456789+&key=+${key}+`, {})
    expect(place(response)[0]).toBe(303)
  })

  test.each(['/booking/reservation', '/booking/reservation//'])('is not served at %s', async (path) => {
    expect(await (await get(`${path}?${held}`)).text()).toBe('other page')
  })
})

describe('a form of the page', () => {
  const counts = { adults: '2', children: '1', infants: '0', pets: '0' }
  const party = { adults: 2, children: 1, infants: 0, pets: 0 }
  const readings = [
    { itemId: 4, moment: 'arrival', reading: '100' },
    { itemId: 4, moment: 'departure', reading: '120' },
  ]
  const at = (more: string, path = '/booking/reservation/') => `${path}?${more}&${held}`

  test.each<[fields: Record<string, string>, asked: unknown[], next: string]>([
    [
      { intent: 'cancel', acceptedCharge: '500' },
      ['cancelBooking', { ...access, acceptedCharge: 500 }],
      at('done=cancelled'),
    ],
    [
      { intent: 'party', acceptedTotal: '700', ...counts },
      ['changeParty', { ...access, ...party, acceptedTotal: 700 }],
      at('done=party'),
    ],
    [
      { intent: 'order', acceptedTotal: '700', 'item-7': '2' },
      ['addItems', { ...access, items: [{ itemId: 7, quantity: 2 }], acceptedTotal: 700 }],
      at('done=ordered'),
    ],
    [{ intent: 'sms', phone: '+4512345678' }, ['signUpForSms', { ...access, phone: '+4512345678' }], at('done=sms')],
    [{ intent: 'sms', phone: '' }, ['signUpForSms', access], at('done=sms')],
    [{ intent: 'mail-again' }, ['mailAgain', access], at('done=mailed')],
    [{ intent: 'sms-stop' }, ['stopSms', access], at('done=sms-stop')],
    [{ intent: 'review' }, ['openReview', access], '/account/review/?token=review%2Ftoken'],
    [{ intent: 'question', questionId: '12' }, ['openQuestion', { ...access, questionId: 12 }], '/ihre-frage/a1b2/'],
    [
      {
        intent: 'meters',
        'meter-4-arrival': '100',
        'meter-4-departure': '120',
        'meter-5-arrival': ' ',
        'xmeter-6-arrival': '1',
        'meter-6-arrivals': '1',
        'meter-0-arrival': '1',
      },
      ['readMeters', { ...access, readings }],
      at('done=meters'),
    ],
  ])('%o is executed, and redirects to the page', async (fields, asked, next) => {
    const response = await post(fields)
    expect(calls).toEqual([asked])
    expect(place(response)).toEqual([303, next])
  })

  test.each<[fields: Record<string, string>, next: string]>([
    [{ intent: 'cancel' }, at('view=cancel&refused=incomplete')],
    [{ intent: 'cancel', acceptedCharge: '5.0' }, at('view=cancel&refused=incomplete')],
    [{ intent: 'party', acceptedTotal: '700' }, at('view=party&refused=incomplete')],
    [{ intent: 'party', ...counts }, at('view=party&refused=incomplete')],
    [{ intent: 'order', acceptedTotal: '700' }, at('refused=incomplete', '/booking/add-ons/')],
    [{ intent: 'order', 'item-7': '2' }, at('refused=incomplete', '/booking/add-ons/')],
    [{ intent: 'meters', 'meter-4-arrival': '' }, at('refused=incomplete')],
    [{ intent: 'other' }, '/booking/reservation/'],
    [{ intent: 'toString' }, '/booking/reservation/'],
    [{}, '/booking/reservation/'],
    [{ intent: 'sms-stop', key: 'other' }, '/booking/reservation/'],
  ])('%o lacks a field, so nothing is executed', async (fields, next) => {
    const response = await post(fields)
    expect([calls, ...place(response)]).toEqual([[], 303, next])
  })

  test('shows a refusal on the page that it was sent from', async () => {
    failing.calls = { cancelBooking: refusal(409, 'charge-changed'), stopSms: new Error('no connection') }
    expect(place(await post({ intent: 'cancel', acceptedCharge: '5' }))).toEqual([
      303,
      at('view=cancel&refused=charge-changed'),
    ])
    expect(place(await post({ intent: 'sms-stop' }))).toEqual([303, at('refused=outage')])
    expect(failures).toHaveLength(1)
  })

  test('with the key written out keeps it, since no cookie has it yet', async () => {
    const response = await post({ intent: 'sms-stop', key }, {})
    expect(place(response)).toEqual([303, `/booking/reservation/?done=sms-stop&reservationId=123456789&key=${key}`])
  })

  test('of the extras is accepted there too', async () => {
    expect(place(await post({ intent: 'sms-stop' }, browser, '/booking/add-ons/'))).toEqual([303, at('done=sms-stop')])
  })

  test.each(['/booking/reservation/', '/booking/change/', '/api/booking/mine/open/'])(
    'is refused from another site: %s',
    async (path) => {
      const response = await post(
        { intent: 'sms-stop' },
        { ...browser, ...loggedIn, 'sec-fetch-site': 'cross-site' },
        path,
      )
      expect([response.status, (await response.json()).meta.code, calls]).toEqual([403, 'foreign-form', []])
    },
  )
})

describe('the bookings of an account', () => {
  test('are listed for a logged-in guest and not cached', async () => {
    const response = await get('/api/booking/mine/', loggedIn)
    expect((await response.json()).data).toEqual(['mine'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(calls).toEqual([['bookings', token]])
    const anonymous = await get('/api/booking/mine/', {})
    expect([anonymous.status, (await anonymous.json()).meta.code]).toEqual([401, 'not-logged-in'])
    expect(calls).toHaveLength(1)
  })

  test.each([
    [refusal(401, 'bearer-invalid'), 401, 'not-logged-in'],
    [new Error('no connection'), 503, 'outage'],
  ])('are not listed: %s', async (error, status, code) => {
    failing.calls = { bookings: error }
    const response = await get('/api/booking/mine/', loggedIn)
    expect([response.status, (await response.json()).meta.code]).toEqual([status, code])
  })

  test('are opened by a key set as a cookie', async () => {
    const open = (fields: Record<string, string>, headers: Record<string, string> = loggedIn) =>
      post(fields, headers, '/api/booking/mine/open/')
    const response = await open({})
    expect(place(response)).toEqual([303, `/booking/reservation/?${held}`])
    expect(response.headers.get('set-cookie')).toContain('reservations=')
    expect(calls).toEqual([['openBooking', '123456789', token]])
    expect(place(await open({ to: 'add-ons' }))).toEqual([303, `/booking/add-ons/?${held}`])
    calls.length = 0
    for (const one of [
      await open({}, {}),
      await open({ reservationId: '012345678' }),
      await open({ reservationId: '1234567890' }),
      await open({ reservationId: 'x123456789' }),
    ]) {
      expect(place(one)).toEqual([303, '/account/'])
    }
    expect(calls).toEqual([])
    failing.calls = { openBooking: new Error('no connection') }
    expect(place(await open({}))).toEqual([303, '/account/'])
    expect(failures).toHaveLength(1)
  })
})

describe('a guest can download', () => {
  test.each(['agreement', 'cancellation'])('the %s, a page that may load no resources', async (kind) => {
    const response = await get(`/api/booking/mine/document/?${held}&kind=${kind}`)
    expect(await response.text()).toBe('<p>Agreement</p>')
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(calls).toEqual([['document', { ...access, kind }]])
  })

  test('the stay as a calendar file', async () => {
    const response = await get(`/api/booking/mine/calendar/?${held}`)
    const text = await response.text()
    expect(text).toContain('SUMMARY:B2417: Haus am Weg')
    expect(text).toContain('UID:123456789@stay')
    expect(text).toMatch(/NAME:Marram\r\n/)
    expect(text).toContain('LOCATION:Hvidbjerg Klit 17')
    expect(text.replaceAll(/\r\n /g, '')).toMatch(/DESCRIPTION:.*15.*10.*\\n[^:]*: 123456789/)
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="123456789.ics"',
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex',
    })
    expect(calls).toEqual([['reservation', { ...access, languageId: 2 }]])
  })

  test('the link to the payment', async () => {
    const returnPath = `/booking/reservation/?${held}`
    expect(place(await get(`/api/booking/mine/pay/?${held}&amount=500`))).toEqual([303, 'https://pay.example/1'])
    expect(calls).toEqual([['startPayment', { ...access, languageId: 2, returnPath, amount: 500 }]])
    await get(`/api/booking/mine/pay/?${held}&amount=all`)
    expect(calls[1]).toEqual(['startPayment', { ...access, languageId: 2, returnPath }])
  })

  test.each([
    ['calendar', 'reservation', ''],
    ['document', 'document', '&kind=agreement'],
    ['pay', 'startPayment', ''],
  ])('nothing without a key, or when it is refused: %s', async (path, call, query) => {
    expect(place(await get(`/api/booking/mine/${path}/?${held}${query}`, {}))).toEqual([303, '/booking/reservation/'])
    expect(calls).toEqual([])
    failing.calls = { [call]: refusal(409, 'not-now') }
    expect(place(await get(`/api/booking/mine/${path}/?${held}${query}`))).toEqual([
      303,
      `/booking/reservation/?refused=not-now&${held}`,
    ])
  })

  test('no document of another kind', async () => {
    expect(place(await get(`/api/booking/mine/document/?${held}&kind=invoice`))).toEqual([303, '/booking/reservation/'])
    expect(calls).toEqual([])
  })

  test('the booking in another edition, whose host lacks this cookie', async () => {
    const response = await get(`/api/booking/mine/edition/?${held}&to=da&view=party`)
    expect(place(response)).toEqual([
      303,
      `https://da.example/booking/reservation/?view=party&reservationId=123456789&key=${key}`,
    ])
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(place(await get(`/api/booking/mine/edition/?${held}&to=en&page=add-ons`))).toEqual([
      303,
      `https://en.example/booking/add-ons/?reservationId=123456789&key=${key}`,
    ])
    expect(place(await get(`/api/booking/mine/edition/?${held}&to=evil`))).toEqual([303, '/booking/reservation/'])
    expect(place(await get(`/api/booking/mine/edition/?${held}&to=da`, {}))).toEqual([303, '/booking/reservation/'])
  })
})

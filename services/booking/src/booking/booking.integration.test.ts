import { listenForTags } from '@marram/database/changes'
import { seedStay } from '@marram/database/testing/seed-catalogue'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type BookingOverrides,
  clearBookings,
  countRows,
  exampleBooking,
  newKey,
  weekTotal,
} from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { seedTerms } from '../testing/seed-terms.ts'
import { startOfTest, startTestBooking, type TestBooking } from '../testing/start-booking.ts'
import { countDay } from './maintain-bookings.ts'

let booking: TestBooking

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
  await seedBookableLodging(booking.db, { id: 2, status: 'paused' })
  const account = { type: 2, email: 'karen@example.org', language_id: 2 as const }
  await booking.db.insertInto('user_account').values(account).execute()
})
beforeEach(() => clearBookings(booking.db))
afterEach(() => booking.setTime(startOfTest))
afterAll(() => booking.database.drop())

const path = '/rest/v1/booking/'
const place = (wish: BookingOverrides = {}, headers: Record<string, string> = newKey()) =>
  booking.post(path, exampleBooking(wish), { headers })
const read = async (response: Response) => ({ status: response.status, body: await response.json() })

describe('a guest who books', () => {
  // spec: call POST /rest/v1/booking/
  test('gets the house at the shown price, and a mail', async () => {
    const { status, body } = await read(await place())
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ state: 'booked', confirmedBy: null, lodgingId: 1, quote: { total: weekTotal } })
    expect(body.data.reservationId).toMatch(/^[1-9]\d{8}$/)
    expect(body.data.instalments).toEqual([{ amount: weekTotal, dueOn: '2027-02-05' }])
    const stays = await booking.db.selectFrom('stay').select(['kind', 'arrival', 'departure', 'adults']).execute()
    expect(stays).toEqual([{ kind: 'guest', arrival: '2027-03-06', departure: '2027-03-13', adults: 2 }])
    const [mail] = await booking.db.selectFrom('mail').selectAll().execute()
    expect(mail?.recipient).toBe('karen@example.org')
    for (const form of [mail?.text_body, mail?.html_body]) {
      expect(form).toContain(body.data.reservationId)
      expect(form).toContain('732\u00a0€')
      // The mailed key proves access to the address, so the reply must have another one.
      expect(form).not.toContain(body.data.key)
      expect(form).toMatch(/key=[\w-]{32}/)
    }
  })

  test('gets the rental terms in the mail, with tables and boxes, and who sent it', async () => {
    await seedTerms(booking.db)
    await place()
    const mail = await booking.db.selectFrom('mail').select(['text_body', 'html_body']).executeTakeFirstOrThrow()
    expect(mail.text_body).toMatch(
      /Team von Marram.*\* \* \*\n\nMietbedingungen\n\nEin Muster\.\n\n1\. Parteien\n\nSie mieten vom Eigentümer\.\n\n- bis 90 Tage: 20 %\n\nKein Widerrufsrecht\n\nEs besteht keines\./s,
    )
    expect(mail.text_body).toContain('Die Mietbedingungen, die für Ihre Buchung gelten')
    expect(mail.html_body).toMatch(/Mietbedingungen<\/h2>.*• bis 90 Tage: 20 %/s)
    for (const form of [mail.text_body, mail.html_body]) expect(form).toContain('Klit A/S, Strandvej 1, 6857 Blåvand')
    await booking.db.deleteFrom('content_entry').execute()
  })

  test('leaves no usable key in the database', async () => {
    const { body } = await read(await place())
    const { rows } = await sql<{ row: string }>`select row_to_json(b)::text as row from booking b
      union all select row_to_json(a)::text from booking_access a
      union all select row_to_json(e)::text from booking_event e`.execute(booking.db)
    expect(rows.map(({ row }) => row).join()).not.toContain(body.data.key)
  })

  test('owes the lines of the price, in entries that cannot be overwritten', async () => {
    await place()
    const entries = await booking.db.selectFrom('ledger_entry').select(['what', 'amount', 'kind']).execute()
    expect(entries).toEqual([
      { what: 'rent', amount: 70_000, kind: 'charge' },
      { what: 'transaction-fee', amount: 3_200, kind: 'charge' },
    ])
    await expect(booking.db.updateTable('ledger_entry').set({ amount: 0 }).execute()).rejects.toThrow('never rewritten')
    await expect(booking.db.deleteFrom('booking_event').execute()).rejects.toThrow('never rewritten')
  })

  test('drops pages and is counted for the day', async () => {
    const heard: string[] = []
    const listener = await listenForTags(
      booking.database,
      (tags) => heard.push(...tags),
      () => {},
    )
    try {
      await place()
      await vi.waitFor(() => expect(heard).toEqual(['lodging:1']))
    } finally {
      await listener.close()
    }
    const jobs = await sql<{
      task: string
    }>`select task_identifier as task from graphile_worker.jobs order by 1`.execute(booking.db)
    expect(jobs.rows.map(({ task }) => task)).toEqual(['bookings.count', 'mail.send'])
    for (const _ of [1, 2]) await countDay(booking.db, '2027-02-01')
    const [german] = await booking.db.selectFrom('booking_day').where('language_id', '=', 2).selectAll().execute()
    expect(german).toMatchObject({ placed: 1, cancelled: 0, nights: 7 })
  })

  test('with an account finds the booking there; an invalid token is refused', async () => {
    const { id } = await booking.db.selectFrom('user_account').select('id').executeTakeFirstOrThrow()
    const bearer = { authorization: `Bearer user-${id}` }
    expect((await place({}, { ...newKey(), ...bearer, 'x-trace-id': 'trace-12345678' })).status).toBe(201)
    const row = await booking.db.selectFrom('booking').select(['user_id', 'trace_id']).executeTakeFirstOrThrow()
    expect(row).toEqual({ user_id: id, trace_id: 'trace-12345678' })
    const mine = await read(await booking.get('/rest/v1/bookings/', { 'x-public-key': 'key', ...bearer }))
    expect(mine.body.data).toMatchObject([{ arrival: '2027-03-06', owed: weekTotal }])
    const stranger = await place({}, { ...newKey(), authorization: 'Bearer nobody' })
    expect([stranger.status, (await booking.get('/rest/v1/bookings/')).status]).toEqual([401, 401])
    expect(stranger.headers.get('www-authenticate')).toBe('Bearer')
  })

  test('in Danish pays in kroner', async () => {
    const danish = { option: { languageId: 1, currency: 'DKK' }, acceptedTotal: 700 * 746 + 22_900 } as const
    const { status, body } = await read(await place(danish))
    expect([status, body.data.quote.currency]).toEqual([201, 'DKK'])
    const [mail] = await booking.db.selectFrom('mail').select('subject').execute()
    expect(mail?.subject).toMatch(/^Din booking: B1001/)
  })
})

test('an account without bookings, such as a staff account, cannot read bookings', async () => {
  const staff = { 'x-public-key': 'key', authorization: 'Bearer staff-9' }
  const refused = await read(await booking.get('/rest/v1/bookings/', staff))
  expect([refused.status, refused.body.meta.code]).toEqual([403, 'not-allowed'])
})

describe('a request that is sent again', () => {
  test('gets the same reply byte for byte, and nothing is booked twice', async () => {
    const key = newKey()
    const first = await place({}, key)
    const again = await place({}, key)
    expect(again.status).toBe(201)
    expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true)
    expect(await countRows(booking.db)).toMatchObject({ booking: 1, stay: 1, mail: 1, idempotency_key: 1 })
  })

  test('twenty times concurrently is one booking with one reply', async () => {
    const key = newKey()
    const replies = await Promise.all(Array.from({ length: 20 }, () => place({}, key)))
    const texts = new Set(await Promise.all(replies.map((reply) => reply.text())))
    expect([texts.size, new Set(replies.map(({ status }) => status)).size]).toEqual([1, 1])
    expect(await countRows(booking.db)).toMatchObject({ booking: 1, stay: 1, mail: 1 })
  })

  test('with another body under the same key is refused', async () => {
    const key = newKey()
    await place({}, key)
    const { status, body } = await read(await place({ guest: { firstName: 'Peter' } }, key))
    expect([status, body.meta.code]).toEqual([409, 'key-used'])
    expect(await countRows(booking.db)).toMatchObject({ booking: 1 })
  })
})

describe('nothing is written when', () => {
  const refused = async (response: Response, status: number, code: string) => {
    const { status: got, body } = await read(response)
    expect([got, body.meta.code]).toEqual([status, code])
    expect(Object.values(await countRows(booking.db)).every((count) => count === 0)).toBe(true)
    return body.data
  }

  test('the price has changed, which the guest may then accept', async () => {
    const data = await refused(await place({ acceptedTotal: 1 }), 409, 'price-changed')
    expect(data.quote.total).toBe(weekTotal)
    expect((await place({ acceptedTotal: data.quote.total })).status).toBe(201)
  })

  const mistakes: [string, BookingOverrides, number, string][] = [
    ['the arrival is past', { option: { arrival: '2027-01-30' } }, 422, 'too-late'],
    ['the party is empty', { option: { adults: 0 } }, 422, 'invalid-input'],
    ['the number of guests is negative', { option: { children: -3 } }, 422, 'invalid-input'],
    ['the number of guests is fractional', { option: { infants: 0.5 } }, 422, 'invalid-input'],
    ['there are more guests than beds', { option: { adults: 7 } }, 422, 'too-many-persons'],
    ['the house is unknown', { option: { lodgingId: 99 } }, 404, 'unknown-lodging'],
    ['the house is paused', { option: { lodgingId: 2 } }, 404, 'unknown-lodging'],
    ['the day allows no arrivals', { option: { arrival: '2027-03-07' } }, 422, 'not-an-arrival-day'],
    ['the arrival is not a day', { option: { arrival: '2027-02-30' } }, 422, 'invalid-input'],
    ['the item is foreign', { items: [{ itemId: 77, quantity: 1 }] }, 422, 'unknown-item'],
    ['the currency is not that of the language', { option: { currency: 'DKK' } }, 422, 'wrong-currency'],
    ['a detail of the guest is wrong', { guest: { postalCode: '1' } }, 422, 'guest-details'],
    ['the terms were not accepted', { guest: { acceptsTerms: false } }, 422, 'guest-details'],
  ]
  test.each(mistakes)('%s', async (_, wish, status, code) => {
    await refused(await place(wish), status, code)
  })

  test('the language is unknown', async () => {
    const wish = { ...exampleBooking(), option: { ...exampleBooking().option, languageId: 3 } }
    await refused(await booking.post(path, wish, { headers: newKey() }), 422, 'invalid-input')
  })

  test('the key is missing, or the body is invalid JSON or ten megabytes long', async () => {
    await refused(await place({}, { 'idempotency-key': 'short' }), 400, 'idempotency-key')
    await refused(await booking.post(path, '{', { headers: newKey() }), 400, 'malformed-json')
    await refused(await booking.post(path, 'x'.repeat(10_000_000), { headers: newKey() }), 413, 'body-too-large')
  })

  test('today cannot be booked after 13:00 in Denmark', async () => {
    const saturday = { option: { arrival: '2027-02-06' } }
    booking.setTime('2027-02-06T12:00:00Z')
    await refused(await place(saturday), 422, 'too-late')
    booking.setTime('2027-02-06T11:59:59Z')
    expect((await place(saturday)).status).toBe(201)
  })
})

test('a guest who comes too late gets the nearest free weeks', async () => {
  await seedStay(booking.db, 1, { arrival: '2027-03-06', departure: '2027-03-20' })
  const { status, body } = await read(await place())
  expect([status, body.meta.code]).toEqual([409, 'not-available'])
  const [first, second, third] = body.data.alternatives
  expect([first.arrival, second.arrival, third.arrival]).toEqual(['2027-02-27', '2027-02-20', '2027-03-20'])
  expect(first.price).toBe(weekTotal)
})

test('repeated calls without an idempotency key are one booking', async () => {
  const first = await read(await booking.post('/rest/v1/booking/', exampleBooking()))
  const again = await read(await booking.post('/rest/v1/booking/', exampleBooking()))
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  expect(await countRows(booking.db)).toMatchObject({ booking: 1 })
})

test('a reservation id may be a JSON number, and a preflight request needs no key', async () => {
  const { reservationId, key } = (await read(await place())).body.data
  const asked = await booking.post('/rest/v1/bookings/read/', { reservationId: Number(reservationId), key })
  expect(asked.status).toBe(200)
  const options = new Request('http://booking/rest/v1/booking/', { method: 'OPTIONS' })
  expect((await booking.handle(options)).status).toBe(204)
})

test('the link in a mail expires some months after the stay', async () => {
  const { reservationId, key } = (await read(await place())).body.data
  const asked = async () => (await booking.post('/rest/v1/bookings/read/', { reservationId, key })).status
  booking.setTime('2027-07-11T08:00:00Z')
  expect(await asked()).toBe(200)
  booking.setTime('2027-07-12T08:00:00Z')
  expect(await asked()).toBe(404)
  booking.setTime(startOfTest)
})

test('a lost reply is repeated only to the same browser', async () => {
  const browserKey = 'browser-key-of-karen-0001'
  const headers = newKey()
  const wish = exampleBooking({ browserKey })
  const placed = await read(await booking.post('/rest/v1/booking/', wish, { headers }))
  const ask = async (browser: string, given: Record<string, string>) =>
    read(await booking.get('/rest/v1/bookings/placed/', { 'x-public-key': 'key', 'x-browser-key': browser, ...given }))
  const found = await ask(browserKey, headers)
  expect([found.status, found.body.data]).toEqual([200, placed.body.data])
  expect((await ask('browser-key-of-peter-0001', headers)).status).toBe(404)
  expect((await ask(browserKey, newKey())).status).toBe(404)
})

// spec: call GET /rest/v1/deferred_periods/; call order_by[field]
test('a list of deferred periods has the requested order', async () => {
  const period = (month: string) => ({ starts_on: `2027-${month}-01`, ends_on: `2027-${month}-10` })
  await booking.db
    .insertInto('deferred_period')
    .values([period('03'), period('05')])
    .execute()
  const list = async (query: string) => {
    const { handle } = booking
    const headers = { 'x-public-key': 'key' }
    const answer = await handle(new Request(`http://booking/rest/v1/deferred_periods/?${query}`, { headers }))
    return { status: answer.status, text: await answer.text() }
  }
  const { text } = await list('order_by[startsOn]=desc')
  expect(text.indexOf('2027-05-01')).toBeLessThan(text.indexOf('2027-03-01'))
  expect((await list('order_by[nonsense]=asc')).status).toBe(400)
})

// spec: call GET /rest/v1/deferred_periods/
test('in a deferred period the booking is marked as confirmed later', async () => {
  const period = { starts_on: '2027-03-01', ends_on: '2027-04-01', confirmed_by: '2027-02-20' }
  await booking.db.insertInto('deferred_period').values(period).execute()
  expect(await booking.client.deferredPeriods()).toMatchObject([
    { lodgingId: null, startsOn: '2027-03-01', endsOn: '2027-04-01', confirmedBy: '2027-02-20' },
  ])
  const quoted = await booking.client.quote({ option: exampleBooking().option })
  expect(quoted).toMatchObject({ deferred: { confirmedBy: '2027-02-20' }, quote: { total: weekTotal } })
  const { status, body } = await read(await place())
  expect([status, body.data.state, body.data.confirmedBy]).toEqual([201, 'confirmed-later', '2027-02-20'])
  const [mail] = await booking.db.selectFrom('mail').select('text_body').execute()
  expect(mail?.text_body).toContain('20.\u00a0Februar 2027')
})

test('a hundred concurrent guests on overlapping weeks: the nights are sold once, all others get 409', async () => {
  const saturdays = ['2027-03-06', '2027-03-13', '2027-03-20', '2027-03-27']
  const wishes = Array.from({ length: 100 }, (_, index) => {
    const duration = 7 * (1 + (index % 3))
    return { arrival: saturdays[index % 4] ?? '', duration }
  })
  const quotes = await Promise.all(
    wishes.map((option) => booking.client.quote({ option: { ...exampleBooking().option, ...option } })),
  )
  const replies = await Promise.all(
    wishes.map((option, index) => place({ option, acceptedTotal: quotes[index]?.quote.total ?? 0 })),
  )
  const statuses = replies.map(({ status }) => status)
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true)
  const stays = await booking.db.selectFrom('stay').select(['arrival', 'departure']).orderBy('arrival').execute()
  expect(statuses.filter((status) => status === 201)).toHaveLength(stays.length)
  expect(stays.length).toBeGreaterThan(0)
  for (const [index, stay] of stays.entries()) {
    const next = stays[index + 1]
    if (next) expect(stay.departure <= next.arrival).toBe(true)
  }
  const free = wishes.filter(({ arrival, duration }) => {
    const end = new Date(Date.parse(arrival) + duration * 86_400_000).toISOString().slice(0, 10)
    return stays.every((stay) => stay.departure <= arrival || end <= stay.arrival)
  })
  expect(free).toEqual([])
  expect(await countRows(booking.db)).toMatchObject({ booking: stays.length, mail: stays.length })
})

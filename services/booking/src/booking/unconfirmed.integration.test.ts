import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { releaseUnconfirmed } from '../change/release-unconfirmed.ts'
import { clearBookings, countRows, exampleBooking, newKey } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking, takes } from '../testing/start-booking.ts'

let booking: TestBooking
const lodgings = 10

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  for (let id = 1; id <= lodgings; id += 1) await seedBookableLodging(booking.db, { id })
})
beforeEach(async () => {
  await clearBookings(booking.db)
  await booking.db.deleteFrom('confirmed_address').where('email', '<>', 'karen@example.org').execute()
})
afterEach(() => booking.setTime(startOfTest))
afterAll(() => booking.database.drop())

type Sent = { readonly from?: string; readonly bearer?: string }
const place = async (lodgingId: number, email: string, { from = '198.51.100.1', bearer }: Sent = {}) => {
  const headers = { ...newKey(), ...(bearer && { authorization: `Bearer ${bearer}` }) }
  const wish = exampleBooking({ option: { lodgingId }, guest: { email } })
  const response = await booking.post('/rest/v1/booking/', wish, { headers, from })
  return { status: response.status, body: await response.json() }
}
const stateOf = async () => (await booking.db.selectFrom('booking').select(['state', 'address_due']).execute())[0]
const mails = () => booking.db.selectFrom('mail').select(['recipient', 'text_body']).orderBy('created_at').execute()
const release = () =>
  releaseUnconfirmed(
    { db: booking.db, now: booking.now, origins: { da: 'https://d', de: 'https://d', en: 'https://d' }, takes },
    booking.log,
  )
/** Opens the link like the reader of the mail. */
const openLink = async () => {
  const [mail] = await mails()
  const [, reservationId = '', key = ''] = /reservationId=(\d+)&key=([\w-]+)/.exec(mail?.text_body ?? '') ?? []
  return booking.client.readBooking({ reservationId, key })
}

describe('a booking under a new mail address', () => {
  test('is held for a day, as reply and mail say', async () => {
    const { status, body } = await place(1, 'new@example.org')
    expect([status, body.data.confirmAddressBy]).toEqual([201, '2027-02-02T08:00:00.000Z'])
    const [mail] = await mails()
    expect(mail?.text_body).toContain('Bitte bestätigen Sie Ihre Buchung')
    expect(mail?.text_body).toContain('2.\u00a0Februar 2027')
  })

  test('is confirmed by opening the link in the mail, as is the address', async () => {
    await place(1, 'New@example.org')
    expect((await openLink()).confirmAddressBy).toBeNull()
    booking.setTime('2027-02-03T08:00:00Z')
    expect(await release()).toBe(0)
    expect(await stateOf()).toEqual({ state: 'booked', address_due: null })
    expect((await place(2, 'new@example.org')).body.data.confirmAddressBy).toBeNull()
  })

  test('is not confirmed by the key in the browser’s reply', async () => {
    const { body } = await place(1, 'new@example.org')
    const { reservationId, key } = body.data
    expect((await booking.client.readBooking({ reservationId, key })).confirmAddressBy).not.toBeNull()
  })

  test('is released without a confirmation; the house is free, nothing is owed, and the guest gets a mail', async () => {
    const { body } = await place(1, 'new@example.org')
    booking.setTime('2027-02-02T07:59:00Z')
    expect(await release()).toBe(0)
    booking.setTime('2027-02-02T08:00:00Z')
    expect([await release(), await release()]).toEqual([1, 0])
    const { reservationId, key } = body.data
    expect(await booking.client.readBooking({ reservationId, key })).toMatchObject({ state: 'cancelled', owed: 0 })
    expect((await mails())[1]?.text_body).toContain('Das Haus ist wieder frei')
    expect(await countRows(booking.db)).toMatchObject({ stay: 0, mail: 2 })
    expect(booking.logged.join()).toContain('"event":"booking.released"')
  })

  test('mails nothing from the form, so that it cannot carry a message to strangers', async () => {
    const words = { firstName: 'Sie haben', lastName: 'gewonnen', address: 'Klickweg 9', city: 'Anrufstadt' }
    const wish = exampleBooking({ option: { lodgingId: 1 }, guest: { email: 'new@example.org', ...words } })
    expect((await booking.post('/rest/v1/booking/', wish, { headers: newKey() })).status).toBe(201)
    booking.setTime('2027-02-02T08:00:00Z')
    await release()
    const sent = await booking.db.selectFrom('mail').select(['subject', 'text_body', 'html_body']).execute()
    expect(sent).toHaveLength(2)
    for (const mail of sent) {
      const text = Object.values(mail).join('\n')
      for (const word of Object.values(words)) expect(text).not.toContain(word)
      expect(text).toContain('Guten Tag,\n')
    }
  })

  test('greets by name once the address is confirmed', async () => {
    await place(1, 'karen@example.org')
    expect((await mails())[0]?.text_body).toContain('Guten Tag Karen')
  })

  test('needs no link with a login or an earlier confirmation', async () => {
    expect((await place(1, 'karen@example.org')).body.data.confirmAddressBy).toBeNull()
    const account = { type: 2, email: 'other@example.org', language_id: 2 as const, confirmed_at: startOfTest }
    await booking.db.insertInto('user_account').values(account).execute()
    expect((await place(2, 'Other@example.org')).body.data.confirmAddressBy).toBeNull()
  })
})

describe('the mail of an unconfirmed booking', () => {
  const placed = async () => {
    const { reservationId, key } = (await place(1, 'new@example.org', { from: '192.0.2.8' })).body.data
    return { reservationId, key }
  }
  const again = async (access: object) => {
    const response = await booking.post('/rest/v1/bookings/mail-again/', access)
    return response.status === 200 ? 'mailed' : (await response.json()).meta.code
  }

  test('is sent again with a link that confirms the booking', async () => {
    const access = await placed()
    booking.setTime('2027-02-01T08:01:00Z')
    expect(await again(access)).toBe('mailed')
    const second = (await mails()).at(-1)
    expect(second?.recipient).toBe('new@example.org')
    expect(second?.text_body).toContain('Bitte bestätigen Sie Ihre Buchung')
    const [, reservationId = '', key = ''] = /reservationId=(\d+)&key=([\w-]+)/.exec(second?.text_body ?? '') ?? []
    expect((await booking.client.readBooking({ reservationId, key })).confirmAddressBy).toBeNull()
    expect(await again(access)).toBe('nothing-to-confirm')
  })

  test('is sent at most once a minute, and three times more', async () => {
    const access = await placed()
    const codes: string[] = []
    for (const minute of ['00', '01', '01', '02', '03', '04']) {
      booking.setTime(`2027-02-01T08:${minute}:00Z`)
      codes.push(await again(access))
    }
    expect(codes).toEqual(['mailed-just-now', 'mailed', 'mailed-just-now', 'mailed', 'mailed', 'mailed-enough'])
    expect(await mails()).toHaveLength(4)
  })

  test('is sent four times a week to one mailbox, whatever the booking', async () => {
    const bookings = [await place(1, 'a+1@example.org', { from: '192.0.2.5' }), await place(2, 'a@example.org')]
    const codes: string[] = []
    for (const [index, { body }] of [...bookings, ...bookings].entries()) {
      booking.setTime(`2027-02-01T08:0${index + 1}:00Z`)
      codes.push(await again({ reservationId: body.data.reservationId, key: body.data.key }))
    }
    expect(codes).toEqual(['mailed', 'mailed', 'mailed-enough', 'mailed-enough'])
    expect(await mails()).toHaveLength(4)
  })

  test('is sent once for two clicks at once', async () => {
    const access = await placed()
    booking.setTime('2027-02-01T08:01:00Z')
    expect((await Promise.all([again(access), again(access)])).toSorted()).toEqual(['mailed', 'mailed-just-now'])
  })

  test('is not sent with a wrong key, or after the release', async () => {
    const access = await placed()
    expect(await again({ ...access, key: 'x'.repeat(32) })).toBe('unknown-booking')
    booking.setTime('2027-02-02T08:00:00Z')
    await release()
    expect(await again(access)).toBe('nothing-to-confirm')
  })
})

test('the second step learns what the order would be refused for', async () => {
  const check = async (email: string, from = '203.0.113.9') =>
    (await booking.post('/rest/v1/bookings/may-book/', { email, nights: 7 }, { from })).status
  const from = '192.0.2.7'
  await place(1, 'new@example.org', { from })
  expect(await check('new@example.org')).toBe(200)
  await place(2, 'new@example.org', { from })
  expect([await check('New+1@example.org'), await check('next@example.org')]).toEqual([429, 200])
  for (const id of [3, 4]) await place(id, `guest${id}@example.org`, { from })
  expect(await check('next@example.org', from)).toBe(429)
  expect(await check('karen@example.org', from)).toBe(200)
  await openLink()
  expect(await check('new@example.org')).toBe(200)
  expect(await countRows(booking.db)).toMatchObject({ stay: 4, mail: 4 })
})

describe('an attacker with invented guests', () => {
  test('gets four weeks from one network, from any of its addresses, and no more after their release', async () => {
    const codes: (string | number)[] = []
    for (let id = 1; id <= 6; id += 1) {
      const { status, body } = await place(id, `guest${id}@example.org`, { from: `2001:db8::${id}` })
      codes.push(status === 201 ? 201 : body.meta.code)
    }
    expect(codes).toEqual([201, 201, 201, 201, 'unconfirmed-bookings', 'unconfirmed-bookings'])
    expect(await countRows(booking.db)).toMatchObject({ stay: 4, mail: 4 })
    expect(booking.logged.join()).toContain('"event":"booking.refused"')
    booking.setTime('2027-02-02T09:00:00Z')
    await release()
    expect((await place(7, 'guest7@example.org', { from: '2001:db8::7' })).status).toBe(429)
    expect((await place(7, 'guest7@example.org', { from: '2001:db8:1::7' })).status).toBe(201)
  })

  test('sends a stranger at most two mails, from any number of networks', async () => {
    const statuses: number[] = []
    for (let id = 1; id <= 4; id += 1)
      statuses.push((await place(id, 'stranger@example.org', { from: `203.0.113.${id}` })).status)
    expect(statuses).toEqual([201, 201, 429, 429])
    expect(await mails()).toHaveLength(2)
  })

  test('sends no more with plus tags: they are one mailbox', async () => {
    const statuses: number[] = []
    for (const [index, email] of ['ab@gmail.com', 'ab+1@gmail.com', 'AB+2@gmail.com', 'a.b@googlemail.com'].entries())
      statuses.push((await place(index + 1, email, { from: `203.0.113.${index}` })).status)
    expect(statuses).toEqual([201, 201, 429, 429])
    expect(await mails()).toHaveLength(2)
  })

  test('gets no further with an account, which confirms only its own address', async () => {
    const account = { type: 2, email: 'eve@example.org', language_id: 2 as const, confirmed_at: startOfTest }
    const { id } = await booking.db.insertInto('user_account').values(account).returning('id').executeTakeFirstOrThrow()
    const bearer = `user-${id}`
    const codes: number[] = []
    for (let at = 1; at <= 3; at += 1)
      codes.push((await place(at, 'stranger@example.org', { bearer, from: `203.0.113.${at}` })).status)
    expect(codes).toEqual([201, 201, 429])
    expect((await mails())[0]?.text_body).toContain('Bitte bestätigen Sie Ihre Buchung')
    expect((await place(4, 'eve@example.org', { bearer })).body.data.confirmAddressBy).toBeNull()
  })

  test('gets no further with concurrent requests', async () => {
    const all = Array.from({ length: lodgings }, (_, index) => place(index + 1, `rush${index}@example.org`))
    const placed = (await Promise.all(all)).filter(({ status }) => status === 201)
    expect(placed).toHaveLength(4)
  })

  test('does not limit guests of the same network who confirm', async () => {
    const from = '198.51.100.9'
    for (let id = 1; id <= 4; id += 1) await place(id, `guest${id}@example.org`, { from })
    expect((await place(5, 'guest5@example.org', { from })).status).toBe(429)
    await openLink()
    expect((await place(5, 'guest5@example.org', { from })).status).toBe(201)
    expect((await place(6, 'karen@example.org', { from })).status).toBe(201)
  })
})

import { seedLodging, seedResort } from '@marram/database/testing/seed-catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { karen, startTestAuth, type TestAuth } from '../testing/start-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
  await seedBookableLodging()
})
beforeEach(async () => {
  await auth.db.deleteFrom('booking').execute()
  await auth.db.deleteFrom('sms').execute()
  await auth.renew()
})
afterAll(() => auth.stop())

const at = new Date('2026-10-01T10:00:00Z')
const spot = { latitude: 55.5, longitude: 8.1 }

async function seedBookableLodging(): Promise<void> {
  const { db } = auth
  const place = { location: 10, street: 10, ...spot }
  await seedResort(db, { area: 1, slug: 'blavand', name: 'Blåvand', ...place })
  await seedLodging(db, { id: 1, ...place })
  const words = { description_da: 'El', description_de: 'Strom', description_en: 'Electricity', unit_name: 'kWh' }
  await db
    .insertInto('item')
    .values({ id: 4, definition_id: 4, type: 'electricity', charge_type: 'metered', metered_quantity: 'kwh', ...words })
    .execute()
}

/** A past or cancelled stay needs no nights in the calendar. */
async function addBooking(reservationId: string, email: string, userId: number | null): Promise<number> {
  const party = { adults: 2, children: 0, infants: 0, pets: 0 }
  const stay = { lodging_id: 1, arrival: '2026-10-10', departure: '2026-10-17', state: 'cancelled', ...party } as const
  const terms = {
    language_id: 2,
    currency: 'EUR',
    total: 73_200,
    quote: '{}',
    terms: '{}',
    pay_choice: 'invoice',
  } as const
  const guest = JSON.stringify({ email })
  const { id } = await auth.db
    .insertInto('booking')
    .values({
      reservation_id: reservationId,
      ...stay,
      ...terms,
      guest,
      user_id: userId,
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await auth.db.insertInto('sms_signup').values({ booking_id: id, phone: '+4512345678', signed_up_at: at }).execute()
  await auth.db
    .insertInto('meter_reading')
    .values({ booking_id: id, item_id: 4, moment: 'arrival', reading: 1234.5, read_at: at })
    .execute()
  const message = { kind: 'service', state: 'sent', recipient: '+4512345678', body: 'Huset er klar' } as const
  await auth.db
    .insertInto('sms')
    .values({ key: `booking ${id} ready`, ...message })
    .execute()
  return id
}

const logIn = () => auth.client.login({ ...karen })

test('my data contains my stays with text messages and meter readings, and no others', async () => {
  await addBooking('100000001', 'someone@example.org', auth.karenId())
  await addBooking('100000002', 'Karen@Example.org', null)
  await addBooking('100000003', 'bo@example.org', null)
  const told = {
    textMessages: [{ phone: '+4512345678', stoppedAt: null }],
    meterReadings: [{ itemId: 4, moment: 'arrival', reading: 1234.5 }],
  }
  const { bookings } = await auth.client.downloadData(await logIn())
  expect(bookings).toMatchObject([
    { reservationId: '100000001', ...told },
    { reservationId: '100000002', ...told },
  ])
  expect(bookings).toHaveLength(2)
})

test('deleting the account deletes text message sign-ups, and keeps the bill’s data', async () => {
  await addBooking('100000001', karen.email, auth.karenId())
  await addBooking('100000002', karen.email, null)
  const other = await addBooking('100000003', 'bo@example.org', null)
  await auth.client.deleteAccount(await logIn(), karen.password)
  const signups = await auth.db.selectFrom('sms_signup').select('booking_id').execute()
  expect(signups).toEqual([{ booking_id: other }])
  const sent = await auth.db.selectFrom('sms').select(['recipient', 'body']).orderBy('body').execute()
  const emptied = { recipient: '', body: '' }
  expect(sent).toEqual([emptied, emptied, { recipient: '+4512345678', body: 'Huset er klar' }])
  expect(await auth.db.selectFrom('meter_reading').select('booking_id').execute()).toHaveLength(3)
})

/** A published review with a photo. */
async function addReview(bookingId: number, letter: string): Promise<void> {
  const words = { name: 'Karen M.', place: 'Berlin', rating: 5 }
  const published = {
    ...words,
    lodging_id: 1,
    language_id: 2,
    iso_country: 'DE',
    date: '2026-10-17',
    answer_text: 'Gut.',
  } as const
  const { id: review_id } = await auth.db
    .insertInto('review')
    .values(published)
    .returning('id')
    .executeTakeFirstOrThrow()
  const decided = { created_at: at, decided_at: at, state: 'public' } as const
  const { id: guest_review_id } = await auth.db
    .insertInto('guest_review')
    .values({ booking_id: bookingId, ...words, text: 'Gut.', review_id, ...decided })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = { image_url: `uploads/${letter.repeat(32)}.jpg`, sent_hash: letter.repeat(64), width: 4, height: 3 }
  await auth.db
    .insertInto('review_photo')
    .values({ guest_review_id, alt: `Meer ${letter}`, ...file, ...decided })
    .execute()
}

test('my data contains my reviews with their photos; deleting the account deletes them with the files', async () => {
  await addReview(await addBooking('100000001', 'someone@example.org', auth.karenId()), 'a')
  await addReview(await addBooking('100000002', karen.email.toUpperCase(), null), 'b')
  await addReview(await addBooking('100000003', 'bo@example.org', null), 'c')
  const token = await logIn()
  const { reviews, reviewPhotos } = await auth.client.downloadData(token)
  expect(reviews).toMatchObject([{ text: 'Gut.', house: null }, { text: 'Gut.' }])
  expect(reviews).toHaveLength(2)
  expect(reviewPhotos).toMatchObject([
    { reservationId: '100000001', alt: 'Meer a', picture: `uploads/${'a'.repeat(32)}.jpg`, state: 'public' },
    { reservationId: '100000002', alt: 'Meer b' },
  ])
  expect(reviewPhotos).toHaveLength(2)
  await auth.client.deleteAccount(token, karen.password)
  expect(await auth.db.selectFrom('review_photo').select('alt').execute()).toEqual([{ alt: 'Meer c' }])
  expect(await auth.db.selectFrom('review').select('id').execute()).toHaveLength(1)
  const { rows } = await sql<{ names: string[] }>`
    select payload -> 'names' as names from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'pictures.discard'`.execute(auth.db)
  expect(rows).toEqual([{ names: ['a', 'b'].map((letter) => `${letter.repeat(32)}.jpg`) }])
})

test('a reset by staff revokes booking links of the account and of earlier bookings under its address', async () => {
  const own = await addBooking('100000001', karen.email, auth.karenId())
  const before = await addBooking('100000002', karen.email.toUpperCase(), null)
  const other = await addBooking('100000003', 'peter@example.org', null)
  const keys = [own, before, other].map((id, index) => ({
    key_hash: String(index).repeat(64),
    booking_id: id,
    created_at: at,
  }))
  await auth.db.insertInto('booking_access').values(keys).execute()
  const staff = { email: 'mette@marram.example', password: karen.password }
  await auth.addUser({ ...staff, type: 'internal' })
  const link = { user_id: auth.karenId(), created_at: at, expires_at: new Date('2028-01-01') }
  await auth.db
    .insertInto('password_reset')
    .values({ ...link, token_hash: 'a'.repeat(64) })
    .execute()
  const change = { ...link, token_hash: 'b'.repeat(64), email: 'new@example.org' }
  await auth.db.insertInto('email_change').values(change).execute()
  const token = await auth.client.login(staff)
  const reset = await auth.send('/bs/reset-customer-links/', { customerId: auth.karenId() }, { token })
  expect((await reset.json()).data).toEqual({ reset: 4 })
  expect(await auth.db.selectFrom('booking_access').select('booking_id').execute()).toEqual([{ booking_id: other }])
})

import { guestDataKinds } from '@marram/contract/desk/guests'
import { executeCommand } from '@marram/database/command/execute-command'
import { seedLodging, seedResort } from '@marram/database/testing/seed-catalogue'
import { testDesk } from '@marram/database/testing/test-desk'
import { deskPermissions } from '@marram/domain/desk/permission'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadPersonData } from '../account/personal-data.ts'
import { karen, startTestAuth, type TestAuth } from '../testing/start-auth.ts'
import { erase, exportData, find } from './guest-desk.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
  const place = { location: 10, street: 10, latitude: 55.5, longitude: 8.1 }
  await seedResort(auth.db, { area: 1, slug: 'blavand', name: 'Blåvand', ...place })
  await seedLodging(auth.db, { id: 1, ...place })
})
beforeEach(async () => {
  await sql`truncate audit_entry, booking, question, ledger_entry cascade`.execute(auth.db)
  await auth.renew()
})
afterAll(() => auth.stop())

const desk = () => testDesk(auth.context)
const guest = {
  ...{ firstName: 'Karen', lastName: 'Holm', address: 'Strandvej 1', postalCode: '6857', city: 'Blåvand' },
  ...{ country: 'DK', phone: '+4512345678', email: 'Karen@Example.org', wantsNewsletter: true },
}

type Booking = { email?: string; userId?: number | null; year?: number; state?: 'cancelled' | 'booked' }

async function addBooking(reservationId: string, more: Booking = {}): Promise<number> {
  const { email = guest.email, userId = null, year = 2026, state = 'cancelled' } = more
  const stay = { lodging_id: 1, arrival: `${year}-10-10`, departure: `${year}-10-17` }
  const { id: stayId } = await auth.db
    .insertInto('stay')
    .values({ ...stay, kind: 'guest', adults: 2 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await auth.db
    .insertInto('booking')
    .values({
      ...{ reservation_id: reservationId, ...stay, state, stay_id: state === 'cancelled' ? null : stayId },
      ...{ adults: 2, children: 0, infants: 0, pets: 0, language_id: 1, currency: 'DKK', total: 100, quote: '{}' },
      ...{ terms: '{}', pay_choice: 'invoice', guest: JSON.stringify({ ...guest, email }), user_id: userId },
      ...{ mailbox: 'karen@example.org', created_at: new Date('2026-01-01'), changed_at: new Date('2026-01-01') },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await auth.db.deleteFrom('stay').where('id', '=', stayId).where(sql<boolean>`${state} = 'cancelled'`).execute()
  return id
}

async function addQuestion(): Promise<void> {
  const { id } = await auth.db
    .insertInto('question')
    .values({
      ...{ lodging_id: 1, language_id: 1, topic: 'pets', state: 'open', name: 'Karen', email: 'karen@example.org' },
      ...{ mailbox: 'karen@example.org', phone: '', submission_hash: 'a'.repeat(64), fingerprint: 'b'.repeat(64) },
      ...{ created_at: new Date('2026-01-01'), changed_at: new Date('2026-01-01') },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await auth.db
    .insertInto('question_message')
    .values({ question_id: id, number: 1, author: 'guest', text: 'Hegn?', created_at: new Date('2026-01-01') })
    .execute()
}

const stored = async () => auth.db.selectFrom('booking').select(['guest', 'user_id', 'mailbox']).orderBy('id').execute()

test('a guest is found by address or booking, with the amount of data', async () => {
  await addBooking('100000001', { userId: auth.karenId(), email: 'other@example.org' })
  await addBooking('100000002')
  await addQuestion()
  const found = {
    ...{ email: karen.email, account: { id: auth.karenId(), name: 'Karen Holm', type: 'guest' }, unfinished: [] },
    ...{ stored: { bookings: 2, questions: 1 }, kept: { bookings: 2, until: 2031 } },
  }
  expect(await desk().ask(find, { email: ' KAREN@example.org' })).toEqual(found)
  expect(await desk().ask(find, { reservationId: '100000002' })).toEqual(found)
  expect(await desk().ask(find, { reservationId: '999999999' })).toMatchObject({ status: 404 })
  expect(await desk().ask(find, { email: 'nobody@example.org' })).toMatchObject({
    ...{ account: null, stored: {}, kept: { bookings: 0, until: null } },
  })
  for (const wrong of [{}, { email: 'karen' }, { reservationId: '1' }]) {
    expect(await desk().ask(find, wrong)).toMatchObject({ status: 422 })
  }
})

test('the export has the person’s data and no secrets', async () => {
  await addBooking('100000001')
  await addQuestion()
  const data = await desk().run(exportData, { email: karen.email })
  expect(data).toMatchObject({
    ...{ email: karen.email, profile: { firstname: 'Karen' }, bookings: [{ reservationId: '100000001' }] },
    questions: [{ messages: [{ text: 'Hegn?' }] }],
  })
  expect(JSON.stringify(data)).not.toMatch(/hash|token/i)
})

test('the log says who took a copy, and has nothing of it', async () => {
  await addBooking('100000001')
  const anna = { userId: 7, name: 'Anna Holm', cameFrom: '192.0.2.7', permissions: deskPermissions }
  const request = { input: { email: karen.email }, key: 'once' }
  const first = await executeCommand(exportData, request, anna, auth.context)
  expect(await executeCommand(exportData, request, anna, auth.context)).toEqual(first)
  const entries = await auth.db.selectFrom('audit_entry').selectAll().execute()
  const entry = { command: 'guests.export', subject: `user ${auth.karenId()}`, after: { bookings: 1 }, reply: null }
  expect(entries).toMatchObject([entry, entry])
  expect(JSON.stringify(entries)).not.toMatch(/karen|Strandvej|@example/i)
})

test('every kind of data has a name', async () => {
  const kinds = Object.keys(await loadPersonData(auth.db, { userId: null, email: karen.email }))
  expect(kinds.toSorted()).toEqual(guestDataKinds.toSorted())
})

test('erasure leaves name and address on bills that the law keeps, and nothing else', async () => {
  await addBooking('100000001', { userId: auth.karenId(), email: 'other@example.org' })
  await addBooking('100000002')
  await addBooking('100000003', { year: 2020 })
  await addBooking('100000004', { email: 'bo@example.org' })
  await addQuestion()
  const token = await auth.client.login({ ...karen })
  expect(await desk().run(erase, { email: karen.email })).toEqual({ reduced: 2, blanked: 1, hadAccount: true })
  const bill = { ...guest, email: '', phone: '', wantsNewsletter: false }
  const rows = await stored()
  expect(rows.slice(0, 2)).toEqual([1, 2].map(() => ({ guest: bill, user_id: null, mailbox: null })))
  expect(JSON.stringify(rows[2])).not.toMatch(/Karen|Strandvej|6857|Blåvand/)
  expect(rows[3]).toMatchObject({ guest: { ...guest, email: 'bo@example.org' } })
  await expect(auth.client.profile(token)).rejects.toThrow('Not logged in')
  expect(await desk().ask(find, { email: karen.email })).toEqual({
    ...{ email: karen.email, account: null, stored: {}, kept: { bookings: 0, until: null }, unfinished: [] },
  })
  const log = await desk().log()
  expect(log).toMatchObject([{ command: 'guests.erase', after: { reduced: 2, blanked: 1 } }])
  expect(JSON.stringify([log, auth.logged.at(-1)])).not.toMatch(/karen|@example/i)
})

test('a guest without an account is erased by the address', async () => {
  await addBooking('100000001', { email: 'ida@example.org' })
  expect(await desk().run(erase, { email: 'Ida@example.org' })).toEqual({ reduced: 1, blanked: 0, hadAccount: false })
  expect(await desk().log()).toMatchObject([{ subject: 'guest without account' }])
})

test('bookings to come or not settled are in the way, and so are owners and staff; then nothing changes', async () => {
  await addBooking('100000001', { state: 'booked', year: 2027 })
  const owing = await addBooking('100000002')
  const entry = { key: 'a', kind: 'charge', what: 'rent', amount: 100, currency: 'DKK' } as const
  await auth.db
    .insertInto('ledger_entry')
    .values({ booking_id: owing, ...entry, created_at: new Date('2026-01-01') })
    .execute()
  const before = await stored()
  expect(await desk().run(erase, { email: karen.email })).toMatchObject({
    ...{ status: 409, code: 'unfinished-bookings', sentence: expect.stringContaining('100000001, 100000002') },
  })
  await auth.addUser({ email: 'jens@example.org', type: 'creditor' })
  expect(await desk().run(erase, { email: 'jens@example.org' })).toMatchObject({ status: 409, code: 'not-a-guest' })
  expect([await stored(), await desk().log()]).toEqual([before, []])
})

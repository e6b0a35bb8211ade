import { showBooking } from '@marram/contract/desk/booking-page'
import {
  assignBooking,
  messageTemplates,
  noteBooking,
  reportPresence,
  resendMail,
  writeToGuest,
} from '@marram/contract/desk/correspondence'
import { eraseStoredData } from '@marram/database/personal-data/erase-stored-data'
import { loadStoredData } from '@marram/database/personal-data/load-stored-data'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { july, startRebooking, total } from '../rebook/testing/start-rebooking.ts'
import { deskOf, refused, seedStaff } from '../testing/desk-of.ts'
import { startOfTest } from '../testing/start-booking.ts'

const { booking, place, clear } = await startRebooking()
const { db } = booking
const lene = deskOf(booking, 'lene')
const maren = deskOf(booking, 'maren')
await seedStaff(db)

beforeEach(async () => {
  await clear()
  await sql`truncate audit_entry, booking_note, booking_assignee, desk_presence`.execute(db)
})
afterEach(() => booking.setTime(startOfTest))
afterAll(() => booking.database.drop())

const mails = () => db.selectFrom('mail').selectAll().orderBy('created_at').execute()

const notesOf = async (reservationId: string) => {
  const { timeline } = await lene.ask(showBooking, { reservationId, edition: 'de' })
  return timeline.filter(({ kind }) => kind === 'note' || kind === 'command')
}

describe('notes', () => {
  test('are for staff only, and are erased with the data of the guest', async () => {
    const access = await place()
    const { reservationId } = access
    await lene.act(noteBooking, { reservationId, text: '  Roof is ready by 20 August.\nPlease confirm.  ' })
    await maren.act(noteBooking, { reservationId, text: 'Called' })
    const expected = [
      { by: 'Lene Krog', text: 'Roof is ready by 20 August.\nPlease confirm.' },
      { by: 'Maren Holm', text: 'Called' },
    ]
    expect(await notesOf(reservationId)).toMatchObject(expected)
    expect(JSON.stringify(await booking.client.readBooking(access))).not.toContain('Roof')
    const karen = { userId: 7, email: 'karen@example.org' }
    expect(JSON.stringify(await loadStoredData(db, karen))).not.toContain('Roof')
    const log = await db.selectFrom('audit_entry').select(['command', 'after']).execute()
    expect(log).toHaveLength(2)
    expect(JSON.stringify(log)).not.toContain('Roof')
    await eraseStoredData(db, karen, new Date(startOfTest))
    expect(await notesOf(reservationId)).toEqual([])
  })

  test('need a text, a booking and the permission', async () => {
    const { reservationId } = await place()
    const at = (input: { reservationId: string; text: string }, token = 'lene') =>
      refused(deskOf(booking, token).act(noteBooking, input))
    expect((await at({ reservationId, text: '  ' })).status).toBe(422)
    expect((await at({ reservationId, text: 'x'.repeat(5001) })).status).toBe(422)
    expect((await at({ reservationId: '100000000', text: 'x' })).status).toBe(404)
    expect((await at({ reservationId, text: 'x' }, 'editor')).status).toBe(404)
    expect(await db.selectFrom('booking_note').select('id').execute()).toEqual([])
  })
})

test('one person takes a booking over from another, and gives it back', async () => {
  const { reservationId } = await place()
  expect(await lene.act(assignBooking, { reservationId, isMine: true })).toEqual({ assignee: 'Lene Krog' })
  expect(await maren.act(assignBooking, { reservationId, isMine: true })).toEqual({ assignee: 'Maren Holm' })
  expect(await db.selectFrom('booking_assignee').select(['user_id', 'name']).execute()).toEqual([
    { user_id: 102, name: 'Maren Holm' },
  ])
  const { assignee } = await lene.ask(showBooking, { reservationId, edition: 'de' })
  expect(assignee).toEqual({ userId: 102, name: 'Maren Holm' })
  expect(await lene.act(assignBooking, { reservationId, isMine: false })).toEqual({ assignee: null })
  expect(await db.selectFrom('booking_assignee').select('name').execute()).toEqual([])
})

describe('a letter to the guest', () => {
  test.each([
    [1, 'Kære Karen Müller', 'for dit ophold 10.–17. juli 2027'],
    [2, 'Guten Tag Karen Müller,', 'für Ihren Aufenthalt 10.–17. Juli 2027'],
    [7, 'Dear Karen Müller,', 'For your stay on 10–17 Jul 2027'],
  ] as const)('starts from templates in language %d with the facts of the booking', async (languageId, dear, stay) => {
    const option = { ...july.option, languageId, ...(languageId === 1 && { currency: 'DKK' as const }) }
    const { reservationId } = await place({
      option,
      acceptedTotal: languageId === 1 ? await dkkTotal() : total,
    })
    const { to, templates, ...rest } = await lene.ask(messageTemplates, { reservationId })
    expect([to, rest.languageId]).toEqual(['karen@example.org', languageId])
    const payment = templates.find(({ key }) => key === 'payment')
    expect(payment?.subject).toContain('B1001')
    expect(payment?.text.startsWith(dear)).toBe(true)
    expect(payment?.text).toContain(stay)
    for (const { text, subject } of templates) expect(text + subject).not.toMatch(/undefined|\{/)
  })
  const dkkTotal = async () => {
    const option = { lodgingId: 1, arrival: '2027-07-10', duration: 7, adults: 2, children: 0, infants: 0, pets: 0 }
    const quote = await booking.client.quote({ option: { ...option, currency: 'DKK', languageId: 1 }, items: [] })
    return quote.quote.total
  }

  test('goes out with a link, without a second salutation, and once', async () => {
    const { reservationId } = await place()
    const before = (await mails()).length
    const letter = { reservationId, subject: 'Montag', text: 'Guten Tag Frau Müller,\n\ndas geht gern.\nBis bald.' }
    const key = 'letter-key-0000001'
    expect(await lene.act(writeToGuest, letter, { key })).toEqual({ to: 'karen@example.org' })
    await lene.act(writeToGuest, letter, { key })
    const sent = (await mails()).slice(before)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ recipient: 'karen@example.org', subject: `Montag (${reservationId})` })
    expect(sent[0]?.key).toMatch(/^booking \d+ message /)
    expect(sent[0]?.text_body).toMatch(
      /^Montag\n\nGuten Tag Frau Müller,\n\ndas geht gern\.\nBis bald\.\n\nMeine Buchung öffnen:\nhttps:\/\/de\.example/,
    )
    const log = await db.selectFrom('audit_entry').select(['command', 'before', 'after']).execute()
    expect(log.map(({ command }) => command)).toEqual(['booking.write-to-guest'])
    expect(JSON.stringify(log)).not.toContain('Müller')
  })

  test('with a gap, without text or without the permission is not sent', async () => {
    const { reservationId } = await place()
    const before = (await mails()).length
    const send = (more: object, token = 'lene') =>
      refused(deskOf(booking, token).act(writeToGuest, { reservationId, subject: 'A', text: 'B', ...more }))
    expect((await send({ text: 'Es geht um […]' })).code).toBe('open-gap')
    expect((await send({ subject: '[…]' })).code).toBe('open-gap')
    expect((await send({ text: ' ' })).status).toBe(422)
    expect((await send({}, 'editor')).status).toBe(404)
    expect(await mails()).toHaveLength(before)
  })

  test('the confirmation can be sent again', async () => {
    const { reservationId } = await place()
    await lene.act(resendMail, { reservationId })
    await lene.act(resendMail, { reservationId })
    const all = await mails()
    expect(all.map(({ subject }) => subject)).toEqual(Array(3).fill(all[0]?.subject))
  })
})

describe('presence', () => {
  const at = (desk: typeof lene, doing: 'reading' | 'writing' | 'gone' = 'reading', place = 'booking 123456789') =>
    desk.ask(reportPresence, { place, doing })

  test('two people in the same booking see each other, and what the other does', async () => {
    expect(await at(lene, 'writing')).toEqual([])
    expect(await at(maren)).toEqual([{ userId: 101, name: 'Lene Krog', doing: 'writing' }])
    expect(await at(lene)).toEqual([{ userId: 102, name: 'Maren Holm', doing: 'reading' }])
    expect(await at(maren, 'reading', 'booking 987654321')).toEqual([])
    await at(lene, 'gone')
    expect(await at(maren)).toEqual([])
    expect(await db.selectFrom('audit_entry').select('id').execute()).toEqual([])
  })

  test('a page without a heartbeat is forgotten', async () => {
    await at(lene)
    booking.setTime('2027-02-01T08:00:41Z')
    expect(await at(maren)).toEqual([])
    booking.setTime('2027-02-01T09:30:00Z')
    await at(maren)
    expect(await db.selectFrom('desk_presence').select('user_id').execute()).toEqual([{ user_id: 102 }])
  })

  test('is for people who may read bookings, and pages that exist', async () => {
    expect((await refused(at(deskOf(booking, 'editor')))).status).toBe(404)
    expect((await refused(at(lene, 'reading', "x'; drop table"))).status).toBe(422)
  })
})

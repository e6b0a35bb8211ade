import { testDesk } from '@marram/database/testing/test-desk'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearBookings, exampleBooking, newKey } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startTestBooking, type TestBooking } from '../testing/start-booking.ts'
import { answer, approve, list, refuse, setMails } from './review-desk.ts'

let booking: TestBooking
let ids: number[] = []
const desk = () => testDesk({ db: booking.db, now: booking.now })
const stored = () => booking.db.selectFrom('guest_review').select(['id', 'state', 'reason']).orderBy('id').execute()

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
})
beforeEach(async () => {
  await clearBookings(booking.db)
  await booking.db.deleteFrom('review').execute()
  await sql`truncate audit_entry`.execute(booking.db)
  ids = []
  for (const [index, name] of ['Karen M.', 'Jens P.', 'Ida S.'].entries()) {
    const option = { arrival: ['2027-03-06', '2027-03-13', '2027-03-20'][index] ?? '' }
    const placed = await booking.post('/rest/v1/booking/', exampleBooking({ option }), { headers: newKey() })
    const { reservationId } = (await placed.json()).data
    const { id: booking_id } = await booking.db
      .selectFrom('booking')
      .where('reservation_id', '=', reservationId)
      .select('id')
      .executeTakeFirstOrThrow()
    const words = { text: `Schönes Haus ${index}.`, name, place: 'Berlin', rating: 5 - index }
    const { id } = await booking.db
      .insertInto('guest_review')
      .values({ booking_id, ...words, created_at: new Date(`2027-03-2${index}T08:00:00Z`) })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
})
afterAll(() => booking.database.drop())

test('an approved review is public as staff edited it, and the log has no word of it', async () => {
  const [review] = ids
  expect(await desk().run(approve, { review, text: 'Schönes Haus.' })).toEqual({ state: 'public' })
  expect(await booking.db.selectFrom('review').select('answer_text').execute()).toEqual([
    { answer_text: 'Schönes Haus.' },
  ])
  const [item] = await desk().list(list, { state: 'public' })
  expect(item).toMatchObject({ id: review, text: 'Schönes Haus 0.', publicText: 'Schönes Haus.', language: 'de' })
  const log = await desk().log()
  expect(log).toMatchObject([
    {
      command: 'reviews.approve',
      subject: `review ${review}`,
      before: { state: 'waiting' },
      after: { state: 'public', isEdited: true },
    },
  ])
  expect(JSON.stringify(log)).not.toContain('Haus')
})

test('a decided review stays as it is, and the refusal says so', async () => {
  const [review] = ids
  expect(await desk().run(refuse, { review, why: 'Insults the neighbours.' })).toEqual({ state: 'refused' })
  const before = await stored()
  expect(before[0]).toMatchObject({ state: 'refused', reason: 'Insults the neighbours.' })
  expect(await desk().run(approve, { review })).toMatchObject({
    status: 409,
    sentence: `Review ${review} has been decided already: refused.`,
  })
  expect(await desk().run(answer, { review, text: 'Danke' })).toMatchObject({ status: 409 })
  expect([await stored(), (await desk().log()).length]).toEqual([before, 1])
})

test('of two colleagues who decide at the same time, one does', async () => {
  const [review] = ids
  const replies = await Promise.all([
    desk().run(approve, { review }),
    desk().run(refuse, { review, why: 'x' }),
    desk().run(approve, { review }),
  ])
  expect(replies.filter((reply) => 'state' in reply)).toHaveLength(1)
  expect(await desk().log()).toHaveLength(1)
})

test('the answer comes in the language of the guest first, then in others', async () => {
  const [review] = ids
  await desk().run(approve, { review })
  expect(await desk().run(answer, { review, text: 'Tak', language: 'da' })).toMatchObject({ status: 409 })
  await desk().run(answer, { review, text: 'Danke' })
  await desk().run(answer, { review, text: 'Tak', language: 'da' })
  expect((await desk().list(list, { state: 'public' }))[0]?.answers).toEqual({
    ...{ original: 'Danke', da: 'Tak', de: null, en: null },
  })
  expect((await desk().log()).slice(1)).toMatchObject([
    { before: { answers: 0 }, after: { answers: 1, language: 'original' } },
    { before: { answers: 1 }, after: { answers: 2, language: 'da' } },
  ])
})

test('reviews are listed by state, house and words, in pages', async () => {
  expect((await desk().list(list, { state: 'waiting' })).map(({ id }) => id)).toEqual(ids)
  expect(await desk().list(list, { house: 'b1001' })).toHaveLength(3)
  expect(await desk().list(list, { house: 'b1002' })).toEqual([])
  expect(await desk().ask(list, { filters: {}, search: 'schönes JENS' })).toMatchObject({ items: [{ id: ids[1] }] })
  const byRating = { filters: {}, sort: 'rating', limit: 2 }
  const first = await desk().ask(list, byRating)
  expect(first).toMatchObject({ items: [{ id: ids[2] }, { id: ids[1] }], total: 3 })
  const cursor = 'nextCursor' in first ? first.nextCursor : ''
  expect(await desk().ask(list, { ...byRating, cursor })).toMatchObject({ items: [{ id: ids[0] }], nextCursor: null })
})

test('mails for reviews are set by address, which the log does not name', async () => {
  for (const invites of [false, true]) {
    expect(await desk().run(setMails, { email: ' Karen@Example.org', invites })).toEqual({ invites })
  }
  expect(await desk().log()).toMatchObject([
    { subject: 'review mails', before: { invites: true }, after: { invites: false } },
    { before: { invites: false }, after: { invites: true } },
  ])
  expect(await desk().run(setMails, { email: 'karen', invites: true })).toMatchObject({ status: 422 })
})

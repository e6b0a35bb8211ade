import { createReviewClient } from '@marram/contract/booking/review'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { listenForTags } from '@marram/database/changes'
import { testDesk } from '@marram/database/testing/test-desk'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { completeStays } from '../booking/maintain-bookings.ts'
import { list } from '../staff/review-desk.ts'
import { clearBookings, exampleBooking, newKey } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking, takes } from '../testing/start-booking.ts'
import { inviteGuests } from './invite-guests.ts'
import { answerReview, approveReview, refuseReview } from './staff-reviews.ts'

let booking: TestBooking
let time = startOfTest
const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }
const inside = () => ({ db: booking.db, now: () => new Date(time), origins, takes })
const at = (instant: string): void => {
  time = instant
  booking.setTime(instant)
}

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
})
beforeEach(async () => {
  await clearBookings(booking.db)
  await booking.db.deleteFrom('review').execute()
  await booking.db.deleteFrom('review_mail_refusal').execute()
  at(startOfTest)
})
afterAll(() => booking.database.drop())

const client = () =>
  createReviewClient(
    createServiceClient({
      name: 'booking',
      baseUrl: 'http://booking',
      publicKey: 'key',
      fetch: inProcessFetch(booking.handle),
    }),
  )
const aspects = { house: 5, cleanliness: null, location: 3, value: null }
const words = { rating: 4, aspects, text: 'Schönes Haus, kurzer Weg ans Meer.', name: 'Karen M.', place: 'Berlin' }

/** Books and completes a stay from 6 to 13 March; returns the token of the invitation mail. */
async function stayAndBeAsked(now = '2027-03-15T08:00:00Z'): Promise<string> {
  const placed = await booking.post('/rest/v1/booking/', exampleBooking(), { headers: newKey() })
  expect(placed.status).toBe(201)
  at(now)
  await completeStays(inside())
  await inviteGuests(inside())
  const mail = await invitationMail()
  return /https:\/\/de\.example\/account\/review\/\?token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? ''
}
const invitationMail = () =>
  booking.db.selectFrom('mail').selectAll().where('key', 'like', '% review').executeTakeFirst()
const published = () => booking.db.selectFrom('review').selectAll().execute()

test('two days after the stay its guest gets one invitation, in the language of the booking', async () => {
  expect(await stayAndBeAsked('2027-03-14T08:00:00Z')).toBe('')
  at('2027-03-15T08:00:00Z')
  expect(await inviteGuests(inside())).toBe(1)
  expect(await inviteGuests(inside())).toBe(0)
  expect(await invitationMail()).toMatchObject({
    recipient: 'karen@example.org',
    subject: 'Wie war es im Ferienhaus B1001?',
  })
})

test('the mail has an opt-out link, which stops invitations until it is reversed', async () => {
  const token = await stayAndBeAsked()
  const mail = await invitationMail()
  const link = `https://de.example/account/review-mails/?token=${token}`
  for (const body of [mail?.text_body, mail?.html_body]) expect(body).toContain(link)
  expect(mail?.text_body).toContain('Keine Bewertungsanfragen mehr')
  await expect(client().refuseMails('x'.repeat(32))).rejects.toMatchObject({ code: 'unknown-invitation' })
  // Also with a used link, and long after.
  await client().send({ token, ...words })
  at('2028-01-01T08:00:00Z')
  for (const _ of [1, 2]) await client().refuseMails(token)
  await clearBookings(booking.db)
  await booking.db.deleteFrom('mail').execute()
  at(startOfTest)
  expect(await stayAndBeAsked()).toBe('')
  await booking.db.deleteFrom('review_mail_refusal').execute()
  expect(await inviteGuests(inside())).toBe(1)
})

test('cancelled, unfinished and long past stays get no invitation', async () => {
  expect(await stayAndBeAsked('2027-03-12T08:00:00Z')).toBe('')
  at('2027-04-13T08:00:00Z')
  await completeStays(inside())
  expect(await inviteGuests(inside())).toBe(0)
  const [{ stay_id } = { stay_id: null }] = await booking.db.selectFrom('booking').select('stay_id').execute()
  expect(stay_id).not.toBeNull()
  await booking.db.updateTable('booking').set({ state: 'cancelled', stay_id: null }).execute()
  at('2027-03-15T08:00:00Z')
  expect(await inviteGuests(inside())).toBe(0)
})

test('the link shows its stay, and is not stored in the database', async () => {
  const token = await stayAndBeAsked()
  expect(token).toHaveLength(32)
  const [row] = await booking.db.selectFrom('review_invitation').selectAll().execute()
  expect(JSON.stringify(row)).not.toContain(token)
  const expected = { house: { name: 'B1001', title: 'Title' }, arrival: '2027-03-06', departure: '2027-03-13' }
  for (const _ of [1, 2]) {
    expect(await client().invitation(token)).toEqual({ ...expected, name: 'Karen M.', place: 'Berlin', sent: null })
  }
})

test('a review is accepted once, and hidden until staff approve it', async () => {
  const token = await stayAndBeAsked()
  await client().send({ token, ...words, text: `  ${words.text}\r\nGern wieder.\r\n` })
  expect(await testDesk(inside()).list(list, { state: 'waiting' })).toMatchObject([
    { ...words, text: `${words.text}\nGern wieder.`, house: 'B1001' },
  ])
  expect(await published()).toEqual([])
  await expect(client().send({ token, ...words })).rejects.toMatchObject({ status: 410, code: 'invitation-over' })
  expect(await client().invitation(token)).toMatchObject({ sent: { photos: [] } })
})

test('of ten concurrent submissions with one link, one is accepted', async () => {
  const token = await stayAndBeAsked()
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => client().send({ token, ...words })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await testDesk(inside()).list(list, { state: 'waiting' })).toHaveLength(1)
})

test('a link expires after ninety days, and a guessed one is refused', async () => {
  const token = await stayAndBeAsked()
  await expect(client().send({ token: 'x'.repeat(32), ...words })).rejects.toMatchObject({ code: 'unknown-invitation' })
  at('2027-06-13T07:59:59Z')
  await client().invitation(token)
  at('2027-06-13T08:00:00Z')
  await expect(client().send({ token, ...words })).rejects.toMatchObject({ code: 'invitation-over' })
  expect(await testDesk(inside()).list(list, { state: 'waiting' })).toEqual([])
})

test('missing fields are named, and the link stays valid', async () => {
  const token = await stayAndBeAsked()
  const refused = await booking.post('/rest/v1/reviews/', {
    token,
    ...words,
    rating: 9,
    aspects: { ...aspects, value: 6 },
    text: 'kurz',
  })
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { data: { fields: ['rating', 'aspects', 'text'] }, meta: { code: 'review-invalid' } },
  ])
  await client().send({ token, ...words })
})

test('an approved review is public with its stay, and the agency answers in several languages', async () => {
  await client().send({ token: await stayAndBeAsked(), ...words })
  const [waiting] = await testDesk(inside()).list(list, { state: 'waiting' })
  const id = waiting?.id ?? 0
  const now = new Date(time)
  await expect(answerReview(booking.db, id, { now, text: 'Danke' })).rejects.toThrow('Approve it first')
  const heard: string[] = []
  const listener = await listenForTags(
    booking.database,
    (tags) => heard.push(...tags),
    () => {},
  )
  try {
    await approveReview(booking.db, id, { now, text: 'Schönes Haus.' })
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(['lodging:1', 'lodgings', 'reviews']))
  } finally {
    await listener.close()
  }
  await expect(approveReview(booking.db, id, { now })).rejects.toThrow('decided already')
  await expect(answerReview(booking.db, id, { now, text: 'Tak', language: 'da' })).rejects.toThrow('(de) first')
  await answerReview(booking.db, id, { now, text: 'Danke!' })
  await answerReview(booking.db, id, { now, text: 'Tak!', language: 'da' })
  const stays = await booking.db.selectFrom('booking').select('stay_id').execute()
  expect(await published()).toMatchObject([
    {
      lodging_id: 1,
      stay_id: stays[0]?.stay_id,
      type: 2,
      language_id: 2,
      rating: 4,
      house_rating: 5,
      cleanliness_rating: null,
      location_rating: 3,
      value_rating: null,
      iso_country: 'DE',
      date: '2027-03-13',
      answer_text: 'Schönes Haus.',
      response_text: 'Danke!',
      response_text_da: 'Tak!',
    },
  ])
})

const name = (letter: string) => `${letter.repeat(32)}.jpg`
async function addPhoto(letter: string, state: 'waiting' | 'public' | 'refused' = 'waiting'): Promise<number> {
  const [review] = await booking.db.selectFrom('guest_review').select('id').execute()
  const { id } = await booking.db
    .insertInto('review_photo')
    .values({
      ...{ guest_review_id: review?.id ?? 0, image_url: `uploads/${name(letter)}`, alt: letter, width: 4, height: 3 },
      ...{ sent_hash: letter.repeat(64), created_at: time, state, decided_at: state === 'waiting' ? null : time },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const discarded = async () => {
  const { rows } = await sql<{ names: string[] }>`
    select payload -> 'names' as names from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'pictures.discard' order by jobs.id`.execute(booking.db)
  return rows.map(({ names }) => names)
}

test('a guest sees the photos sent, and removes one; those of others and refused ones stay', async () => {
  const token = await stayAndBeAsked()
  await client().send({ token, ...words })
  const [waiting, refused] = [await addPhoto('a'), await addPhoto('b', 'refused')]
  const photos = async () => (await client().invitation(token)).sent?.photos
  expect(await photos()).toEqual([
    { id: waiting, alt: 'a', state: 'waiting' },
    { id: refused, alt: 'b', state: 'refused' },
  ])
  await expect(client().removePhoto('x'.repeat(32), waiting)).rejects.toMatchObject({ code: 'unknown-invitation' })
  const before = (await discarded()).length
  for (const id of [waiting, waiting, refused, 999]) await client().removePhoto(token, id)
  expect(await photos()).toEqual([{ id: refused, alt: 'b', state: 'refused' }])
  expect((await discarded()).slice(before)).toEqual([[name('a')]])
  at('2027-06-14T08:00:00Z')
  await expect(client().removePhoto(token, refused)).rejects.toMatchObject({ code: 'unknown-invitation' })
})

test('a guest cannot remove the photo of another review', async () => {
  await client().send({ token: await stayAndBeAsked(), ...words })
  const photo = await addPhoto('c')
  await booking.db.deleteFrom('mail').execute()
  await booking.db
    .updateTable('review_invitation')
    .set({ token_hash: 'f'.repeat(64) })
    .execute()
  await booking.db.updateTable('booking').set({ stay_id: null, state: 'cancelled' }).execute()
  await booking.db.deleteFrom('stay').execute()
  at(startOfTest)
  const token = await stayAndBeAsked()
  await client().send({ token, ...words })
  await client().removePhoto(token, photo)
  expect(await booking.db.selectFrom('review_photo').select('id').execute()).toEqual([{ id: photo }])
})

test('refusing a review refuses its waiting photos, and deletes their files', async () => {
  const token = await stayAndBeAsked()
  await client().send({ token, ...words })
  await addPhoto('d')
  const [waiting] = await testDesk(inside()).list(list, { state: 'waiting' })
  const before = (await discarded()).length
  await refuseReview(booking.db, waiting?.id ?? 0, { now: new Date(time), reason: 'Insults the neighbours.' })
  expect(await booking.db.selectFrom('review_photo').select('state').execute()).toEqual([{ state: 'refused' }])
  expect((await discarded()).slice(before)).toEqual([[name('d')]])
  await expect(client().invitation(token)).rejects.toMatchObject({ status: 410 })
})

test('a refused review stays hidden, with its reason stored', async () => {
  await client().send({ token: await stayAndBeAsked(), ...words })
  const [waiting] = await testDesk(inside()).list(list, { state: 'waiting' })
  await refuseReview(booking.db, waiting?.id ?? 0, { now: new Date(time), reason: 'Insults the neighbours.' })
  expect(await published()).toEqual([])
  expect(await testDesk(inside()).list(list, { state: 'refused' })).toMatchObject([
    { reason: 'Insults the neighbours.' },
  ])
})

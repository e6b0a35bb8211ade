import { pendingKey, pictureUrl, shownKey } from '@marram/contract/workers/pictures'
import { permissionsNeeded, testDesk } from '@marram/database/testing/test-desk'
import type { DeskPermission } from '@marram/domain/desk/permission'
import { refuse as refusal, reply } from '@marram/service-kit/envelope'
import { createFolderStore } from '@marram/service-kit/object-store'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedHouse, seedSentReview } from '../testing/sent-review.ts'
import { origins, startTestWorkers, type TestWorkers } from '../testing/start-workers.ts'
import * as comments from './comment-desk.ts'
import * as contest from './contest-desk.ts'
import { deskAnswers } from './desk-answers.ts'
import * as outbox from './outbox-desk.ts'
import * as photos from './photo-desk.ts'
import { figures } from './today.ts'

let workers: TestWorkers
const now = new Date('2027-03-01T10:00:00Z')
const db = () => workers.database.db
const store = () => createFolderStore(workers.uploadsFolder)
const context = () => ({ db: db(), now: () => now, origins, store: store() })
const forms = { forms: { loadForm: async () => null }, fallbackRecipient: () => 'post@marram.example' }
const desk = (permissions?: readonly DeskPermission[]) => testDesk(context(), permissions)

/** A fake auth service with one member of staff, who decides about comments. */
async function auth(request: Request): Promise<Response> {
  if (request.headers.get('authorization') !== 'Bearer anna') return reply(refusal(401, 'not-logged-in', 'No.'))
  const names = { firstname: 'Anna', lastname: 'Holm', email: 'anna@marram.example' }
  const user = { id: 7, type: 3, role: 'internal', languageId: 1, ...names }
  return reply({ permissions: ['staff'], desk: ['comments.write'], user })
}

beforeAll(async () => {
  workers = await startTestWorkers({ auth })
  await seedHouse(db())
})
beforeEach(() =>
  sql`truncate comment, contest, mail, sms, audit_entry, booking, graphile_worker._private_jobs cascade`.execute(db()),
)
afterAll(() => workers.database.drop())

async function addComment(state: 'held' | 'shown' = 'held'): Promise<number> {
  const words = { comment: 'Wir kommen wieder!', author_name: 'Karen', language_id: 2 as const, held_for: ['newcomer'] }
  const { id } = await db()
    .insertInto('comment')
    .values({ parent_type: 'blog', parent_id: 'amber', state, ...words, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const author = { email: 'karen@example.org', page: '/blog/bernstein/', fingerprint: String(id).padStart(64, '0') }
  await db()
    .insertInto('comment_author')
    .values({ comment_id: id, ...author, created_at: now })
    .execute()
  return id
}

let files = 0
const newName = () => {
  files += 1
  return `${String(files).padStart(32, '0')}.jpg`
}

async function addEntry(name = newName()): Promise<number> {
  const { id: contest_id } = await db()
    .insertInto('contest')
    .values({ year: 2027, opens_on: '2027-01-01', closes_on: '2027-12-01', created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const image = {
    image_title: 'Havet',
    image_slug: `havet-${files}`,
    image_text: 'Grærup',
    image_url: pictureUrl(name),
  }
  const { id } = await db()
    .insertInto('contest_image')
    .values({ contest_id, ...image, width: 900, height: 900 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sender = { email: 'anna@example.org', name: 'Anna Berg', language_id: 2 as const }
  await db()
    .insertInto('contest_sender')
    .values({ contest_image_id: id, ...sender, created_at: now })
    .execute()
  await store().put(pendingKey(name), new Uint8Array([7]), 'image/jpeg')
  return id
}

async function addMail(state: 'sent' | 'refused' | 'kept' | 'sending', more: object = {}): Promise<string> {
  files += 1
  const letter = { subject: 'Ihre Buchung', text_body: 'Guten Tag', html_body: '<p>Guten Tag</p>' }
  const { id } = await db()
    .insertInto('mail')
    .values({ key: `mail ${files}`, state, recipient: 'karen@example.org', ...letter, ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const jobs = async () =>
  (await sql<{ task: string }>`select task_identifier as task from graphile_worker.jobs order by 1`.execute(db())).rows

test('every operation needs the permission of its subject', async () => {
  const needed = await permissionsNeeded(deskAnswers, { ...context(), ...forms })
  expect(needed).toEqual({
    ...{
      'comments.approve': 'comments.write',
      'comments.reject': 'comments.write',
      'comments.remove': 'comments.write',
    },
    ...{ 'comments.list': 'comments.write', 'contest.approve': 'contest.write', 'contest.reject': 'contest.write' },
    ...{ 'contest.place': 'contest.write', 'contest.decide': 'contest.write', 'contest.open': 'contest.write' },
    ...{ 'contest.close': 'contest.write', 'contest.list': 'contest.write', 'contest.list-entries': 'contest.write' },
    ...{ 'contest.show-entry': 'contest.write', 'reviews.approve-photo': 'reviews.write' },
    ...{ 'reviews.refuse-photo': 'reviews.write', 'reviews.list-photos': 'reviews.write' },
    ...{ 'reviews.show-photo': 'reviews.write', 'outbox.retry': 'messages.write', 'outbox.list': 'messages.read' },
    ...{ 'outbox.show': 'messages.read', 'forms.list': 'messages.read', 'forms.show': 'messages.read' },
    ...{ 'forms.file': 'messages.read', 'forms.release': 'messages.write', 'forms.finish': 'messages.write' },
    ...{ 'forms.discard': 'messages.write', 'forms.reopen': 'messages.write' },
    // Its answer has only what the person may see.
    'today.message-figures': 'none',
  })
})

test('the service answers the desk for the person of the token, and for nobody else', async () => {
  const comment = await addComment()
  const call = (token: string, name: string, input: object) =>
    workers.post(
      `/desk/${name}`,
      { input },
      { 'x-public-key': 'key', authorization: `Bearer ${token}`, 'idempotency-key': `k ${name}` },
    )
  expect((await call('stranger', 'comments.approve', { comment })).status).toBe(401)
  expect((await call('anna', 'contest.decide', { year: 2027 })).status).toBe(404)
  const approved = await call('anna', 'comments.approve', { comment })
  expect([approved.status, await approved.json()]).toMatchObject([200, { data: { state: 'shown' } }])
  expect(await desk().log()).toMatchObject([{ actor: 'Anna Holm', command: 'comments.approve' }])
})

test('a comment is decided once, with the log and the mail; a repeated decision is refused', async () => {
  const comment = await addComment()
  expect(await desk().list(comments.list, { state: 'held' })).toMatchObject([
    { id: comment, author: 'Karen', email: 'karen@example.org', heldFor: ['newcomer'], subject: 'blog amber' },
  ])
  expect(await desk().run(comments.approve, { comment })).toEqual({ state: 'shown' })
  expect(await desk().run(comments.approve, { comment })).toMatchObject({ status: 409 })
  expect(await desk().run(comments.reject, { comment })).toMatchObject({ status: 409 })
  expect(await db().selectFrom('mail').select('recipient').execute()).toEqual([{ recipient: 'karen@example.org' }])
  expect(await desk().run(comments.remove, { comment })).toEqual({ state: 'removed' })
  expect(await desk().run(comments.remove, { comment })).toMatchObject({ status: 409 })
  const log = await desk().log()
  expect(log).toMatchObject([
    { subject: `comment ${comment}`, before: { state: 'held', heldFor: ['newcomer'] }, after: { state: 'shown' } },
    { before: { state: 'shown' }, after: { state: 'removed' } },
  ])
  expect(JSON.stringify(log)).not.toMatch(/wieder|Karen|@example/)
})

test('without its permission a decision changes nothing', async () => {
  const comment = await addComment()
  const others: DeskPermission[] = ['contest.write', 'messages.write']
  expect(await desk(others).run(comments.approve, { comment })).toMatchObject({ status: 404, code: 'not-found' })
  expect([await db().selectFrom('comment').select('state').execute(), await desk().log()]).toEqual([
    [{ state: 'held' }],
    [],
  ])
})

test('a contest picture is shown to staff before it is public, approved, placed and rejected', async () => {
  const name = newName()
  const entry = await addEntry(name)
  expect(await desk().ask(contest.showEntry, { entry })).toMatchObject({
    ...{ state: 'pending', sender: { email: 'anna@example.org' }, picture: 'data:image/jpeg;base64,Bw==' },
  })
  expect(await desk().run(contest.place, { entry, place: 1 })).toMatchObject({ status: 409 })
  expect(await desk().run(contest.approve, { entry })).toEqual({ state: 'approved' })
  expect([await store().has(pendingKey(name)), await store().has(shownKey(name))]).toEqual([false, true])
  expect(await desk().run(contest.approve, { entry })).toMatchObject({ status: 409 })
  expect(await desk().run(contest.place, { entry, place: 1 })).toEqual({ place: 1 })
  expect(await desk().run(contest.reject, { entry, why: 'people' })).toEqual({ state: 'rejected' })
  await workers.discardFiles()
  expect(await store().has(shownKey(name))).toBe(false)
  expect(await desk().log()).toMatchObject([
    { command: 'contest.approve', before: { state: 'pending' }, after: { state: 'approved' } },
    { command: 'contest.place', before: { place: null }, after: { place: 1 } },
    { command: 'contest.reject', before: { place: 1 }, after: { state: 'rejected', reason: 'people' } },
  ])
  expect(await desk().list(contest.listEntries, { state: 'rejected', year: 2027 })).toMatchObject([{ id: entry }])
})

test('an approval whose file is missing is undone, and the file of an undone approval stays usable', async () => {
  const name = newName()
  const entry = await addEntry(name)
  await store().remove(pendingKey(name))
  expect(await desk().run(contest.approve, { entry })).toMatchObject({ status: 409 })
  expect(await db().selectFrom('contest_image').select('state').execute()).toEqual([{ state: 'pending' }])
  // As if the transaction had been rolled back after the file was moved.
  await store().put(shownKey(name), new Uint8Array([7]), 'image/jpeg')
  expect(await desk().run(contest.approve, { entry })).toEqual({ state: 'approved' })
})

test('a photo of a review is approved after the review, and its file is deleted when refused', async () => {
  const name = newName()
  const review = await seedSentReview(db(), 'karens-link-to-her-review-123')
  const { id: photo } = await db()
    .insertInto('review_photo')
    .values({
      ...{ guest_review_id: review, image_url: pictureUrl(name), alt: 'Blick', width: 9, height: 9 },
      ...{ sent_hash: 'a'.repeat(64), created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await store().put(pendingKey(name), new Uint8Array([7]), 'image/jpeg')
  expect(await desk().run(photos.approve, { photo })).toMatchObject({ status: 409 })
  await db().updateTable('guest_review').set({ state: 'public', decided_at: now }).execute()
  expect(await desk().run(photos.approve, { photo })).toEqual({ state: 'public' })
  expect(await desk().ask(photos.show, { photo })).toMatchObject({ picture: 'data:image/jpeg;base64,Bw==' })
  expect(await desk().run(photos.refuse, { photo })).toEqual({ state: 'refused' })
  await workers.discardFiles()
  expect(await desk().ask(photos.show, { photo })).toMatchObject({ state: 'refused', picture: null })
  expect(await desk().log()).toMatchObject([{ before: { state: 'waiting' } }, { before: { state: 'public' } }])
})

test('a refused or kept message is queued again; one that is on its way or sent is not', async () => {
  const retry = (id: string) => desk().run(outbox.retry, { way: 'mail', id })
  for (const state of ['refused', 'kept'] as const)
    expect(await retry(await addMail(state))).toEqual({ state: 'waiting' })
  for (const state of ['sent', 'sending'] as const) {
    expect(await retry(await addMail(state))).toMatchObject({ status: 409, code: 'not-retryable' })
  }
  expect(await retry(await addMail('refused', { recipient: '' }))).toMatchObject({ code: 'message-deleted' })
  expect(await retry('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
  expect(await jobs()).toEqual([{ task: 'mail.send' }, { task: 'mail.send' }])
  const log = await desk().log()
  expect(log.map(({ before }) => before)).toEqual([
    { state: 'refused', attempt: 0 },
    { state: 'kept', attempt: 0 },
  ])
  expect(JSON.stringify(log)).not.toContain('@')
})

test('two colleagues who retry one message at the same time queue one job', async () => {
  const id = await addMail('refused')
  await Promise.all([1, 2, 3].map(() => desk().run(outbox.retry, { way: 'mail', id })))
  expect(await jobs()).toHaveLength(1)
})

test('messages are listed by state, recipient and words; deleted ones are not', async () => {
  const id = await addMail('refused', { last_error: 'Mailbox full', created_at: new Date('2027-02-27T08:00:00Z') })
  await addMail('sent', { recipient: 'Bo@Example.org', created_at: new Date('2027-02-28T08:00:00Z') })
  await addMail('sent', { recipient: '' })
  await db()
    .insertInto('sms')
    .values({ key: 'a', kind: 'service', recipient: '+4512345678', body: 'Das Haus ist fertig.' })
    .execute()
  const recipients = async (filters: object) =>
    (await desk().list(outbox.list, filters)).map(({ recipient }) => recipient)
  expect(await recipients({})).toEqual(['Bo@Example.org', 'karen@example.org'])
  expect(await recipients({ state: 'refused' })).toEqual(['karen@example.org'])
  expect(await recipients({ recipient: 'bo@example.org' })).toEqual(['Bo@Example.org'])
  expect(await recipients({ way: 'sms' })).toEqual(['+4512345678'])
  expect(await desk().ask(outbox.list, { filters: {}, search: 'buchung karen' })).toMatchObject({ total: 1 })
  expect(await desk().ask(outbox.show, { way: 'mail', id })).toMatchObject({
    ...{ about: 'Ihre Buchung', text: 'Guten Tag', html: '<p>Guten Tag</p>', lastError: 'Mailbox full' },
  })
  await db().updateTable('mail').set({ html_body: '<img src="cid:code@marram">' }).where('id', '=', id).execute()
  await db()
    .insertInto('mail_picture')
    .values({ mail_id: id, content_id: 'code@marram', png: Buffer.from('png') })
    .execute()
  expect(await desk().ask(outbox.show, { way: 'mail', id })).toMatchObject({
    html: '<img src="data:image/png;base64,cG5n">',
  })
  const [sms] = await desk().list(outbox.list, { way: 'sms' })
  expect(await desk().ask(outbox.show, { way: 'sms', id: sms?.id })).toMatchObject({
    ...{ text: 'Das Haus ist fertig.', html: null },
  })
})

test('figures count what waits, for those who may do something about it', async () => {
  await addComment()
  await addComment('shown')
  const ask = async (...permissions: DeskPermission[]) => {
    const found = await desk(permissions).ask(figures, {})
    return Array.isArray(found) ? found.map(({ key, count }) => [key, count]) : found
  }
  expect(await ask('comments.write')).toEqual([['comments-held', 1]])
  expect(await ask('messages.read', 'system.write')).toEqual([
    ['mails-refused', 0],
    ['texts-refused', 0],
    ['jobs-failed', 0],
  ])
  await sql`select graphile_worker.add_job('mail.send', '{}'::json, max_attempts => 1)`.execute(db())
  const attempt = sql`update graphile_worker._private_jobs set attempts = 1`
  await sql`${attempt}, locked_at = now()`.execute(db())
  expect(await ask('system.write'), 'it runs for the last time').toEqual([['jobs-failed', 0]])
  await sql`${attempt}, locked_at = null`.execute(db())
  expect(await ask('system.write')).toEqual([['jobs-failed', 1]])
  expect(await ask()).toEqual([])
})

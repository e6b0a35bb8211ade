import { testDesk } from '@marram/database/testing/test-desk'
import { commentsADay } from '@marram/domain/comment'
import { reply as answer, refuse } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { list } from '../staff/comment-desk.ts'
import { sweep } from '../sweep.ts'
import { origins, startTestWorkers, type TestWorkers } from '../testing/start-workers.ts'
import { approveComment, rejectComment, removeComment } from './staff-comments.ts'

const challenge = { parameters: { algorithm: 'x', nonce: 'n', salt: 's', cost: 1, keyLength: 1, keyPrefix: 'k' } }
/** A fake auth service that accepts one solution. */
async function auth(request: Request): Promise<Response> {
  const { captcha } = JSON.parse(await request.text())
  if (captcha === 'solved') return answer({ solved: 'ok' })
  return answer(refuse(403, 'captcha-required', 'No.', { data: { captcha: { ...challenge, signature: 'x' } } }))
}

let workers: TestWorkers
let net = 0
beforeAll(async () => {
  workers = await startTestWorkers({ auth })
})
afterAll(() => workers.database.drop())
// A separate network for each test, because the limits are per process.
beforeEach(async () => {
  net += 1
  await sql`truncate comment, contest, mail cascade`.execute(db())
})

const now = new Date('2027-03-01T10:00:00Z')
const request = {
  ...{ parentType: 'blog', parentId: 'amber', locale: 'de-DE', page: '/blog/bernstein/' },
  ...{ name: 'Karen', email: 'Karen@example.org', comment: 'Wir kommen gern wieder!\nBis Ostern.' },
}
const db = () => workers.database.db
const rows = () => db().selectFrom('comment').selectAll().orderBy('id').execute()
const mails = () => db().selectFrom('mail').selectAll().execute()

/** A request from a network. */
async function call(path: string, body: object, network = 1) {
  const headers = { 'x-public-key': 'key', 'content-type': 'application/json' }
  const sent = new Request(`http://workers${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const response = await workers.handle(sent, { incoming: { socket: { remoteAddress: `10.0.${net}.${network}` } } })
  const { data, meta } = await response.json()
  return { status: response.status, data, code: meta.code }
}
const place = (more: object = {}, network?: number) => call('/bridge/comments/', { ...request, ...more }, network)
const report = (id: number, network: number) => call('/bridge/comment_reports/', { id }, network)

/** Adds an approved comment and returns its id. */
async function shown(more: object = {}): Promise<number> {
  await place(more)
  const [held] = await testDesk({ db: db(), now: () => now, origins }).list(list, { state: 'held' })
  if (!held) throw new Error('Nothing waits.')
  await approveComment(db(), held.id, { now, origins })
  return held.id
}

// spec: call POST /bridge/comments/
test('the first comment of an address is held with a reason; its address is in a separate table', async () => {
  expect(await place()).toMatchObject({ status: 200, data: { status: 'held' } })
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'held', language_id: 2, author_name: 'Karen', comment: request.comment })
  expect(JSON.stringify(row)).not.toContain('example.org')
  expect(await testDesk({ db: db(), now: () => now, origins }).list(list, { state: 'held' })).toMatchObject([
    { email: 'karen@example.org', heldFor: ['no-captcha', 'newcomer'], page: '/blog/bernstein/', reports: 0 },
  ])
})

test('an approved comment is public, and its author gets one mail without the text', async () => {
  const id = await shown()
  expect(await rows()).toMatchObject([{ state: 'shown', held_for: [] }])
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'karen@example.org', subject: 'Ihr Kommentar ist online' })
  expect(mail?.text_body).toContain(`https://marram.example.de/blog/bernstein/#comment-${id}`)
  expect(mail?.text_body).not.toContain('Ostern')
  await expect(approveComment(db(), id, { now, origins })).rejects.toThrow('public already')
})

test('an approved author with a captcha is published at once; without script the comment is held', async () => {
  await shown()
  const solving = { comment: 'Noch etwas.', canSolve: true }
  expect(await place(solving)).toMatchObject({ status: 403, code: 'captcha-required', data: { captcha: challenge } })
  expect(await rows()).toHaveLength(1)
  const placed = await place({ ...solving, captcha: 'solved' })
  expect(placed).toMatchObject({ data: { status: 'shown', id: (await rows())[1]?.id } })
  expect((await place({ comment: 'Ohne Skript.' })).data).toEqual({ status: 'held' })
  expect((await place({ ...solving, captcha: 'solved', comment: 'www.pills.example' })).data).toEqual({
    status: 'held',
  })
})

test('an author is not trusted after a rejection', async () => {
  await shown()
  await place({ comment: 'Casino!' })
  const [held] = await testDesk({ db: db(), now: () => now, origins }).list(list, { state: 'held' })
  await rejectComment(db(), held?.id ?? 0, { now })
  const again = await place({ comment: 'Schön.', canSolve: true, captcha: 'solved' })
  expect(again.data).toEqual({ status: 'held' })
  await expect(rejectComment(db(), held?.id ?? 0, { now })).rejects.toThrow('is not held')
})

describe('a comment', () => {
  test('loses invisible characters and keeps its lines', async () => {
    await place({ name: ' Karen\u202e ', comment: '\u202eHal\u200blo\r\n\r\n\r\n\r\n<script>alert(1)</script> שלום' })
    expect(await rows()).toMatchObject([
      {
        author_name: 'Karen',
        comment: 'Hallo\n\n<script>alert(1)</script> שלום',
        held_for: expect.arrayContaining(['markup']),
      },
    ])
  })
  test.each([
    [{ comment: 'x'.repeat(20_000) }, [{ field: 'comment', code: 'too-long', limit: 5000 }]],
    [{ comment: ' \u200b\n ' }, [{ field: 'comment', code: 'missing' }]],
    [
      { name: '', email: 'karen' },
      [
        { field: 'name', code: 'missing' },
        { field: 'email', code: 'not-an-email' },
      ],
    ],
    [{ name: 'www.pills.example' }, [{ field: 'name', code: 'not-a-name' }]],
  ])('is refused with the invalid fields (case %#)', async (wrong, fields) => {
    expect(await place(wrong)).toMatchObject({ status: 422, code: 'form-invalid', data: { fields } })
    expect(await rows()).toEqual([])
  })
  test('is stored once, even if repeated', async () => {
    await place()
    expect((await place()).data).toEqual({ status: 'held' })
    expect(await rows()).toHaveLength(1)
  })
  test('of a bot gets a normal response and is dropped', async () => {
    expect((await place({ trap: 'https://pills.example' })).data).toEqual({ status: 'held' })
    expect(await rows()).toEqual([])
  })
})

test.each([
  [{ parentId: 'none' }, 404, 'unknown-subject'],
  [{ parentId: 'old' }, 403, 'comments-closed'],
  [{ parentId: 'quiet' }, 403, 'comments-closed'],
  [{ parentType: 'contest-image', parentId: '17' }, 404, 'unknown-subject'],
  [{ parentType: 'contest-image', parentId: 'x' }, 404, 'unknown-subject'],
  [{ parentType: 'page' }, 422, 'invalid-input'],
  [{ page: '//evil.example/' }, 422, 'invalid-input'],
  [{ replyTo: 99 }, 404, 'unknown-comment'],
])('%j is refused', async (wrong, status, code) => {
  expect(await place(wrong)).toMatchObject({ status, code })
  expect(await rows()).toEqual([])
})

test('a contest picture accepts comments once it is published', async () => {
  const contest = { id: 1, year: 2027, opens_on: '2027-01-01', closes_on: '2027-12-01' }
  await db().insertInto('contest').values(contest).execute()
  const picture = { contest_id: 1, image_title: 'Sturm', image_text: '', image_url: '/x.jpg', width: 3, height: 2 }
  await db()
    .insertInto('contest_image')
    .values([
      { ...picture, id: 17, image_slug: 'a', state: 'approved' },
      { ...picture, id: 18, image_slug: 'b', state: 'pending' },
    ])
    .execute()
  expect((await place({ parentType: 'contest-image', parentId: '17' })).status).toBe(200)
  expect((await place({ parentType: 'contest-image', parentId: '18' })).status).toBe(404)
})

test('replies are up to four levels deep, in the same thread, to published comments', async () => {
  let replyTo = await shown()
  for (let level = 1; level <= 4; level++) replyTo = await shown({ replyTo, comment: `Ebene ${level}` })
  expect(await place({ replyTo, comment: 'Zu tief' })).toMatchObject({ code: 'unknown-comment' })
  const [top] = await rows()
  const held = (await place({ replyTo: top?.id, comment: 'Wartet' }, 9)).status
  expect(held).toBe(200)
  const [waiting] = await testDesk({ db: db(), now: () => now, origins }).list(list, { state: 'held' })
  for (const wrong of [{ replyTo: waiting?.id }, { replyTo: top?.id, locale: 'en' }]) {
    expect(await place({ ...wrong, comment: 'Nein' }, 9)).toMatchObject({ code: 'unknown-comment' })
  }
})

test('a comment has at most fifty replies', async () => {
  const replyTo = await shown()
  const reply = {
    parent_type: 'blog',
    parent_id: 'amber',
    language_id: 2 as const,
    reply_to: replyTo,
    author_name: 'X',
  }
  await db()
    .insertInto('comment')
    .values(Array.from({ length: 50 }, () => ({ ...reply, comment: 'x', state: 'shown' as const })))
    .execute()
  expect(await place({ replyTo, comment: 'Einundfünfzig' })).toMatchObject({ code: 'unknown-comment' })
})

test('a flood from one network is held, and limited per day', async () => {
  await shown()
  const solved = (comment: string, network: number) => place({ comment, canSolve: true, captcha: 'solved' }, network)
  const statuses: string[] = []
  for (const text of ['Eins', 'Zwei', 'Drei', 'Vier']) statuses.push((await solved(text, 5)).data.status)
  expect(statuses).toEqual(['shown', 'shown', 'shown', 'held'])
  const { network_hash } = await db()
    .selectFrom('comment_author')
    .select('network_hash')
    .orderBy('comment_id', 'desc')
    .executeTakeFirstOrThrow()
  const [row] = await rows()
  const { id: _, ...copy } = row ?? { id: 0 }
  const more = await db()
    .insertInto('comment')
    .values(
      Array.from({ length: commentsADay }, () => ({
        ...copy,
        parent_type: 'blog',
        parent_id: 'x',
        language_id: 2 as const,
        comment: 'x',
        author_name: 'x',
        reply_to: null,
      })),
    )
    .returning('id')
    .execute()
  await db()
    .insertInto('comment_author')
    .values(
      more.map(({ id }) => ({
        comment_id: id,
        network_hash,
        page: '/',
        fingerprint: String(id).padStart(64, '0'),
        created_at: now,
      })),
    )
    .execute()
  expect(await solved('Fünf', 5)).toMatchObject({ status: 429, code: 'too-many-comments' })
  expect((await solved('Andere', 6)).status).toBe(200)
})

test('three reports hold a comment until staff approve it; then it stays', async () => {
  const id = await shown()
  for (const network of [1, 1, 2]) await report(id, network)
  expect(await rows()).toMatchObject([{ state: 'shown' }])
  expect(await report(id, 3)).toMatchObject({ status: 200, data: { status: 'received' } })
  expect(await testDesk({ db: db(), now: () => now, origins }).list(list, { state: 'held' })).toMatchObject([
    { id, heldFor: ['reported'], reports: 3 },
  ])
  await approveComment(db(), id, { now, origins })
  expect(await mails()).toHaveLength(1)
  for (const last of [4, 5, 6, 7]) await report(id, last)
  expect(await rows()).toMatchObject([{ state: 'shown' }])
  expect((await report(4711, 1)).data).toEqual({ status: 'received' })
})

test('reports are limited per network', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 13; turn++) statuses.push((await report(1, 7)).status)
  expect(statuses.slice(-2)).toEqual([200, 429])
})

test('a comment removed by staff leaves only its place', async () => {
  const id = await shown()
  await removeComment(db(), id, { now })
  expect(await rows()).toMatchObject([{ state: 'removed', comment: '', author_name: '' }])
  expect(await db().selectFrom('comment_author').selectAll().execute()).toEqual([])
  await expect(removeComment(db(), id, { now })).rejects.toThrow('There is no comment')
})

test('networks are deleted after a month, rejected comments after half a year', async () => {
  await place()
  const [held] = await testDesk({ db: db(), now: () => now, origins }).list(list, { state: 'held' })
  await rejectComment(db(), held?.id ?? 0, { now })
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
  await sweep(db(), later(31))
  expect(await db().selectFrom('comment_author').select('network_hash').execute()).toEqual([{ network_hash: null }])
  await sweep(db(), later(181))
  expect(await rows()).toEqual([])
})

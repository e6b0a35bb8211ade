import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError } from '@marram/contract/service-error'
import { findPictureName, pendingKey, shownKey } from '@marram/contract/workers/pictures'
import { testDesk } from '@marram/database/testing/test-desk'
import { createFolderStore } from '@marram/service-kit/object-store'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { list } from '../staff/photo-desk.ts'
import { sweep } from '../sweep.ts'
import { makePicture } from '../testing/contest-form.ts'
import { seedHouse, seedSentReview } from '../testing/sent-review.ts'
import { startTestWorkers, type TestWorkers } from '../testing/start-workers.ts'
import { approvePhoto, getPhoto, refusePhoto } from './staff-photos.ts'

let workers: TestWorkers
let picture: Buffer
let review: number
const now = new Date('2027-03-01T10:00:00Z')
const token = 'karens-link-to-her-review-123'
const db = () => workers.database.db

beforeAll(async () => {
  workers = await startTestWorkers()
  picture = await makePicture()
  await seedHouse(db())
})
afterAll(async () => {
  await workers.database.drop()
  await rm(workers.uploadsFolder, { recursive: true, force: true })
})
beforeEach(async () => {
  await db().deleteFrom('booking').execute()
  review = await seedSentReview(db(), token)
  workers.pass(10 * 60_000)
})

const store = () => createFolderStore(workers.uploadsFolder)
const staff = () => ({ db: db(), store: store(), now })
const send = (file: Uint8Array | null = picture, fields: { token?: string; alt?: string } = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ token, alt: 'Blick zum Meer', ...fields })) form.append(name, value)
  if (file) form.append('photo', new File([new Uint8Array(file)], 'meer.jpg', { type: 'image/jpeg' }))
  return workers.uploads.submitReviewPhoto(form)
}
const other = (number: number) => makePicture({ width: 1000 + number })
const refusalOf = async (sent: Promise<unknown>) => {
  const error: unknown = await sent.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ServiceError) return { status: error.status, code: error.code, body: error.body }
  throw new Error('The photo was taken.', { cause: error })
}
const filesOf = async (id: number) => {
  const name = findPictureName((await getPhoto(db(), id)).url) ?? ''
  return { pending: await store().has(pendingKey(name)), shown: await store().has(shownKey(name)) }
}
const stored = async () => {
  const folders = ['incoming', 'pending', 'shown'].map((folder) => readdir(join(workers.uploadsFolder, folder)))
  return (await Promise.all(folders)).flat().length
}
const publishReview = () =>
  db().updateTable('guest_review').set({ state: 'public', decided_at: now }).where('id', '=', review).execute()

test('a photo is stored for staff, without the data that cameras add', async () => {
  const located = await makePicture({}, (made) =>
    made.jpeg().withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '55/1 33/1 0/1' } }),
  )
  expect(await sharp(located).metadata()).toHaveProperty('exif')
  const { id, width, height } = await send(located, { alt: '  Blick\r\n zum   Meer ' })
  expect([width, height]).toEqual([1200, 900])
  expect(await testDesk({ db: db(), store: store(), now: () => now }).list(list, { state: 'waiting' })).toMatchObject([
    { id, review, alt: 'Blick zum Meer', name: 'Karen M.' },
  ])
  expect(await filesOf(id)).toEqual({ pending: true, shown: false })
  const name = findPictureName((await getPhoto(db(), id)).url) ?? ''
  const bytes = await store().get(pendingKey(name))
  expect(await sharp(bytes ?? new Uint8Array()).metadata()).not.toHaveProperty('exif')
})

test('a photo is public only after its review and the photo itself are approved', async () => {
  const { id } = await send()
  await expect(approvePhoto(staff(), id)).rejects.toThrow(`Approve review ${review} first`)
  expect(await filesOf(id)).toEqual({ pending: true, shown: false })
  await publishReview()
  expect(await filesOf(id)).toEqual({ pending: true, shown: false })
  await approvePhoto(staff(), id)
  expect(await filesOf(id)).toEqual({ pending: false, shown: true })
  await expect(approvePhoto(staff(), id)).rejects.toThrow('decided already')
})

test.each(['waiting', 'public'])(
  'a %s photo that staff refuse is deleted, its row after half a year',
  async (state) => {
    const { id } = await send()
    if (state === 'public') {
      await publishReview()
      await approvePhoto(staff(), id)
    }
    await refusePhoto(staff(), id)
    await workers.discardFiles()
    expect(await filesOf(id)).toEqual({ pending: false, shown: false })
    await expect(refusePhoto(staff(), id)).rejects.toThrow('decided already')
    await sweep(db(), new Date('2027-08-01'))
    expect(await testDesk({ db: db(), store: store(), now: () => now }).list(list, { state: 'refused' })).toHaveLength(
      1,
    )
    await sweep(db(), new Date('2027-09-15'))
    expect(await testDesk({ db: db(), store: store(), now: () => now }).list(list, { state: 'refused' })).toEqual([])
  },
)

test('a review has at most four photos, refused ones included; a repeated one is the same', async () => {
  const first = await send()
  expect(await send()).toEqual(first)
  await refusePhoto(staff(), first.id)
  for (const number of [1, 2, 3]) await send(await other(number))
  const before = await stored()
  expect(await refusalOf(send(await other(4)))).toMatchObject({ status: 409, code: 'too-many-photos' })
  expect(await stored()).toBe(before)
})

test('of four photos sent at once as the last one, one is stored', async () => {
  for (const number of [1, 2, 3]) await send(await other(number))
  const before = await stored()
  const pictures = await Promise.all([4, 5, 6, 7].map(other))
  const outcomes = await Promise.allSettled(pictures.map((one) => send(one)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await testDesk({ db: db(), store: store(), now: () => now }).list(list, { state: 'waiting' })).toHaveLength(4)
  expect(await stored()).toBe(before + 1)
})

test('a photo waits for another one that is being stored', async () => {
  for (const number of [1, 2, 3]) await send(await other(number))
  const before = await stored()
  const late = await other(4)
  const refusal = await db()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('guest_review').select('id').where('id', '=', review).forUpdate().execute()
      const sent = refusalOf(send(late))
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()`.execute(db())
        expect(rows).not.toEqual([])
      })
      const fourth = { image_url: 'uploads/fourth', alt: 'Meer', width: 4, height: 3, sent_hash: 'f'.repeat(64) }
      await trx
        .insertInto('review_photo')
        .values({ guest_review_id: review, ...fourth, created_at: now })
        .execute()
      return { sent }
    })
  expect(await refusal.sent).toMatchObject({ status: 409, code: 'too-many-photos' })
  expect(await stored()).toBe(before)
})

test('only the link of a sent review adds photos, until it expires or the review is refused', async () => {
  const before = await stored()
  const unknown = { status: 404, code: 'unknown-invitation' }
  expect(await refusalOf(send(picture, { token: 'x'.repeat(29) }))).toMatchObject(unknown)
  const decide = (state: { state: 'refused' | 'waiting'; reason: string | null; decided_at: Date | null }) =>
    db().updateTable('guest_review').set(state).where('id', '=', review).execute()
  await decide({ state: 'refused', reason: 'No.', decided_at: now })
  expect(await refusalOf(send())).toMatchObject(unknown)
  await decide({ state: 'waiting', reason: null, decided_at: null })
  await db()
    .updateTable('review_invitation')
    .set({ expires_at: new Date('2027-02-21') })
    .execute()
  expect(await refusalOf(send())).toMatchObject(unknown)
  expect(await stored()).toBe(before)
})

const noFile = async (): Promise<Buffer | null> => null

test.each([
  ['no photo', noFile, {}, 422, ['missing']],
  ['a letter', async () => Buffer.from('Das ist ein Brief.'), {}, 422, ['not-a-picture']],
  ['a drawing with a script', async () => Buffer.from('<svg onload="alert(1)"/>'), {}, 422, ['not-a-picture']],
  ['a small photo', () => makePicture({ width: 640, height: 480 }), {}, 422, ['too-few-pixels']],
  ['no description', async () => picture, { alt: '  a ' }, 422, ['alt']],
  ['a long description and no photo', noFile, { alt: 'x'.repeat(151) }, 422, ['alt', 'missing']],
] as const)('%s is refused, and nothing is stored', async (_, file, fields, status, problems) => {
  const before = await stored()
  expect(await refusalOf(send(await file(), fields))).toMatchObject({ status, body: { data: { problems } } })
  expect(await testDesk({ db: db(), store: store(), now: () => now }).list(list, { state: 'waiting' })).toEqual([])
  expect(await stored()).toBe(before)
})

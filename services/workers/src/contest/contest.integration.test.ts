import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError } from '@marram/contract/service-error'
import { contestEntryFields } from '@marram/contract/workers/contest-entry'
import { findPictureName, pendingKey, shownKey } from '@marram/contract/workers/pictures'
import { createFolderStore } from '@marram/service-kit/object-store'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sweep } from '../sweep.ts'
import { contestForm, makePicture } from '../testing/contest-form.ts'
import { origins, startTestWorkers, type TestWorkers } from '../testing/start-workers.ts'
import { closeContest, decideContest, listContests, openContest, setPlace } from './staff-contest.ts'
import { approveEntry, findEntryPicture, getEntry, rejectEntry } from './staff-entries.ts'

let workers: TestWorkers
let picture: Buffer
const now = new Date('2027-03-01T10:00:00Z')
const words = { reward: 'A week', conditions: '/rules/' }
const open = { year: 2027, from: '2027-01-01', lastDay: '2027-11-30', words: { da: words, de: words, en: words }, now }

beforeAll(async () => {
  workers = await startTestWorkers()
  picture = await makePicture()
})
afterAll(async () => {
  await workers.database.drop()
  await rm(workers.uploadsFolder, { recursive: true, force: true })
})
beforeEach(async () => {
  const { db } = workers.database
  await db.deleteFrom('contest').execute()
  await db.deleteFrom('mail').execute()
  await openContest(db, open)
})

const store = () => createFolderStore(workers.uploadsFolder)
const staff = () => ({ db: workers.database.db, store: store(), origins, now })
const contestId = async () => String((await listContests(workers.database.db, now))[0]?.id)
const send = async (file: Uint8Array | null = picture, change: Parameters<typeof contestForm>[1] = {}) =>
  workers.uploads.submitContestImage(contestForm(file, { contestId: await contestId(), ...change }))
const refusalOf = async (sent: Promise<unknown>) => {
  const error: unknown = await sent.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ServiceError) return { status: error.status, code: error.code, body: error.body }
  throw new Error('The picture was taken.', { cause: error })
}
const mails = () =>
  workers.database.db.selectFrom('mail').select(['subject', 'recipient']).orderBy('created_at').execute()
const incoming = () => readdir(join(workers.uploadsFolder, 'incoming'))

// spec: call POST /bridge/contest_image_submissions/
test('a picture is stored as pending, and its sender gets a mail in the language of the page', async () => {
  const received = await send()
  expect(received).toMatchObject({ status: 'pending', imageTitle: 'Morgens am Meer', width: 1200, height: 900 })
  const entry = await getEntry(workers.database.db, received.id)
  expect(entry).toMatchObject({ id: received.id, email: 'anna@example.org', name: 'Anna Berg', year: 2027 })
  expect(entry.text).toBe('Henne Strand, kurz nach sechs.')
  const name = findPictureName(entry.url) ?? ''
  expect([await store().has(pendingKey(name)), await store().has(shownKey(name))]).toEqual([true, false])
  expect(await mails()).toEqual([{ subject: 'Ihr Bild ist angekommen', recipient: 'anna@example.org' }])
  expect(await incoming()).toEqual([])
})

test('the first mail contains nothing from the form, so that it cannot carry a message to strangers', async () => {
  const words = { userName: 'Sie haben gewonnen', imageTitle: 'Klick auf gewinn.example', imageText: 'Jetzt anrufen' }
  await send(picture, words)
  const [mail] = await workers.database.db.selectFrom('mail').selectAll().execute()
  const text = [mail?.subject, mail?.text_body, mail?.html_body].join('\n')
  for (const word of Object.values(words)) expect(text).not.toContain(word)
})

// spec: call POST /bridge/contest_image_submissions/; entity Payload: contest upload
test.each([
  [new URL(origins.da).host, 'Vi har fået dit billede'],
  [new URL(origins.en).host, 'We’ve got your picture'],
  ['elsewhere.example', 'Ihr Bild'],
])('the specified fields are enough: at %s the mail begins with %j', async (host, subject) => {
  const form = contestForm(picture, { contestId: await contestId() })
  form.delete('locale')
  expect([...form.keys()]).toEqual([...contestEntryFields])
  const url = `http://${host}/bridge/contest_image_submissions/`
  const sent = await workers.handle(
    new Request(url, { method: 'POST', headers: { 'x-public-key': 'key' }, body: form }),
  )
  expect(sent.status).toBe(200)
  expect(await mails()).toMatchObject([{ subject: expect.stringContaining(subject) }])
})

test('a repeated picture is one entry and one mail; from another sender it is refused', async () => {
  const first = await send()
  expect((await send()).id).toBe(first.id)
  expect(await mails()).toHaveLength(1)
  const copy = { userEmail: 'eve@example.org', userEmailConfirm: 'eve@example.org' }
  expect(await refusalOf(send(picture, copy))).toMatchObject({ status: 409, code: 'picture-sent-before' })
})

// spec: entity Payload: contest upload.userEmailConfirm
test('all invalid fields are named at once, and the input is returned', async () => {
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(100)])
  const refusal = await refusalOf(send(gif, { userEmailConfirm: 'other@example.org', imageTitle: ' ' }))
  expect(refusal).toMatchObject({
    status: 422,
    code: 'form-invalid',
    body: {
      data: {
        fields: [
          { field: 'userEmailConfirm', code: 'emails-differ' },
          { field: 'imageTitle', code: 'missing' },
          { field: 'contest_image', code: 'type-not-accepted' },
        ],
        values: { userName: 'Anna Berg', imageText: 'Henne Strand, kurz nach sechs.' },
      },
    },
  })
})

test('a form without a picture is refused', async () => {
  expect(await refusalOf(send(null))).toMatchObject({
    status: 422,
    body: { data: { fields: [{ field: 'contest_image', code: 'missing' }] } },
  })
})

test.each([
  ['2026-12-31', 'upcoming'],
  ['2027-12-01', 'judging'],
])('on %s submissions are refused, because the contest is %s', async (day, status) => {
  const moved = day < open.from ? { from: '2027-03-02' } : { lastDay: '2027-02-28' }
  await openContest(workers.database.db, { ...open, ...moved })
  expect(await refusalOf(send())).toMatchObject({ status: 409, code: 'contest-not-open', body: { data: { status } } })
  expect(await refusalOf(send(picture, { contestId: '999999' }))).toMatchObject({
    status: 404,
    code: 'unknown-contest',
  })
})

test('a sender can have three pictures in a contest', async () => {
  for (const width of [1201, 1202, 1203]) await send(await makePicture({ width }))
  const tagged = { userEmail: 'Anna+b@example.org', userEmailConfirm: 'anna+B@example.org' }
  for (const sender of [{}, tagged]) {
    const refusal = await refusalOf(send(await makePicture({ width: 1204 }), sender))
    expect(refusal).toMatchObject({ status: 429, code: 'too-many-entries' })
  }
  expect(await readdir(join(workers.uploadsFolder, 'pending'))).toSatisfy((files: string[]) => files.length >= 3)
})

test('a bot gets a normal response, and its entry is dropped', async () => {
  const form = contestForm(picture, { contestId: await contestId() })
  form.set('trap', 'https://spam.example')
  expect(await workers.uploads.submitContestImage(form)).toMatchObject({ status: 'pending' })
  expect(await workers.database.db.selectFrom('contest_image').select('id').execute()).toEqual([])
})

test('an approved picture is public, its sender gets a mail, and it can be rejected later', async () => {
  const { id } = await send()
  await approveEntry(staff(), id)
  const { url, state } = await getEntry(workers.database.db, id)
  const name = findPictureName(url) ?? ''
  expect([state, await store().has(pendingKey(name)), await store().has(shownKey(name))]).toEqual([
    'approved',
    false,
    true,
  ])
  await expect(approveEntry(staff(), id)).rejects.toThrow('decided already')
  await rejectEntry(staff(), id, 'people')
  await workers.discardFiles()
  expect([await store().has(shownKey(name)), await findEntryPicture(store(), { url })]).toEqual([false, null])
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Ihr Bild ist angekommen',
    '„Morgens am Meer“ ist jetzt im Fotowettbewerb zu sehen',
    'Ihr Bild „Morgens am Meer“',
  ])
})

test('deciding a contest mails the winners and ends it', async () => {
  const { id } = await send()
  const { db } = workers.database
  await expect(setPlace(db, id, 1)).rejects.toThrow('no approved picture')
  await approveEntry(staff(), id)
  await expect(decideContest(db, 2027, { now, origins })).rejects.toThrow('first place')
  await setPlace(db, id, 1)
  await decideContest(db, 2027, { now, origins })
  await decideContest(db, 2027, { now, origins })
  expect((await mails()).filter(({ subject }) => subject === 'Sie haben gewonnen: Fotowettbewerb 2027')).toHaveLength(1)
  expect(await listContests(db, now)).toMatchObject([{ year: 2027, status: 'decided', approved: 1 }])
})

test('a closed contest awaits the decision; the next one inherits reward and conditions', async () => {
  const { db } = workers.database
  await closeContest(db, 2027, now)
  await openContest(db, {
    ...open,
    year: 2028,
    from: '2028-01-01',
    lastDay: '2028-11-30',
    words: { da: {}, de: {}, en: {} },
  })
  expect(await listContests(db, now)).toMatchObject([
    { year: 2028, status: 'upcoming', lastDay: '2028-11-30' },
    { year: 2027, status: 'judging', lastDay: '2027-02-28' },
  ])
  expect(await db.selectFrom('contest_text').select('reward_text').execute()).toHaveLength(6)
})

test('senders are deleted a year after the contest, rejected pictures after half a year', async () => {
  const { db } = workers.database
  const { id } = await send()
  const other = await send(await makePicture({ width: 1300 }))
  await approveEntry(staff(), id)
  await rejectEntry(staff(), other.id, 'quality')
  await sweep(db, new Date('2027-09-15'))
  expect(await db.selectFrom('contest_image').select('state').execute()).toEqual([{ state: 'approved' }])
  expect((await getEntry(db, id)).email).toBe('anna@example.org')
  await sweep(db, new Date('2028-12-15'))
  expect(await getEntry(db, id)).toMatchObject({ email: null, state: 'approved' })
})

test('a picture is upright, in sRGB, and contains only pixels', async () => {
  const turned = await makePicture({ width: 1200, height: 900 }, (made) =>
    made
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: '<script>alert(1)</script>' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' }),
  )
  const { id } = await send(turned)
  const kept = await findEntryPicture(store(), await getEntry(workers.database.db, id))
  const made = sharp(kept ?? new Uint8Array())
  const { width, height, exif, xmp, icc, orientation, space } = await made.metadata()
  expect({ width, height, exif, xmp, icc, orientation, space }).toEqual({ width: 900, height: 1200, space: 'srgb' })
  // Rotated by 90°: the left side is on top.
  const top = await made.clone().extract({ left: 450, top: 100, width: 1, height: 1 }).raw().toBuffer()
  expect([...top].map((value, index) => Math.abs(value - ([0xc8, 0x1e, 0x1e][index] ?? 0)) < 12)).toEqual([
    true,
    true,
    true,
  ])
})

import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findPictureName, shownKey } from '@marram/contract/workers/pictures'
import { createFolderStore } from '@marram/service-kit/object-store'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePicture } from '../testing/contest-form.ts'
import { startTestWorkers, type TestWorkers } from '../testing/start-workers.ts'

const pace = { idleMs: 1500, graceMs: 60_000, bytesPerSecond: 1 }
let workers: TestWorkers
let userId: number

const identity = (id: number, permissions: string[]) => ({
  permissions,
  user: { id, type: 3, role: 'x', email: 'x@example.org', firstname: '', lastname: '', languageId: 1 },
})
const auth = async (request: Request): Promise<Response> => {
  const token = request.headers.get('authorization')
  if (token === 'Bearer staff') return Response.json({ data: identity(userId, ['staff']), meta: {} })
  if (token === 'Bearer guest') return Response.json({ data: identity(userId, ['bookings']), meta: {} })
  return Response.json({ data: { error: 'no' }, meta: { code: 'not-logged-in' } }, { status: 401 })
}

beforeAll(async () => {
  workers = await startTestWorkers({ auth, uploadLimits: { atOnce: 2, perNetwork: 2, pace } })
  const user = { type: 3, email: 'x@example.org', firstname: 'X', lastname: 'Y', language_id: 1 as const }
  const added = await workers.database.db
    .insertInto('user_account')
    .values(user)
    .returning('id')
    .executeTakeFirstOrThrow()
  userId = added.id
})
afterAll(async () => {
  await workers.database.drop()
  await rm(workers.uploadsFolder, { recursive: true, force: true })
})

type Body = NonNullable<RequestInit['body']>

/** The status and code of the refusal; `picture` for a problem of the picture. */
async function send(body: Body, headers: Record<string, string> = {}): Promise<[number, string]> {
  const response = await workers.handle(
    new Request('http://workers/image/upload/', {
      method: 'POST',
      headers: { 'x-public-key': 'key', authorization: 'Bearer staff', ...headers },
      body,
      duplex: 'half',
    } as RequestInit),
  )
  const { data, meta } = await response.json()
  return [response.status, data.fields?.[0]?.code ?? meta.code ?? data.url]
}
const formOf = (bytes: Uint8Array, name = 'a.jpg'): FormData => {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  return form
}
const boundary = { 'content-type': 'multipart/form-data; boundary=x' }
const head = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'
const incoming = () => readdir(join(workers.uploadsFolder, 'incoming'))

// spec: call POST /image/upload/; entity Payload: image upload
test('a picture of staff is re-encoded and published at once', async () => {
  const sent = await makePicture({ width: 4000, height: 1000 })
  const [status, url] = await send(formOf(sent))
  expect([status, url]).toEqual([200, expect.stringMatching(/^uploads\/[0-9a-f]{32}\.jpg$/)])
  const kept = await createFolderStore(workers.uploadsFolder).get(shownKey(findPictureName(url) ?? ''))
  expect(await sharp(kept ?? new Uint8Array()).metadata()).toMatchObject({ format: 'jpeg', width: 3000, height: 750 })
})

test('transparency is preserved', async () => {
  const clear = await sharp({
    create: { width: 40, height: 40, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  const [, url] = await send(formOf(clear))
  expect(url).toMatch(/\.webp$/)
})

test('only staff can upload', async () => {
  const picture = formOf(await makePicture())
  expect(await send(picture, { authorization: 'Bearer guest' })).toEqual([403, 'not-allowed'])
  expect(await send(picture, { authorization: 'Bearer stolen' })).toEqual([403, 'not-allowed'])
  expect(await send(picture, { authorization: '' })).toEqual([401, 'not-logged-in'])
  expect(await send(picture, { 'x-public-key': 'other' })).toEqual([401, 'public-key-unknown'])
})

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  [
    'a script called a.jpg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'not-a-picture',
  ],
  ['an empty file', () => new Uint8Array(), 'missing'],
  ['a JPEG cut in half', async () => (await makePicture()).subarray(0, 3000), 'unreadable'],
  [
    'the first bytes of a PNG and nothing more',
    () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100)]),
    'unreadable',
  ],
  ['an iPhone picture', () => Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(40)}`, 'latin1'), 'heic'],
  ['an animated WebP', animated, 'animated'],
  ['a picture of ten pixels', () => makePicture({ width: 10, height: 10 }), 'too-few-pixels'],
])('%s is refused with a reason', async (_, make, code) => {
  expect(await send(formOf(await make()))).toEqual([422, code])
  expect(await incoming()).toEqual([])
})

async function animated(): Promise<Uint8Array> {
  const frame = (background: string) => ({ create: { width: 50, height: 50, channels: 3 as const, background } })
  const frames = await Promise.all(['red', 'blue'].map((colour) => sharp(frame(colour)).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
}

test('a picture that declares a billion pixels is refused before decoding', async () => {
  const bomb = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  bomb.writeUInt32BE(32_000, 16)
  bomb.writeUInt32BE(32_000, 20)
  expect((await send(formOf(bomb)))[0]).toBe(422)
})

test('an endless body is cut off at the limit', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.concat([Buffer.from(head), Buffer.from([0xff, 0xd8, 0xff])])),
    pull(controller) {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  expect(await send(endless, boundary)).toEqual([413, 'too-many-bytes'])
  expect(sent).toBeLessThan(60_000_000)
  expect(await incoming()).toEqual([])
})

test('a stalled upload times out, and a second one is refused while all slots are taken', async () => {
  /** `began` resolves once the first bytes are read and the upload has a slot. */
  const stalled = () => {
    const { promise: began, resolve } = Promise.withResolvers<void>()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(`${head}\xff\xd8\xff`, 'latin1')),
      pull: () => resolve(),
    })
    return { began, answer: send(body, boundary) }
  }
  const picture = await makePicture()
  const slow = [stalled(), stalled()]
  await Promise.all(slow.map(({ began }) => began))
  expect(await send(formOf(picture))).toEqual([503, 'uploads-busy'])
  expect(await Promise.all(slow.map(({ answer }) => answer))).toEqual([
    [408, 'upload-too-slow'],
    [408, 'upload-too-slow'],
  ])
  expect(await incoming()).toEqual([])
})

test.each([
  ['a form that ends in the middle', `${head}\xff\xd8\xff${'a'.repeat(500)}`, boundary, 'upload-broken-off'],
  ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data; a=b' }, 'malformed-form'],
  ['something else', '{}', { 'content-type': 'application/json' }, 'not-a-form'],
])('%s is refused', async (_, body, headers, code) => {
  expect([400, 415]).toContain((await send(Buffer.from(body, 'latin1'), headers))[0])
  expect((await send(Buffer.from(body, 'latin1'), headers))[1]).toBe(code)
  expect(await incoming()).toEqual([])
})

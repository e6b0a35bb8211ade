import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contestPictureLimits } from '@marram/domain/picture-limits'
import { isRefusal } from '@marram/service-kit/envelope'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveForm } from './receive-form.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marram-receive-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const pace = { idleMs: 60_000, graceMs: 20_000, bytesPerSecond: 1000 }
const partBytes = 500
const head = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n\xff\xd8\xff'

/** Receives a picture in parts at intervals of a fake clock. */
async function receive(parts: number, everyMs: number) {
  let elapsed = 0
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(head, 'latin1')),
    pull(controller) {
      elapsed += everyMs
      sent += 1
      if (sent <= parts) return controller.enqueue(new Uint8Array(partBytes))
      controller.enqueue(Buffer.from('\r\n--x--\r\n'))
      controller.close()
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://workers/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  const { maxBytes } = contestPictureLimits
  const form = await receiveForm(request, { fileField: 'image', maxBytes, folder, pace, now: () => elapsed })
  const kind = isRefusal(form) ? form.code : form.picture.kind
  if (!isRefusal(form)) await form.discard()
  return { kind, sent, elapsed }
}

test('a slow connection above the minimum rate is accepted for any duration', async () => {
  expect(await receive(2000, 500)).toMatchObject({ kind: 'picture', elapsed: 1_000_500 })
})

test('a connection below the minimum rate is ended after the grace period', async () => {
  const { kind, sent } = await receive(2000, 1000)
  expect(kind).toBe('upload-too-slow')
  // Half of the minimum rate doubles the grace period.
  expect(sent).toBeGreaterThanOrEqual(40)
  expect(sent).toBeLessThan(50)
  expect(await readdir(folder)).toEqual([])
})

test('a fast beginning compensates for a slow end', async () => {
  expect((await receive(38, 1000)).kind).toBe('picture')
})

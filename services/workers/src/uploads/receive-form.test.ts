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

/** A picture in parts, one of which comes in every so often by a clock that nobody waits for. */
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

test('a slow line is waited for as long as its pace is good enough, however long that takes', async () => {
  expect(await receive(2000, 500)).toMatchObject({ kind: 'picture', elapsed: 1_000_500 })
})

test('a line below the pace is given its grace and no more', async () => {
  const { kind, sent } = await receive(2000, 1000)
  expect(kind).toBe('upload-too-slow')
  // Half of what is asked for makes up for as much time again as the grace.
  expect(sent).toBeGreaterThanOrEqual(40)
  expect(sent).toBeLessThan(50)
  expect(await readdir(folder)).toEqual([])
})

test('what came fast at first makes up for a slow end', async () => {
  expect((await receive(38, 1000)).kind).toBe('picture')
})

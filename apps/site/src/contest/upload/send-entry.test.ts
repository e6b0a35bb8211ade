import { expect, test, vi } from 'vitest'
import { sendEntry } from './send-entry.ts'

/** The part of XMLHttpRequest that the code uses. */
class FakeRequest {
  readonly upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {}
  readonly open = vi.fn()
  readonly setRequestHeader = vi.fn()
  readonly send = vi.fn()
  status = 0
  responseText = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  abort(): void {
    this.onabort()
  }
  answer(status: number, body: unknown): void {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload()
  }
}

function begin(pause = async () => {}) {
  const request = new FakeRequest()
  const stop = new AbortController()
  const steps: number[] = []
  const outcome = sendEntry({
    action: '/photo-contest/upload/',
    body: new FormData(),
    onProgress: (sent) => steps.push(sent),
    signal: stop.signal,
    pause,
    create: () => Object.assign(request) as XMLHttpRequest,
  })
  return { request, stop, steps, outcome }
}

test('an accepted picture is sent, with its progress', async () => {
  const { request, steps, outcome } = begin()
  expect(request.open).toHaveBeenCalledWith('POST', '/photo-contest/upload/')
  request.upload.onprogress?.({ lengthComputable: true, loaded: 5, total: 20 })
  request.upload.onprogress?.({ lengthComputable: false, loaded: 6, total: 0 })
  request.upload.onprogress?.({ lengthComputable: true, loaded: 20, total: 20 })
  request.answer(200, { data: {}, meta: {} })
  expect(await outcome).toEqual({ kind: 'sent' })
  expect(steps).toEqual([0.25, 1])
})

test.each([
  [409, { data: { error: 'No.' }, meta: { code: 'contest-not-open' } }, 'contest-not-open'],
  [502, '<html>Bad Gateway</html>', 'unavailable'],
])('a reply of %i has the reason of the refusal', async (status, body, failure) => {
  const { request, outcome } = begin()
  request.answer(status, body)
  expect(await outcome).toEqual({ kind: 'refused', problems: [], failure })
})

test('a lost connection differs from a cancellation', async () => {
  const lost = begin()
  lost.request.onerror()
  expect(await lost.outcome).toMatchObject({ kind: 'refused', failure: 'offline' })
  const stopped = begin()
  stopped.stop.abort()
  expect(await stopped.outcome).toEqual({ kind: 'cancelled' })
})

const tooQuick = { data: { error: 'No.' }, meta: { code: 'too-quick' } }

test('a form sent too quickly is retried without the guest noticing', async () => {
  const pause = vi.fn(async () => {})
  const { request, outcome } = begin(pause)
  request.answer(422, tooQuick)
  await vi.waitFor(() => expect(request.send).toHaveBeenCalledTimes(2))
  request.answer(200, { data: {}, meta: {} })
  expect(await outcome).toEqual({ kind: 'sent' })
  expect(pause).toHaveBeenCalledWith(3000)
})

test('a second refusal as too quick is reported, and cancelling ends the wait', async () => {
  const twice = begin()
  twice.request.answer(422, tooQuick)
  await vi.waitFor(() => expect(twice.request.send).toHaveBeenCalledTimes(2))
  twice.request.answer(422, tooQuick)
  expect(await twice.outcome).toMatchObject({ kind: 'refused', failure: 'too-quick' })
  const waiting = vi.fn(() => new Promise<void>(() => {}))
  const stopped = begin(waiting)
  stopped.request.answer(422, tooQuick)
  await vi.waitFor(() => expect(waiting).toHaveBeenCalled())
  stopped.stop.abort()
  expect(await stopped.outcome).toEqual({ kind: 'cancelled' })
  expect(stopped.request.send).toHaveBeenCalledTimes(1)
})

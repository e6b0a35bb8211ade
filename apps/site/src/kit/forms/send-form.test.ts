import { expect, test, vi } from 'vitest'
import { sendForm } from './send-form.ts'

const refusal = (status: number, code: string, data: object = {}) =>
  Response.json({ data: { error: 'No.', ...data }, meta: { code } }, { status })

function send(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => {
    const answer = answers.shift()
    if (!(answer instanceof Response)) throw answer
    return answer
  })
  const pause = vi.fn(async () => {})
  const body = new URLSearchParams({ name: 'Karen' })
  const solve = vi.fn(async (): Promise<string | null> => 'solved')
  const outcome = sendForm({ action: '/api/forms/x/', body, stamp: 'stamp-1', fetch, pause, solve })
  return { outcome, fetch, pause, solve }
}

test('input is sent with the stamp', async () => {
  const { outcome, fetch } = send(Response.json({ data: { status: 'received' }, meta: {} }))
  expect(await outcome).toEqual({ kind: 'sent', data: { status: 'received' } })
  expect(String(fetch.mock.calls[0]?.[1]?.body)).toBe('name=Karen&_stamp=stamp-1')
})

test('rejected fields are returned by name', async () => {
  const fields = [{ field: 'name', code: 'missing' }]
  expect(await send(refusal(422, 'form-invalid', { fields })).outcome).toEqual({ kind: 'invalid', problems: fields })
})

test('a form sent too quickly is retried without the guest noticing', async () => {
  const { outcome, pause } = send(refusal(422, 'too-quick'), Response.json({ data: {}, meta: {} }))
  expect(await outcome).toEqual({ kind: 'sent', data: {} })
  expect(pause).toHaveBeenCalledWith(3000)
})

const challenge = {
  parameters: { algorithm: 'x', nonce: 'n', salt: 's', cost: 1, keyLength: 1, keyPrefix: 'k' },
  signature: 'y',
}

test.each([
  ['solved', 'name=Karen&_captcha=solved&_stamp=stamp-1'],
  [null, 'name=Karen&_captcha=&_stamp=stamp-1'],
])('the answer %j to a captcha is sent with the second request', async (solution, sent) => {
  const asked = refusal(403, 'captcha-required', { captcha: challenge })
  const { outcome, fetch, solve } = send(asked, Response.json({ data: { status: 'held' }, meta: {} }))
  solve.mockResolvedValue(solution)
  expect(await outcome).toEqual({ kind: 'sent', data: { status: 'held' } })
  expect(String(fetch.mock.calls[1]?.[1]?.body)).toBe(sent)
})

test.each([
  [new TypeError('Failed to fetch'), 'offline'],
  [refusal(429, 'too-many-requests'), 'too-many'],
  [refusal(404, 'unknown-form'), 'unknown-form'],
  [refusal(503, 'timed-out'), 'unavailable'],
  [new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unavailable'],
])('each failure has a separate code (case %#)', async (answer, failure) => {
  expect(await send(answer).outcome).toEqual({ kind: 'failed', failure })
})

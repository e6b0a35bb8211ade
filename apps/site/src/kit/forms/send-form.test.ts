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
  const outcome = sendForm({ action: '/api/forms/x/', body, stamp: 'stamp-1', fetch, pause })
  return { outcome, fetch, pause }
}

test('what was written is sent with the stamp', async () => {
  const { outcome, fetch } = send(Response.json({ data: { status: 'received' }, meta: {} }))
  expect(await outcome).toEqual({ kind: 'sent' })
  expect(String(fetch.mock.calls[0]?.[1]?.body)).toBe('name=Karen&_stamp=stamp-1')
})

test('refused fields come back by name', async () => {
  const fields = [{ field: 'name', code: 'missing' }]
  expect(await send(refusal(422, 'form-invalid', { fields })).outcome).toEqual({ kind: 'invalid', problems: fields })
})

test('who was too quick waits without noticing', async () => {
  const { outcome, pause } = send(refusal(422, 'too-quick'), Response.json({ data: {}, meta: {} }))
  expect(await outcome).toEqual({ kind: 'sent' })
  expect(pause).toHaveBeenCalledWith(3000)
})

test.each([
  [new TypeError('Failed to fetch'), 'offline'],
  [refusal(429, 'too-many-requests'), 'too-many'],
  [refusal(404, 'unknown-form'), 'unknown-form'],
  [refusal(503, 'timed-out'), 'unavailable'],
  [new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unavailable'],
])('a failure has its own words (case %#)', async (answer, failure) => {
  expect(await send(answer).outcome).toEqual({ kind: 'failed', failure })
})

import { ServiceError } from '@marram/contract/service-error'
import type { WorkersClient } from '@marram/contract/workers/client'
import type { FormAnswer } from '@marram/contract/workers/form-answer'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { mountFormRoutes } from './form-routes.ts'

const own = { host: 'de.localhost', 'sec-fetch-site': 'same-origin' }
const refused = (status: number, code: string, data: object = {}) =>
  new ServiceError(status, { data: { error: 'No.', ...data }, meta: { code } })

function setUp(failure?: unknown) {
  const act = async (): Promise<void> => {
    if (failure !== undefined) throw failure
  }
  const workers = {
    submitForm: vi.fn<WorkersClient['submitForm']>(act),
    subscribe: vi.fn<WorkersClient['subscribe']>(act),
    confirmSubscription: vi.fn<WorkersClient['confirmSubscription']>(act),
    unsubscribe: vi.fn<WorkersClient['unsubscribe']>(act),
    issueStamp: async () => 'stamp-1',
    clientAddress: async () => null,
    sendTelemetry: async () => 0,
  }
  const shown: { path: string; answer: FormAnswer }[] = []
  const app = new Hono<{ Bindings: SocketBindings }>()
  mountFormRoutes(app, {
    workers,
    editionOf: () => 'de',
    hostOf: (c) => c.req.header('host'),
    showAnswer: async (_, path, answer, status) => {
      shown.push({ path, answer })
      return new Response('page', { status })
    },
    onFailure: () => {},
  })
  const post = (path: string, fields: [string, string][], headers: Record<string, string> = own) =>
    app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  return { app, workers, shown, post }
}

const filled: [string, string][] = [
  ['name', 'Karen'],
  ['wishes', 'pool'],
  ['wishes', 'sauna'],
  ['_page', '/kontakt/'],
  ['website_url', ''],
]

describe('a form sent without script', () => {
  test('leads back to its page with a confirmation', async () => {
    const { post, workers } = setUp()
    const response = await post('/api/forms/form-contact', filled)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/kontakt/#sent-form-contact'])
    expect(workers.submitForm).toHaveBeenCalledWith({
      formId: 'form-contact',
      locale: 'de-DE',
      values: { name: 'Karen', wishes: ['pool', 'sauna'] },
      page: '/kontakt/',
      trap: '',
    })
    expect(workers.submitForm.mock.calls[0]?.[0]).not.toHaveProperty('files')
  })
  test('is shown again with its errors and all input', async () => {
    const problems = [{ field: 'email', code: 'missing' }]
    const { post, shown } = setUp(refused(422, 'form-invalid', { fields: problems }))
    expect((await post('/api/forms/form-contact', filled)).status).toBe(422)
    const values = { name: 'Karen', wishes: ['pool', 'sauna'] }
    const answer = { kind: 'form', formId: 'form-contact', values, problems, failure: null }
    expect(shown).toEqual([{ path: '/kontakt/', answer }])
  })
  test.each([
    [refused(429, 'too-many-requests'), 429, 'too-many'],
    [refused(422, 'too-quick'), 422, 'too-quick'],
    [refused(500, 'internal-error'), 503, 'unavailable'],
    [new TypeError('fetch failed'), 503, 'unavailable'],
  ])('keeps all input after a failure (case %#)', async (failure, status, word) => {
    const { post, shown } = setUp(failure)
    expect((await post('/api/forms/form-contact', filled)).status).toBe(status)
    expect(shown[0]?.answer).toMatchObject({ values: { name: 'Karen' }, failure: word })
  })
  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example/', '/api/x/', '/a\r\nb/', ''])(
    'never redirects to another site, even if its page field names one (%j)',
    async (page) => {
      const { post } = setUp()
      const response = await post('/api/forms/x', [
        ['name', 'a'],
        ['_page', page],
      ])
      expect(response.headers.get('location')).toMatch(/^\/#sent-x$/)
    },
  )
})

describe('a form sent by script', () => {
  const json = { ...own, accept: 'application/json' }
  test('is answered with JSON', async () => {
    const response = await setUp().post('/api/forms/form-contact', [...filled, ['_stamp', 's']], json)
    expect([response.status, await response.json()]).toEqual([200, { data: { status: 'received' }, meta: {} }])
  })
  test('gets the worker’s refusal', async () => {
    const fields = [{ field: 'name', code: 'missing' }]
    const response = await setUp(refused(422, 'form-invalid', { fields })).post('/api/forms/x', filled, json)
    expect([response.status, await response.json()]).toMatchObject([422, { data: { fields } }])
  })
  test('gets no details of a fault', async () => {
    const response = await setUp(new Error('secret host')).post('/api/forms/x', filled, json)
    expect([response.status, await response.text()]).toEqual([503, expect.not.stringContaining('secret')])
  })
})

test.each([
  { host: 'de.localhost' },
  { host: 'de.localhost', 'sec-fetch-site': 'cross-site' },
  { host: 'de.localhost', origin: 'https://evil.example' },
])('a form of another site is refused (case %#)', async (headers) => {
  const { post, workers } = setUp()
  for (const path of ['/api/forms/x', '/api/newsletter', '/api/newsletter/confirm', '/api/newsletter/unsubscribe']) {
    expect((await post(path, filled, headers)).status, path).toBe(403)
  }
  expect(workers.submitForm).not.toHaveBeenCalled()
})

test('a body that is no form is refused', async () => {
  const { app } = setUp()
  const request = { method: 'POST', headers: { ...own, 'content-type': 'application/json' }, body: '{}' }
  expect((await app.request('/api/forms/x', request)).status).toBe(400)
})

describe('the newsletter', () => {
  test('is subscribed to in the edition’s language', async () => {
    const { post, workers } = setUp()
    const response = await post('/api/newsletter', [
      ['email', 'karen@example.org'],
      ['_page', '/'],
    ])
    expect(response.headers.get('location')).toBe('/#sent-newsletter')
    expect(workers.subscribe).toHaveBeenCalledWith({ email: 'karen@example.org', locale: 'de-DE', trap: '' })
    expect(workers.subscribe.mock.calls[0]?.[0]).not.toHaveProperty('stamp')
  })
  test('is shown again with the input and its errors', async () => {
    const fields = [{ field: 'email', code: 'too-long', limit: 254 }]
    const { post, shown, workers } = setUp(refused(422, 'form-invalid', { fields }))
    const email = 'x'.repeat(300)
    const response = await post('/api/newsletter', [
      ['email', email],
      ['_page', '/'],
      ['_stamp', 'stamp-1'],
      ['website_url', 'https://spam.example'],
    ])
    expect(response.status).toBe(422)
    expect(shown).toEqual([
      { path: '/', answer: { kind: 'newsletter', values: { email }, problems: fields, failure: null } },
    ])
    const sent = { email: email.slice(0, 255), locale: 'de-DE', trap: 'https://spam.example', stamp: 'stamp-1' }
    expect(workers.subscribe).toHaveBeenCalledWith(sent)
  })
  test('a link only shows a button, which confirms', async () => {
    const { app, post, shown, workers } = setUp()
    expect((await app.request('/newsletter/confirm?token=abc')).status).toBe(200)
    expect(shown).toEqual([
      { path: '/newsletter/', answer: { kind: 'newsletter-step', step: 'confirm', token: 'abc' } },
    ])
    expect(workers.confirmSubscription).not.toHaveBeenCalled()
    const response = await post('/api/newsletter/confirm', [['token', 'abc']])
    expect(response.headers.get('location')).toBe('/newsletter/confirmed/')
    expect(workers.confirmSubscription).toHaveBeenCalledWith('abc')
  })
  test.each(['unsubscribe', 'stop'])('a mail program unsubscribes with one POST (%s)', async (step) => {
    const { app, post, workers } = setUp()
    const click: [string, string][] = [['List-Unsubscribe', 'One-Click']]
    expect((await post(`/newsletter/${step}?token=abc`, click, {})).status).toBe(200)
    expect(workers.unsubscribe).toHaveBeenCalledExactlyOnceWith('abc')
    // Opening the link, or sending anything else, does not unsubscribe.
    expect((await app.request(`/newsletter/${step}?token=abc`)).status).toBe(200)
    expect((await post(`/newsletter/${step}?token=abc`, [['x', 'y']], {})).status).toBe(400)
    expect((await post(`/newsletter/${step}`, click, {})).status).toBe(400)
    expect(workers.unsubscribe).toHaveBeenCalledOnce()
    expect((await setUp(refused(410, 'token-unknown')).post(`/newsletter/${step}?token=x`, click, {})).status).toBe(410)
  })
  test('mails that an account subscribed to are stopped by a button', async () => {
    const { post, workers } = setUp()
    const response = await post('/api/newsletter/stop', [['token', 'own']])
    expect(response.headers.get('location')).toBe('/newsletter/stopped/')
    expect(workers.unsubscribe).toHaveBeenCalledWith('own')
  })
  test('an expired link leads to a page that explains it', async () => {
    const { post } = setUp(refused(410, 'token-unknown'))
    const response = await post('/api/newsletter/unsubscribe', [['token', 'abc']])
    expect(response.headers.get('location')).toBe('/newsletter/expired/')
  })
  test('other paths below it are handled by the pages', async () => {
    expect((await setUp().app.request('/newsletter/archive')).status).toBe(404)
  })
})

import type { Conversation, QuestionClient } from '@marram/contract/booking/question'
import type { QuestionVisit } from '@marram/contract/booking/question-visit'
import { ServiceError } from '@marram/contract/service-error'
import { stampField } from '@marram/contract/workers/form-definition'
import { createLog } from '@marram/service-kit/logging'
import { createService } from '@marram/service-kit/service'
import { beforeEach, expect, test } from 'vitest'
import { mountQuestionRoutes } from './question-routes.ts'

const token = '0123456789abcdef0123456789abcdef'
const form = '/frage-zum-haus/b2417/'
const thread = `/ihre-frage/${token}/`
const conversation: Conversation = {
  id: 12,
  house: { name: 'b2417', title: 'Reetdachhaus' },
  topic: 'pets',
  state: 'open',
  email: 'karen@example.org',
  arrival: null,
  departure: null,
  messages: [{ author: 'guest', text: 'Ist der Garten eingezäunt?', at: '2027-02-01T08:00:00.000Z' }],
}
const asked: unknown[] = []
let shown: { question: QuestionVisit | undefined; status: number | undefined; method: string } | null = null
let refusal: Error | null = null
let given: string | null = token
let tokens = 3

const note = async <T>(what: unknown, answer: T, error: Error | null): Promise<T> => {
  asked.push(what)
  if (error) throw error
  return answer
}
const client = (bearer: string | null): QuestionClient => ({
  ask: (question) => note([bearer, question], given, refusal),
  read: (of) => note(['read', of], conversation, of === token ? null : new ServiceError(404, null)),
  write: (message) => note(message, conversation, refusal),
})

const app = createService({ name: 'site', log: createLog({ name: 'test', level: 'silent' }), publicKeys: null })
const failures: unknown[] = []
mountQuestionRoutes(app, {
  misses: {
    wait: () => (tokens > 0 ? null : 7),
    take: () => {
      tokens -= 1
    },
    giveBack: () => {},
  },
  questionClientFor: client,
  workers: { issueStamp: async () => 'stamp' },
  editionOf: () => 'de',
  hostOf: () => 'de.example',
  personalPage: async (request, _edition, { question, status } = {}) => {
    shown = { question, status, method: request.method }
    return new Response('page', { status: status ?? 200 })
  },
  onFailure: (error) => failures.push(error),
})
app.all('*', (c) => c.text('the pages'))

beforeEach(() => {
  asked.length = 0
  failures.length = 0
  shown = null
  refusal = null
  given = token
  tokens = 3
})

const get = (path: string) => app.request(path, { headers: { host: 'de.example' } })
const post = (path: string, fields: Record<string, string>, headers = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { host: 'de.example', 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  })
const submission = 's'.repeat(24)
const filled = {
  ...{ lodgingId: '7', submission, [stampField]: 'stamp', topic: 'pets', message: 'Garten?', name: 'Karen' },
  ...{ email: 'karen@example.org', phone: '', arrival: '2027-07-10', departure: '2027-07-17', website_url: '' },
}

test('each form has a key and a stamp of its own', async () => {
  expect((await get(form)).status).toBe(200)
  const first = shown?.question
  await get(`${form}?arrival=2027-07-10&duration=7`)
  expect(first).toMatchObject({ kind: 'form', stamp: 'stamp', refused: null })
  expect(shown?.question?.submission).not.toBe(first?.submission)
})

test('other spellings, and paths of other editions, are left to the pages', async () => {
  for (const path of [form.slice(0, -1), '/ask-about-house/b2417/', thread.slice(0, -1)]) {
    expect(await (await get(path)).text()).toBe('the pages')
  }
})

test('a question leads to its conversation, with the login of the guest', async () => {
  const cookie = `__Host-identity=${'t'.repeat(43)}`
  const response = await post(form, filled, { cookie })
  expect([response.status, response.headers.get('location')]).toEqual([303, `${thread}?sent=1`])
  const { website_url: trap, lodgingId: _, [stampField]: stamp, ...texts } = filled
  expect(asked).toEqual([['t'.repeat(43), { ...texts, lodgingId: 7, languageId: 2, stamp, trap }]])
})

test('a refused question keeps its words, its key and its stamp', async () => {
  const fields = [{ field: 'name', problem: 'missing' }]
  refusal = new ServiceError(422, { data: { error: 'x', fields }, meta: { code: 'question-invalid' } })
  expect((await post(form, { ...filled, name: '', [stampField]: 'earlier' })).status).toBe(422)
  expect(shown).toMatchObject({
    method: 'GET',
    question: {
      kind: 'form',
      submission,
      stamp: 'earlier',
      refused: { code: 'question-invalid', values: { message: 'Garten?' }, problems: { name: 'missing' } },
    },
  })
})

test('an outage keeps the words, too', async () => {
  refusal = new TypeError('Failed to fetch')
  expect((await post(form, filled)).status).toBe(503)
  expect(shown?.question).toMatchObject({ refused: { code: 'failed', values: { message: 'Garten?' } } })
  expect(failures).toEqual([refusal])
})

test('a bot is led away, and a form of another site is refused', async () => {
  given = null
  expect((await post(form, { ...filled, website_url: 'x' })).headers.get('location')).toBe('/')
  asked.length = 0
  for (const path of [form, thread]) {
    expect((await post(path, filled, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  }
  expect(asked).toEqual([])
})

test('a conversation is private: not stored, not indexed, no referrer to other sites', async () => {
  const response = await get(`${thread}?sent=1`)
  expect(shown).toMatchObject({ status: 200, question: { kind: 'conversation', conversation, isSent: true } })
  const headers = ['referrer-policy', 'cache-control', 'x-robots-tag'].map((name) => response.headers.get(name))
  expect(headers).toEqual(['same-origin', 'no-store', 'noindex'])
})

test('a wrong link is a 404, and guessing is limited', async () => {
  for (const wrong of ['/ihre-frage/abc/', `/ihre-frage/${'0'.repeat(32)}/`, '/ihre-frage/zzz/']) {
    expect((await get(wrong)).status).toBe(404)
    expect(shown?.question).toMatchObject({ conversation: null, missing: 'unknown' })
  }
  // Only a well-formed one is looked up.
  expect(asked).toEqual([['read', '0'.repeat(32)]])
  expect((await get(thread)).status).toBe(429)
})

test('a message is sent with the key of its form, and a refused one stays in the field', async () => {
  const response = await post(thread, { message: 'Danke!', submission })
  expect(response.headers.get('location')).toBe(`${thread}?sent=1`)
  expect(asked).toEqual([{ token, submission, message: 'Danke!' }])
  refusal = new ServiceError(409, { data: { error: 'x' }, meta: { code: 'question-closed' } })
  expect((await post(thread, { message: 'Noch etwas', submission })).status).toBe(409)
  expect(shown?.question).toMatchObject({
    submission,
    isSent: false,
    refused: { code: 'question-closed', message: 'Noch etwas' },
  })
})

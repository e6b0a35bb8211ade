import { ServiceError } from '@marram/contract/service-error'
import type { CommentRequest, PlacedComment } from '@marram/contract/workers/comment'
import type { FormAnswer } from '@marram/contract/workers/form-answer'
import { createLog } from '@marram/service-kit/logging'
import { createService } from '@marram/service-kit/service'
import { beforeEach, expect, test } from 'vitest'
import { mountCommentRoutes } from './comment-routes.ts'

const sent: CommentRequest[] = []
const reported: number[] = []
const failures: unknown[] = []
const shown: { path: string; answer: FormAnswer; status: number }[] = []
let placed: PlacedComment | Error = { status: 'held' }

const app = createService({ name: 'site', log: createLog({ name: 'test', level: 'silent' }), publicKeys: null })
mountCommentRoutes(app, {
  comments: {
    place: async (request) => {
      sent.push(request)
      if (placed instanceof Error) throw placed
      return placed
    },
    report: async (id) => {
      if (placed instanceof Error) throw placed
      reported.push(id)
    },
  },
  editionOf: () => 'de',
  hostOf: () => 'de.example',
  showAnswer: async (_edition, path, answer, status) => {
    shown.push({ path, answer, status })
    return new Response('again', { status })
  },
  onFailure: (error) => failures.push(error),
})

const page = '/blog/bernstein/'
const form = {
  parentType: 'blog',
  parentId: 'blog-amber',
  replyTo: '',
  name: 'Karen',
  email: '',
  comment: 'Schön!',
  _page: page,
}
const post = (fields: Record<string, string>, headers: Record<string, string> = {}, path = '/api/comments/') =>
  app.request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: 'https://de.example', ...headers },
  })
const json = { accept: 'application/json' }
const refusal = (status: number, code: string, data = {}) =>
  new ServiceError(status, { data: { error: 'x', ...data }, meta: { code } })

beforeEach(() => {
  sent.length = 0
  reported.length = 0
  failures.length = 0
  shown.length = 0
  placed = { status: 'held' }
})

test('without script a comment is passed on, and its author is redirected to the confirmation', async () => {
  const response = await post(form)
  expect([response.status, response.headers.get('location')]).toEqual([303, `${page}#sent-comment-form`])
  expect(sent).toMatchObject([
    { parentId: 'blog-amber', locale: 'de-DE', replyTo: null, canSolve: false, captcha: null, page },
  ])
})

test('the form’s timestamp and honeypot are passed on', async () => {
  await post({ ...form, _stamp: 's'.repeat(300), website_url: 'https://spam.example' })
  await post({ ...form, _stamp: '' })
  expect(sent).toMatchObject([{ stamp: 's'.repeat(200), trap: 'https://spam.example' }, { trap: '' }])
  expect(sent[1]).not.toHaveProperty('stamp')
})

test('the author of an immediately published comment is redirected to it', async () => {
  placed = { status: 'shown', id: 12 }
  expect((await post({ ...form, replyTo: '7' })).headers.get('location')).toBe(`${page}#comment-12`)
  expect(sent).toMatchObject([{ replyTo: 7 }])
})

test.each([
  [{}, true, null],
  [{ _captcha: 'solved' }, true, 'solved'],
  [{ _captcha: '' }, false, null],
])('a script with %j can solve a captcha: %s', async (fields, canSolve, captcha) => {
  const response = await post({ ...form, ...fields }, json)
  expect(await response.json()).toMatchObject({ data: { status: 'held' } })
  expect(sent).toMatchObject([{ canSolve, captcha }])
})

test('“Reply” without script shows the page with the form as an answer, and keeps the input', async () => {
  const response = await post({ ...form, answerTo: '7' })
  expect([response.status, sent]).toEqual([200, []])
  const values = { name: 'Karen', email: '', comment: 'Schön!' }
  expect(shown).toEqual([
    { path: page, status: 200, answer: { kind: 'comment', replyTo: 7, values, problems: [], failure: null } },
  ])
})

test('a refused comment of any length is shown again', async () => {
  const fields = [{ field: 'comment', code: 'too-long', limit: 5000 }]
  placed = refusal(422, 'form-invalid', { fields })
  const comment = '<script>alert(1)</script>\u202e'.padEnd(100_000, 'x')
  expect((await post({ ...form, comment, replyTo: '7' })).status).toBe(422)
  expect(shown).toMatchObject([{ answer: { kind: 'comment', replyTo: 7, values: { comment }, problems: fields } }])
  expect(sent[0]?.comment).toHaveLength(20_000)
})

test.each([
  [refusal(403, 'comments-closed'), 403, 'comments-closed'],
  [refusal(404, 'unknown-comment'), 404, 'unknown-comment'],
  [refusal(429, 'too-many-requests'), 429, 'too-many'],
  [new TypeError('Failed to fetch'), 503, 'unavailable'],
])('%s is shown on the page', async (error, status, failure) => {
  placed = error
  expect((await post(form)).status).toBe(status)
  expect(shown).toMatchObject([{ answer: { failure } }])
  expect(failures).toHaveLength(status === 503 ? 1 : 0)
})

test('a report is passed on, with script and without', async () => {
  const reports = '/api/comment-reports/'
  expect((await post({ id: '5', _page: page }, {}, reports)).headers.get('location')).toBe(`${page}#comment-reported`)
  expect((await post({ id: '6' }, json, reports)).status).toBe(200)
  for (const id of ['x', '0', '1x', '05', '1'.repeat(16)]) expect((await post({ id }, {}, reports)).status).toBe(404)
  expect(reported).toEqual([5, 6])
  placed = refusal(429, 'too-many-requests')
  expect((await post({ id: '6' }, json, reports)).status).toBe(429)
  expect(failures).toEqual([])
  placed = new TypeError('Failed to fetch')
  expect((await post({ id: '123456789012345' }, json, reports)).status).toBe(503)
  expect(failures).toHaveLength(1)
})

test('a form of another site, or without a subject, is refused', async () => {
  expect((await post(form, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ ...form, parentType: 'page' })).status).toBe(404)
  expect(sent).toEqual([])
})

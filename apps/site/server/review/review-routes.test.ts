import type { ReviewRequest } from '@marram/contract/booking/review'
import { ServiceError } from '@marram/contract/service-error'
import type { FormAnswer } from '@marram/contract/workers/form-answer'
import { createLog } from '@marram/service-kit/logging'
import { createService } from '@marram/service-kit/service'
import { beforeEach, expect, test } from 'vitest'
import { mountReviewRoutes } from './review-routes.ts'

const token = 'x'.repeat(32)
const stars = { house: '5', cleanliness: '', location: '4', value: '' }
const form = { token, rating: '4', ...stars, text: 'Schönes Haus am Meer.', name: 'Karen', place: 'Berlin' }
const sent: ReviewRequest[] = []
const refusals: string[] = []
const shown: { path: string; answer: FormAnswer; status: number }[] = []
let refusal: Error | null = null

const log = createLog({ name: 'test', level: 'silent' })
const app = createService({ name: 'site', log, publicKeys: null })
mountReviewRoutes(app, {
  reviewClient: {
    invitation: () => Promise.reject(new Error('unexpected call')),
    send: async (review) => {
      if (refusal) throw refusal
      sent.push(review)
    },
    removePhoto: () => Promise.reject(new Error('unexpected call')),
    refuseMails: async (token) => {
      if (refusal) throw refusal
      refusals.push(token)
    },
  },
  editionOf: () => 'de',
  hostOf: () => 'de.example',
  personalPage: async () => new Response('page'),
  showAnswer: async (_edition, path, answer, status) => {
    shown.push({ path, answer, status })
    return new Response('again', { status })
  },
  log,
})

const post = (fields: Record<string, string>, origin = 'https://de.example', page = '/account/review/') =>
  app.request(page, { method: 'POST', body: new URLSearchParams(fields), headers: { origin } })
const refused = (status: number, code: string, data = {}) =>
  new ServiceError(status, { data: { error: 'x', ...data }, meta: { code } })

beforeEach(() => {
  sent.length = 0
  refusals.length = 0
  shown.length = 0
  refusal = null
})

test('a review is passed on, and its sender is redirected to the page of the link', async () => {
  const response = await post(form)
  expect([response.status, response.headers.get('location')]).toEqual([303, `/account/review/?token=${token}`])
  const { house, cleanliness, location: place, value, ...rest } = form
  const aspects = { house: 5, cleanliness: null, location: 4, value: null }
  expect(sent).toEqual([{ ...rest, rating: 4, aspects }])
})

test('a refused review is shown again with all input', async () => {
  refusal = refused(422, 'review-invalid', { fields: ['text'] })
  const response = await post({ ...form, text: 'kurz' })
  expect([response.status, response.headers.get('referrer-policy')]).toEqual([422, 'same-origin'])
  const { token: _, ...values } = { ...form, text: 'kurz' }
  const answer = { kind: 'review', code: 'review-invalid', fields: ['text'], values }
  expect(shown).toEqual([{ path: `/account/review/?token=${token}`, answer, status: 422 }])
})

test.each([
  [refused(410, 'invitation-over'), 410, 'invitation-over'],
  [refused(500, 'internal-error'), 503, 'unavailable'],
  [new ServiceError(404, 'a proxy'), 503, 'unavailable'],
  [new TypeError('Failed to fetch'), 503, 'unavailable'],
])('%s is shown on the page', async (error, status, code) => {
  refusal = error
  expect((await post(form)).status).toBe(status)
  expect(shown).toMatchObject([{ answer: { code } }])
})

test('a form of another site is refused, and one without a token is not found', async () => {
  expect((await post(form, 'https://evil.example')).status).toBe(403)
  const { token: _, ...rest } = form
  expect((await post(rest)).headers.get('location')).toBe('/account/review/')
  expect(sent).toEqual([])
})

test('a button unsubscribes from review mails, opening the link does not', async () => {
  const mails = '/account/review-mails/'
  const opened = await app.request(`${mails}?token=${token}`)
  expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([200, 'same-origin'])
  expect((await post({ token }, 'https://evil.example', mails)).status).toBe(403)
  expect(refusals).toEqual([])
  expect((await post({ token }, undefined, mails)).headers.get('location')).toBe(`${mails}?done=1`)
  expect(refusals).toEqual([token])
})

test('a mail program unsubscribes from review mails with one POST', async () => {
  const click = (query: string, fields = { 'List-Unsubscribe': 'One-Click' }) =>
    app.request(`/account/review-mails/?token=${query}`, { method: 'POST', body: new URLSearchParams(fields) })
  expect((await click(token)).status).toBe(200)
  expect(refusals).toEqual([token])
  expect((await click('short')).status).toBe(410)
  expect((await click(token, { 'List-Unsubscribe': 'no' })).status).toBe(400)
  expect(refusals).toEqual([token])
})

test.each([
  [refused(404, 'unknown-invitation'), token, '/account/review-mails/?failed=link'],
  [null, 'cut short', '/account/review-mails/?failed=link'],
  [new TypeError('Failed to fetch'), token, `/account/review-mails/?token=${token}&failed=later`],
])('unsubscribing shows a failure: %s', async (error, sentToken, location) => {
  refusal = error
  const response = await post({ token: sentToken }, undefined, '/account/review-mails/')
  expect([response.status, response.headers.get('location')]).toEqual([303, location])
})

test('the page sends no referrer', async () => {
  const response = await app.request('/account/review/?token=x')
  expect(response.headers.get('referrer-policy')).toBe('same-origin')
})

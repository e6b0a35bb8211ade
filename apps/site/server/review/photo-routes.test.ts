import { ServiceError } from '@marram/contract/service-error'
import type { FormAnswer } from '@marram/contract/workers/form-answer'
import type { UploadsClient } from '@marram/contract/workers/uploads-client'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { createLog } from '@marram/service-kit/logging'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mountPhotoRoutes } from './photo-routes.ts'

const own = { host: 'de.localhost', 'sec-fetch-site': 'same-origin' }
const token = 'x'.repeat(32)
const page = `/account/review/?token=${token}`
const refused = (status: number, code: string, data: object = {}) =>
  new ServiceError(status, { data: { error: 'No.', ...data }, meta: { code } })

function filled(fields: Record<string, string> = { token, alt: 'Die „Welle“' }): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('photo', new File([new Uint8Array(100_000).fill(45)], 'welle.jpg', { type: 'image/jpeg' }))
  return form
}

function setUp(failure?: unknown) {
  const sent: unknown[] = []
  const removed: unknown[] = []
  const shown: { path: string; answer: FormAnswer; status: number }[] = []
  const submitReviewPhoto: UploadsClient['submitReviewPhoto'] = async (form) => {
    if (form instanceof FormData) throw new Error('The form was read before it was passed on.')
    const passed = await new Response(form.stream, { headers: { 'content-type': form.contentType } }).formData()
    if (failure !== undefined) throw failure
    const file = passed.get('photo')
    sent.push([passed.get('alt'), file instanceof File ? file.size : 0])
    return { id: 7, width: 4, height: 3 }
  }
  const app = new Hono<{ Bindings: SocketBindings }>()
  mountPhotoRoutes(app, {
    uploads: { submitReviewPhoto },
    reviewClient: {
      removePhoto: async (...photo) => {
        if (failure !== undefined) throw failure
        removed.push(photo)
      },
    },
    editionOf: () => 'de',
    hostOf: (c) => c.req.header('host'),
    showAnswer: async (_edition, path, answer, status) => {
      shown.push({ path, answer, status })
      return new Response('page', { status })
    },
    log: createLog({ name: 'test', level: 'silent' }),
  })
  const post = (path: string, body: BodyInit, headers: Record<string, string> = own) =>
    app.request(`/account/review/${path}`, { method: 'POST', headers, body })
  return { post, sent, removed, shown }
}

test('a photo is streamed on, and leads back to the page of its link', async () => {
  const { post, sent } = setUp()
  const response = await post('photos', filled())
  expect([response.status, response.headers.get('location')]).toEqual([303, page])
  expect(sent).toEqual([['Die „Welle“', 100_000]])
})

test.each([
  [refused(422, 'form-invalid', { problems: ['alt', 'heic'] }), 422, 'form-invalid', ['alt', 'heic']],
  [refused(409, 'too-many-photos'), 409, 'too-many-photos', []],
  [refused(404, 'unknown-invitation'), 404, 'unknown-invitation', []],
  [refused(500, 'internal-error'), 503, 'unavailable', []],
  [new TypeError('Failed to fetch'), 503, 'unavailable', []],
])('%s is shown on the page with the description', async (error, status, code, fields) => {
  const { post, shown } = setUp(error)
  const response = await post('photos', filled())
  expect([response.status, response.headers.get('referrer-policy')]).toEqual([status, 'same-origin'])
  const answer = { kind: 'review', code, fields, values: { alt: 'Die „Welle“' } }
  expect(shown).toEqual([{ path: page, answer, status }])
})

test('a form of another site is refused, and one that is no form', async () => {
  const { post, sent, removed } = setUp()
  const foreign = { host: 'de.localhost', 'sec-fetch-site': 'cross-site' }
  expect((await post('photos', filled(), foreign)).status).toBe(403)
  expect((await post('remove-photo', new URLSearchParams({ token, id: '7' }), foreign)).status).toBe(403)
  expect((await post('photos', 'x')).status).toBe(400)
  expect([sent, removed]).toEqual([[], []])
})

test('an invalid token never becomes part of an address', async () => {
  const { post } = setUp()
  const response = await post('photos', filled({ token: 'a&b=c"<x>\r\nx: y', alt: '' }))
  expect(response.headers.get('location')).toBe('/account/review/')
})

test('a photo is removed by its number', async () => {
  const { post, removed } = setUp()
  const response = await post('remove-photo', new URLSearchParams({ token, id: '7' }))
  expect([response.status, response.headers.get('location')]).toEqual([303, page])
  expect(removed).toEqual([[token, 7]])
  const over = setUp(refused(404, 'unknown-invitation'))
  expect((await over.post('remove-photo', new URLSearchParams({ token, id: '7' }))).headers.get('location')).toBe(page)
  const down = setUp(refused(500, 'internal-error'))
  expect((await down.post('remove-photo', new URLSearchParams({ token, id: '7' }))).status).toBe(503)
})

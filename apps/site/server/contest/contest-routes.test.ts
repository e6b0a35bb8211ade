import { ServiceError } from '@marram/contract/service-error'
import type { FormAnswer } from '@marram/contract/workers/form-answer'
import type { UploadsClient } from '@marram/contract/workers/uploads-client'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { mountContestRoutes } from './contest-routes.ts'

const own = { host: 'de.localhost', 'sec-fetch-site': 'same-origin' }
const received = { id: 7, contestId: 3, status: 'pending', imageTitle: 'Die Welle', width: 4, height: 3 } as const
const refused = (status: number, code: string, data: object = {}) =>
  new ServiceError(status, { data: { error: 'No.', ...data }, meta: { code } })
const written = {
  userEmail: 'karen@example.org',
  userEmailConfirm: 'karen@example.org',
  userName: 'Karen Sørensen',
  imageTitle: 'Die „Welle“',
  imageText: 'Zwei Zeilen\r\nim Sturm',
}

function filled(picture = 100): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ contestId: '3', locale: 'de-DE', ...written })) form.append(name, value)
  form.append('contest_image', new File([new Uint8Array(picture).fill(45)], 'welle.jpg', { type: 'image/jpeg' }))
  return form
}

function setUp(failure?: unknown) {
  const submitContestImage = vi.fn<UploadsClient['submitContestImage']>(async (form) => {
    if (form instanceof FormData) throw new Error('The form was read before it was passed on.')
    const passed = await new Response(form.stream, { headers: { 'content-type': form.contentType } }).formData()
    if (failure !== undefined) throw failure
    const picture = passed.get('contest_image')
    return { ...received, width: picture instanceof File ? picture.size : 0 }
  })
  const shown: { edition: string; path: string; answer: FormAnswer }[] = []
  const onFailure = vi.fn()
  const app = new Hono<{ Bindings: SocketBindings }>()
  mountContestRoutes(app, {
    uploads: { submitContestImage },
    editionOf: () => 'de',
    hostOf: (c) => c.req.header('host'),
    showAnswer: async (edition, path, answer, status) => {
      shown.push({ edition, path, answer })
      return new Response('page', { status })
    },
    onFailure,
  })
  const post = (body: BodyInit, headers: Record<string, string> = own) =>
    app.request('/fotowettbewerb/upload', { method: 'POST', headers, body })
  return { post, submitContestImage, shown, onFailure }
}

describe('a picture sent without script', () => {
  test('leads back to its page with a confirmation', async () => {
    const response = await setUp().post(filled())
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/fotowettbewerb/upload/#sent-contest-entry',
    ])
  })

  test.each([100, 500_000])('is shown again with its errors and all input (%i bytes)', async (bytes) => {
    const fields = [{ field: 'contest_image', code: 'too-few-pixels', limit: 800 }]
    const { post, shown, onFailure } = setUp(refused(422, 'form-invalid', { fields, values: {} }))
    expect((await post(filled(bytes))).status).toBe(422)
    const answer = { kind: 'contest-entry', values: written, problems: fields, failure: null }
    expect(shown).toEqual([{ edition: 'de', path: '/fotowettbewerb/upload/', answer }])
    expect(onFailure).not.toHaveBeenCalled()
  })

  test.each([
    [refused(409, 'contest-not-open'), 409, 'contest-not-open'],
    [refused(429, 'too-many-requests'), 429, 'too-many-requests'],
    [refused(502, 'service-away'), 503, 'unavailable'],
    [new TypeError('fetch failed'), 503, 'unavailable'],
  ])('keeps all input after a failure (case %#)', async (failure, status, word) => {
    const { post, shown } = setUp(failure)
    expect((await post(filled())).status).toBe(status)
    expect(shown[0]?.answer).toMatchObject({ values: written, failure: word })
  })
})

describe('a picture sent by script', () => {
  const json = { ...own, accept: 'application/json' }
  test('is answered with JSON and streamed on complete', async () => {
    const response = await setUp().post(filled(500_000), json)
    expect([response.status, await response.json()]).toEqual([200, { data: { ...received, width: 500_000 }, meta: {} }])
  })
  test('gets the worker’s refusal, and no details of a fault', async () => {
    const busy = await setUp(refused(409, 'picture-sent-before')).post(filled(), json)
    expect([busy.status, await busy.json()]).toMatchObject([409, { meta: { code: 'picture-sent-before' } }])
    const broken = await setUp(new Error('secret host')).post(filled(), json)
    expect([broken.status, await broken.text()]).toEqual([503, expect.not.stringContaining('secret')])
  })
})

test('a form of another site, or one without files, is refused and not passed on', async () => {
  const { post, submitContestImage } = setUp()
  expect((await post(filled(), { host: 'de.localhost', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post(new URLSearchParams(written))).status).toBe(400)
  expect(submitContestImage).not.toHaveBeenCalled()
})

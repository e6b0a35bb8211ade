import type { SocketBindings } from '@marram/service-kit/client-address'
import { createLog } from '@marram/service-kit/logging'
import { createCallerBuckets } from '@marram/service-kit/rate-limit'
import { createService } from '@marram/service-kit/service'
import { expect, test } from 'vitest'
import { createPreviewPass } from './preview-pass.ts'
import { hasPreviewPass, mountPreviewRoutes } from './preview-routes.ts'

const log = createLog({ name: 'test', level: 'silent' })
const tries = createCallerBuckets({ burst: 2, perMinute: 2, now: () => 0 })
const app = createService({ name: 'site', log, publicKeys: null })
mountPreviewRoutes(app, {
  previewPass: createPreviewPass('ebbe und flut', () => 0),
  isHttps: () => false,
  previewTries: tries,
})

const env = (remoteAddress: string): SocketBindings => ({ incoming: { socket: { remoteAddress } } })
const enter = async (secret: string, from: string) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ secret })
  return (await app.request('/api/preview', { method: 'POST', headers, body }, env(from))).status
}

test('a network that tries wrong keys is rate limited even for the right one; other networks are not', async () => {
  const eve = '203.0.113.9'
  expect([await enter('a', eve), await enter('b', eve), await enter('c', eve)]).toEqual([403, 403, 429])
  expect(await enter('ebbe und flut', eve)).toBe(429)
  expect(await enter('ebbe und flut', '198.51.100.7')).toBe(200)
})

test('correct keys do not count as attempts', async () => {
  for (let at = 0; at < 4; at += 1) expect(await enter('ebbe und flut', '198.51.100.8')).toBe(200)
})

const pass = createPreviewPass('ebbe und flut', () => 0)
function open(options: Partial<Parameters<typeof mountPreviewRoutes>[1]> = {}) {
  const service = createService({ name: 'site', log, publicKeys: null })
  mountPreviewRoutes(service, { previewPass: pass, isHttps: () => true, previewTries: tries, ...options })
  return (path: string) => service.request(`https://site${path}`)
}
const key = 'secret=ebbe+und+flut'

test.each([
  ['', '/'],
  ['&to=/ueber-uns/', '/ueber-uns/'],
  ['&to=/Ueber-uns', '/ueber-uns/'],
  ['&to=//evil.example/', '/'],
  ['&to=//evil.example/x/', '/evil.example/x/'],
  ['&to=https://evil.example/', '/'],
  ['&to=/api/preview/', '/'],
])('the key enables drafts, and %s redirects to %s of this site', async (to, path) => {
  const response = await open()(`/api/preview?${key}${to}`)
  expect([response.status, response.headers.get('location')]).toEqual([303, `${path}?ePassCache=1`])
  expect(response.headers.get('set-cookie')).toMatch(
    /^preview=[^;]+; Max-Age=36000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect([response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual([
    'no-store',
    'no-referrer',
  ])
})

test('a wrong key is refused, as is every key if none is configured', async () => {
  const wrong = await open()('/api/preview?secret=ebbe')
  expect([wrong.status, (await wrong.json()).meta.code, wrong.headers.get('set-cookie')]).toEqual([
    403,
    'wrong-secret',
    null,
  ])
  const none = await open({ previewPass: null })(`/api/preview?${key}`)
  expect([none.status, (await none.json()).meta.code, none.headers.get('set-cookie')]).toEqual([
    404,
    'no-previews',
    null,
  ])
})

test('an editor ends the preview', async () => {
  const response = await open()('/api/preview/end?to=/ueber-uns/')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/ueber-uns/'])
  expect(response.headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0; Path=\//)
})

test('drafts require a cookie with a pass', () => {
  const sees = (cookie: string | null, with_: typeof pass | null = pass) =>
    hasPreviewPass(new Request('https://site/', { headers: cookie === null ? {} : { cookie } }), with_)
  const issued = pass.issue()
  expect([sees(`preview=${issued}`), sees(`a=1; preview=${issued}; b=2`)]).toEqual([true, true])
  expect([null, '', 'preview=', 'preview=x.y', `my-preview=${issued}`].map((cookie) => sees(cookie))).toEqual(
    Array(5).fill(false),
  )
  expect(sees(`preview=${issued}`, null)).toBe(false)
})

import type { SocketBindings } from '@marram/service-kit/client-address'
import { createLog } from '@marram/service-kit/logging'
import { createCallerBuckets } from '@marram/service-kit/rate-limit'
import { createService } from '@marram/service-kit/service'
import { expect, test } from 'vitest'
import { createPreviewPass } from './preview-pass.ts'
import { mountPreviewRoutes } from './preview-routes.ts'

const log = createLog({ name: 'test', level: 'silent' })
const tries = createCallerBuckets({ burst: 2, perMinute: 2, now: () => 0 })
const app = createService({ name: 'site', log, publicKeys: null })
mountPreviewRoutes(app, { pass: createPreviewPass('ebbe und flut', () => 0), isHttps: false, tries })

const env = (remoteAddress: string): SocketBindings => ({ incoming: { socket: { remoteAddress } } })
const enter = async (secret: string, from: string) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ secret })
  return (await app.request('/api/preview', { method: 'POST', headers, body }, env(from))).status
}

test('a network that tries wrong keys is soon refused unread, even the right one; editors elsewhere are not', async () => {
  const eve = '203.0.113.9'
  expect([await enter('a', eve), await enter('b', eve), await enter('c', eve)]).toEqual([403, 403, 429])
  expect(await enter('ebbe und flut', eve)).toBe(429)
  expect(await enter('ebbe und flut', '198.51.100.7')).toBe(200)
})

test('right keys use up no tries', async () => {
  for (let at = 0; at < 4; at += 1) expect(await enter('ebbe und flut', '198.51.100.8')).toBe(200)
})

import { createLog } from '@marram/service-kit/logging'
import { createService } from '@marram/service-kit/service'
import { expect, test } from 'vitest'
import { mountOfflineWorker, workerPath } from './worker-route.ts'

test('the service worker is script, asked for anew each time, and may only fetch from this site', async () => {
  const app = createService({ name: 'site', log: createLog({ name: 'test', level: 'silent' }), publicKeys: null })
  mountOfflineWorker(app, { 'X-Content-Type-Options': 'nosniff' })
  const response = await app.request(workerPath)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  })
  expect(await response.text()).toContain("addEventListener('fetch'")
})

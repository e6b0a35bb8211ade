import { runInNewContext } from 'node:vm'
import { createLog } from '@marram/service-kit/logging'
import { createService } from '@marram/service-kit/service'
import { expect, test, vi } from 'vitest'
import { mountOfflineWorker, workerPath } from './worker-route.ts'

async function load(keepsOffline: boolean): Promise<Response> {
  const app = createService({ name: 'site', log: createLog({ name: 'test', level: 'silent' }), publicKeys: null })
  mountOfflineWorker(app, { headers: { 'X-Content-Type-Options': 'nosniff' }, keepsOffline })
  return app.request(workerPath)
}

test.each([true, false])(
  'the service worker (%s) is script, revalidated each time, and may only fetch from this site',
  async (keepsOffline) => {
    const response = await load(keepsOffline)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
    })
    expect((await response.text()).includes("addEventListener('fetch'")).toBe(keepsOffline)
  },
)

test('switched off, it removes its copies and itself at the next visit', async () => {
  type Waiting = { waitUntil(work: Promise<unknown>): void }
  const heard = new Map<string, (event: Waiting) => void>()
  const self = {
    addEventListener: (name: string, hear: (event: Waiting) => void) => heard.set(name, hear),
    skipWaiting: vi.fn(),
    registration: { unregister: vi.fn() },
  }
  const caches = { delete: vi.fn() }
  runInNewContext(await (await load(false)).text(), { self, caches })
  expect([...heard.keys()]).toEqual(['install', 'activate'])
  const works: Promise<unknown>[] = []
  for (const hear of heard.values()) hear({ waitUntil: (work) => works.push(work) })
  await Promise.all(works)
  expect(self.skipWaiting).toHaveBeenCalledOnce()
  expect(caches.delete).toHaveBeenCalledExactlyOnceWith('favorites-page')
  expect(self.registration.unregister).toHaveBeenCalledOnce()
})

import type { SocketBindings } from '@marram/service-kit/client-address'
import { refuse } from '@marram/service-kit/envelope'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createPreviewPass } from './preview-pass.ts'
import { mountPreviewRoutes } from './preview-routes.ts'

test('wrong keys are soon refused unread, and a right one passes all the same', async () => {
  const app = new Hono<{ Bindings: SocketBindings }>()
  let tries = 0
  const allowTry = () => {
    tries += 1
    return tries > 2 ? refuse(429, 'too-many-requests', 'Too many keys.') : null
  }
  mountPreviewRoutes(app, { pass: createPreviewPass('ebbe und flut', () => 0), isHttps: false, allowTry })
  const enter = async (secret: string) => {
    const headers = { 'content-type': 'application/json' }
    return (await app.request('/api/preview', { method: 'POST', headers, body: JSON.stringify({ secret }) })).status
  }
  expect([await enter('a'), await enter('b'), await enter('c')]).toEqual([403, 403, 429])
  expect(await enter('ebbe und flut')).toBe(200)
})

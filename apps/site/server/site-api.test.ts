import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readBuild } from './builds.ts'
import { mountSiteApi } from './site-api.ts'

const builtAt = '2027-01-01T00:00:00Z'
const app = new Hono<{ Bindings: SocketBindings }>({ strict: false })
mountSiteApi(app, { build: { instanceId: 'build-1', builtAt }, assets: { load: async () => undefined } })
const latest = { id: 'build-1', timestamp: Date.parse(builtAt) }

test('a page can check that its build is still served', async () => {
  const body = JSON.stringify({ token: 'build-0' })
  const response = await app.request('/api/version', { method: 'POST', body })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.json()).toMatchObject({ data: { engine: { instanceId: 'build-1' } } })
  expect((await app.request('/api/version', { method: 'POST', body: 'x' })).status).toBe(400)
  const read = await app.request('/api/version')
  expect([read.status, read.headers.get('allow'), (await read.json()).meta.code]).toEqual([405, 'POST', 'wrong-method'])
})

test('the latest build is never cached, a build’s rules are', async () => {
  const response = await app.request('/builds/latest.json')
  expect([response.headers.get('cache-control'), await response.json()]).toEqual(['no-store', latest])
  const rules = await app.request('/builds/meta/build-1.json')
  const { routes, ...build } = await rules.json()
  expect([rules.headers.get('cache-control'), build]).toEqual(['public, max-age=31536000, immutable', latest])
  expect(routes).toContainEqual({ pattern: '/account/*', cache: 'never' })
  expect(routes.at(-1)).toEqual({ pattern: '/*', cache: 'cached' })
  const other = await app.request('/builds/meta/build-2.json')
  expect([other.status, (await other.json()).meta.code]).toEqual([404, 'unknown-build'])
})

test('a build needs an id', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marram-build-'))
  const read = async (content: unknown) => {
    await writeFile(join(folder, 'build.json'), JSON.stringify(content))
    return readBuild(folder)
  }
  try {
    expect(await read({ instanceId: 7, builtAt, more: 1 })).toEqual({ instanceId: '7', builtAt })
    for (const less of [null, 'x', {}, { instanceId: 'a' }, { builtAt }]) {
      await expect(read(less)).rejects.toThrow('does not describe a build')
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

import { createServiceClient } from '@marram/contract/service-client'
import { loadMessages } from '@marram/i18n/messages/catalogue'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resolveEntry } from '../entry/resolve-entry.ts'
import { deafServices } from '../testing/deaf-services.ts'
import { createBrowserRouteData } from './browser-services.ts'

const entry = { id: 'page-contact', type: 'page' }
const routes = { 'da-DK': null, 'de-DE': '/kontakt/', en: null }
const found = { entry, routes }
const answer = (data: object) => async () => Response.json({ ...data, data, meta: {} })
const missing = async () =>
  Response.json({ data: { error: 'Page not found: /weg/' }, meta: { code: 'not-found' } }, { status: 404 })

function browserWith(reply: () => Promise<Response>, passCache = false) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => reply())
  const site = createServiceClient({ name: 'site', baseUrl: '/api', publicKey: 'key', fetch })
  const asked = () => fetch.mock.calls.map(([url, { method, body }]) => [method, url, JSON.parse(String(body))])
  return { routeData: createBrowserRouteData(site, passCache), asked }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
})

// spec: call POST /api/getCompiledRouteData
test('a browser asks the site for the entry at a path, and bypasses the cache if the page did', async () => {
  const { routeData, asked } = browserWith(answer(found))
  expect(await routeData('de-DE', { slug: '/kontakt/' })).toEqual(found)
  expect(asked()).toEqual([['POST', '/api/getCompiledRouteData', { slug: '/kontakt/' }]])
  const past = browserWith(answer(found), true)
  await past.routeData('de-DE', { sysId: 'page-contact' })
  expect(past.asked()).toEqual([['POST', '/api/getCompiledRouteData', { sysId: 'page-contact', passCache: true }]])
})

test('a redirect has its target, and an unknown path is no failure', async () => {
  const redirect = { to: '/neu/', isPermanent: true }
  expect(await browserWith(answer({ ...found, redirect })).routeData('de-DE', { slug: '/alt/' })).toEqual({
    ...found,
    redirect,
  })
  expect(await browserWith(missing).routeData('de-DE', { slug: '/weg/' })).toBeNull()
})

// spec: error route data failure
test('a failed request is retried three times, a second apart', async () => {
  const { routeData, asked } = browserWith(async () => new Response('away', { status: 500 }))
  const scope = deafServices('de')
  const services = { ...scope.services, content: { ...scope.services.content, routeData } }
  const context = {
    scope: { ...scope, services },
    messages: await loadMessages('de'),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }
  const opened = resolveEntry(context, { pathname: '/kontakt/', hash: '' }, async () => {})
  const failed = expect(opened).rejects.toThrow('Could not perform compiled route data fetch')
  for (const requests of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(0)
    expect(asked()).toHaveLength(requests)
    await vi.advanceTimersByTimeAsync(999)
    expect(asked()).toHaveLength(requests)
    await vi.advanceTimersByTimeAsync(1)
  }
  await failed
  expect(asked()).toHaveLength(4)
})

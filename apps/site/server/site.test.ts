import { createServer } from 'node:http'
import { refuse } from '@marram/service-kit/envelope'
import { createLog } from '@marram/service-kit/logging'
import { createMetrics } from '@marram/service-kit/metrics'
import { visit } from '@marram/testkit/visit'
import { describe, expect, test, vi } from 'vitest'
import { createDeskEvents } from './desk/desk-events.ts'
import { createEditionHosts } from './editions.ts'
import { storeResponse } from './kit/stored-response.ts'
import { createPageCache } from './pages/page-cache.ts'
import type { RenderedPage } from './pages/page-server.ts'
import type { Renderer } from './pages/renderer.ts'
import { createSite, type SiteSecurity } from './site.ts'

const noon = Date.parse('2027-01-10T14:00:00Z')
const hosts = { da: 'https://marram.example', de: 'https://de.marram.example', en: 'https://en.marram.example' }

/** A fake service that records its calls and has no data. */
const silent = (asked: string[] = []): never =>
  new Proxy(Object.create(null), {
    get: (_, name) => async () => {
      asked.push(String(name))
      return null
    },
  }) as never

async function setUp(
  security: Partial<SiteSecurity> = {},
  { renderer, isOpen = true }: { renderer?: Renderer; isOpen?: boolean } = {},
) {
  const rendered: string[] = []
  const clock = { now: noon }
  const page = async (edition: string, target: string): Promise<RenderedPage> => {
    rendered.push(`${edition} ${target}`)
    return {
      status: 200,
      headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
      text: `<p>${edition} ${target}</p>`,
      tags: [],
      isComplete: true,
      hasRouteData: true,
      scripts: [],
    }
  }
  const asset = await storeResponse(200, { 'Content-Type': 'text/css' }, Buffer.from('p{}'), { quality: null })
  const metrics = createMetrics()
  const site = createSite({
    hosts: createEditionHosts({ port: 3000, defaultEdition: 'de', hosts, editionPorts: true }),
    agency: () => null,
    map: null,
    isOpen: () => isOpen,
    build: { instanceId: 'build-1', builtAt: '2027-01-01T00:00:00Z' },
    assets: {
      load: async (path) => (path === '/assets/a.css' ? asset : undefined),
      findReady: (path) => (path === '/assets/a.css' ? asset : undefined),
    },
    pages: {
      caches: { pages: createPageCache(1_000_000), payloads: createPageCache(1_000_000) },
      renderer: renderer ?? Object({ page, payload: page, stream: async () => new Response('personal') }),
      searchPaths: { of: () => '/ferienhaus-suche/', ready: async () => {}, forget: () => {} },
      lifetime: () => ({ maxAgeMs: 3_600_000, cutOffHour: 13 }),
    },
    clients: {
      ...{ content: silent(), drafts: silent(), broker: silent(), workers: silent(), comments: silent() },
      ...{ uploads: silent(), auth: silent(), reviewClient: silent() },
      guestSearchOf: () => silent(),
      favoritesClientFor: () => silent(),
      sharedListsClientFor: () => silent(),
      questionClientFor: () => silent(),
      taxMailerFor: () => silent(),
      bookingClientFor: () => silent(),
      reservationClientFor: () => silent(),
      deskFetch: silent(),
    },
    security: {
      isHttps: false,
      isDevelopment: false,
      cookieDomains: [],
      previewKey: undefined,
      trustProxy: false,
      ...security,
    },
    limits: { timeLimitMs: 5000, readLimitMs: 5000 },
    keepsOffline: true,
    desk: { files: null, events: createDeskEvents(), isDemo: false },
    log: createLog({ name: 'test', level: 'silent' }),
    metrics,
    now: () => clock.now,
  })
  const get = (path: string, headers: Record<string, string> = { host: 'de.marram.example' }, env = {}) =>
    site.app.fetch(new Request(`http://de.marram.example${path}`, { headers }), env)
  return { site, get, rendered, clock, metrics }
}

const lodging = '/ferienhaus-b2417/'

test('the edition follows from the host, else from the port', async () => {
  const { get, rendered } = await setUp()
  await get('/', { host: 'marram.example' })
  await get('/', { host: 'en.marram.example' })
  await get('/', { host: 'unknown.example' })
  const through = (localPort?: number) => ({ incoming: { socket: { remoteAddress: '192.0.2.9', localPort } } })
  await get('/sommerhus-b2417/', { host: '192.0.2.1:3001' }, through(3001))
  await get(lodging, { host: '192.0.2.1' }, through())
  expect(rendered).toEqual(['da /', 'en /', 'de /', 'da /sommerhus-b2417/', `de ${lodging}`])
})

test('only a trusted proxy may set the host and HTTPS', async () => {
  const forwarded = { host: 'de.marram.example', 'x-forwarded-host': 'en.marram.example', 'x-forwarded-proto': 'https' }
  const stranger = await setUp()
  expect((await stranger.get('/', forwarded)).headers.get('strict-transport-security')).toBeNull()
  expect(stranger.rendered).toEqual(['de /'])
  const proxied = await setUp({ trustProxy: true })
  expect((await proxied.get('/', forwarded)).headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
  expect(
    (await proxied.get('/', { host: 'x', 'x-forwarded-proto': 'http' })).headers.get('strict-transport-security'),
  ).toBeNull()
  expect(proxied.rendered).toEqual(['en /', 'de /'])
  const secure = await setUp({ isHttps: true })
  expect((await secure.get('/')).headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
})

test('a cookie is Secure if the visitor uses HTTPS', async () => {
  const logout = async (security: Partial<SiteSecurity>, headers: Record<string, string> = {}) => {
    const { site } = await setUp(security)
    const request = {
      method: 'POST',
      headers: { host: 'de.marram.example', 'sec-fetch-site': 'same-origin', ...headers },
    }
    const response = await site.app.request('http://de.marram.example/api/session/logout/', request)
    return response.headers.getSetCookie().every((cookie) => cookie.includes('; Secure'))
  }
  const forwarded = { 'x-forwarded-proto': 'https' }
  expect(await logout({ isHttps: true })).toBe(true)
  expect(await logout({ trustProxy: true }, forwarded)).toBe(true)
  expect([await logout({}), await logout({}, forwarded), await logout({ trustProxy: true })]).toEqual([
    false,
    false,
    false,
  ])
})

test('the policy of pages allows only the configured origins', async () => {
  const policyOf = async (security: Partial<SiteSecurity>) =>
    (await (await setUp(security)).get(lodging)).headers.get('content-security-policy') ?? ''
  expect(await policyOf({})).toContain("default-src 'self'")
  expect(await policyOf({ mapOrigins: ['https://tiles.example'] })).toContain('https://tiles.example')
  expect(await policyOf({ isDevelopment: true })).not.toBe(await policyOf({}))
})

test('a search page goes stale after a minute, any other after an hour', async () => {
  const { get, site, rendered, clock } = await setUp()
  const search = '/ferienhaus-suche/'
  await get(search)
  await get(lodging)
  clock.now += 61_000
  for (const path of [search, `${search}?unknown=1`, lodging]) expect((await get(path)).status).toBe(200)
  await vi.waitFor(() => expect(rendered).toHaveLength(3))
  expect(rendered).toEqual([`de ${search}`, `de ${lodging}`, `de ${search}`])
  const opened = await site.openPage('de', '/andere/')
  expect(opened.variants.identity.body.toString()).toBe('<p>de /andere/</p>')
})

test('scripts can fetch the build, files and the offline list', async () => {
  const { get, rendered } = await setUp()
  expect(await (await get('/builds/latest.json')).json()).toEqual({
    id: 'build-1',
    timestamp: Date.parse('2027-01-01'),
  })
  expect(await (await get('/assets/a.css')).text()).toBe('p{}')
  expect((await get('/api/unknown/')).status).toBe(404)
  expect(rendered).toEqual([])
})

test('answers are counted by cache result', async () => {
  const { get, metrics } = await setUp()
  await get(lodging)
  await get(lodging)
  await get(lodging)
  const counted = await metrics.registry.getSingleMetricAsString('marram_pages_total')
  expect(counted).toContain('marram_pages_total{outcome="miss"} 1')
  expect(counted).toContain('marram_pages_total{outcome="hit"} 2')
  expect(counted).toContain('marram_pages_total{outcome="stale"} 0')
  expect(counted).toContain('marram_pages_total{outcome="rescued"} 0')
})

test('only a form with files may have a large body', async () => {
  const { site } = await setUp()
  const send = async (path: string, bytes: number) => {
    const headers = { host: 'de.marram.example', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: 'x'.repeat(bytes) }
    return (await site.app.request(`http://de.marram.example${path}`, request)).status
  }
  expect(await send('/api/session/login/', 1_048_577)).toBe(413)
  expect(await send('/api/session/login/', 1_048_576)).not.toBe(413)
  expect(await send('/api/forms/contact/', 1_048_577)).not.toBe(413)
})

test('a network with too many misses is refused', async () => {
  const { get } = await setUp(
    {},
    { renderer: Object({ page: async () => Promise.reject(new Error('unexpected call')) }) },
  )
  const visitor = { incoming: { socket: { remoteAddress: '192.0.2.9' } } }
  const statuses = []
  for (let at = 0; at < 122; at += 1) statuses.push((await get(`/bild-${at}.png`, undefined, visitor)).status)
  expect(statuses.lastIndexOf(404)).toBe(119)
  expect(statuses.slice(120)).toEqual([429, 429])
  const other = { incoming: { socket: { remoteAddress: '198.51.100.9' } } }
  expect((await get('/bild.png', undefined, other)).status).toBe(404)
})

test('a stored page is sent at once, in the edition of its host, and only to GET', async () => {
  const { site, get } = await setUp({ trustProxy: true })
  await get(lodging)
  await get('/', { host: 'en.marram.example' })
  const server = createServer((request, response) => {
    if (!site.serveStored(request, response)) response.writeHead(204).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const ask = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
    return [response.status, await response.text(), response.headers.has('strict-transport-security')]
  }
  try {
    const german = { 'x-forwarded-host': 'de.marram.example' }
    expect(await ask(lodging, german)).toEqual([200, `<p>de ${lodging}</p>`, false])
    expect(await ask(lodging, { ...german, 'x-forwarded-proto': 'https' })).toEqual([200, `<p>de ${lodging}</p>`, true])
    expect(await ask('/', { 'x-forwarded-host': 'en.marram.example' })).toEqual([200, '<p>en /</p>', false])
    expect(await ask(lodging, german, 'HEAD')).toEqual([200, '', false])
    expect(await ask('/assets/a.css', german)).toEqual([200, 'p{}', false])
    expect(await ask(lodging, { 'x-forwarded-host': 'marram.example' })).toEqual([204, '', false])
    expect(await ask('/', german)).toEqual([204, '', false])
    expect(await ask(lodging, german, 'POST')).toEqual([204, '', false])
  } finally {
    await new Promise((closed) => server.close(closed))
  }
})

test('a refusal at the door is a small page in the guest’s language, and JSON for programs', async () => {
  const { site } = await setUp()
  const refusal = refuse(503, 'busy', 'Too many guests.', { headers: { 'retry-after': '5' } })
  const server = createServer((request, response) => void site.sendRefusal(request, response, refusal)).listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = (host: string, accept: string, method = 'GET') =>
    visit(port, '/kontakt/', { method, host, headers: { accept } })
  try {
    for (const [host, lang, title] of [
      ['marram.example', 'da', 'Der er mange gæster lige nu'],
      ['de.marram.example', 'de', 'Gerade ist viel los'],
      ['en.marram.example', 'en', 'We’re very busy right now'],
    ] as const) {
      const { status, headers, text } = await ask(host, 'text/html')
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
      expect(headers['content-security-policy']).toContain("default-src 'self'")
      expect(text).toContain(`<html lang="${lang}">`)
      expect(text).toContain(title)
    }
    const json = await ask('de.marram.example', 'application/json', 'POST')
    expect([json.status, json.headers['x-content-type-options'], json.headers.connection]).toEqual([
      503,
      'nosniff',
      'close',
    ])
    expect(JSON.parse(json.text)).toMatchObject({ data: { error: 'Too many guests.' }, meta: { code: 'busy' } })
  } finally {
    server.close()
  }
})

test('bypassing the cache counts as a render of the network', async () => {
  const pastCache = async (): Promise<RenderedPage> => ({
    ...{ status: 200, headers: new Headers(), text: '<p>new</p>', tags: [] },
    ...{ isComplete: true, hasRouteData: true, scripts: [] },
  })
  const { get } = await setUp({}, { renderer: Object({ pastCache }) })
  const from = (remoteAddress: string) =>
    get('/kontakt/?ePassCache=1', undefined, { incoming: { socket: { remoteAddress } } })
  const statuses = []
  for (let asked = 0; asked < 241; asked += 1) statuses.push((await from('192.0.2.1')).status)
  expect([statuses.indexOf(429), (await from('192.0.2.2')).status]).toEqual([240, 200])
})

describe('a site that is not open yet', () => {
  const asGuest = { headers: { accept: 'text/html' } }
  const ask = async (path: string, options: RequestInit = asGuest) => {
    const { site, rendered } = await setUp({}, { isOpen: false })
    return { response: await site.app.request(path, options), rendered }
  }

  test.each(['/', '/ferienhaus-suche/', '/sitemap.xml', '/booking/'])('shows one plain page at %s', async (path) => {
    const { response, rendered } = await ask(path)
    expect(response.status).toBe(503)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('retry-after')).toBe('3600')
    const text = await response.text()
    expect(text).toContain('Hier entsteht unsere Website')
    expect(text).not.toMatch(/<script|Merkliste/)
    expect(rendered).toEqual([])
  })
  test('refuses what is posted to it', async () => {
    const { response } = await ask('/api/favorites', { method: 'POST', body: '{}' })
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ meta: { code: 'not-open' } })
  })
  test('serves its files', async () => {
    expect((await ask('/assets/a.css')).response.status).toBe(200)
  })
})

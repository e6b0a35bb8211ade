import { createCallerBuckets } from '@marram/service-kit/rate-limit'
import { runInRequestContext } from '@marram/service-kit/request-context'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '../kit/content-security.ts'
import { createPageCache } from './page-cache.ts'
import { createPageRoutes, type PageRoutesOptions } from './page-routes.ts'
import { createPageServer, type RenderedPage } from './page-server.ts'
import { isVariant } from './route-rules.ts'

const now = Date.parse('2027-01-10T14:00:00Z')
const text = `<p>${'house '.repeat(200)}</p>`

function setUp({ status = 200, burst = 5, cacheBytes = 10_000_000 } = {}) {
  const clock = { now, status, rendered: 0 }
  const render = async (): Promise<RenderedPage> => {
    clock.rendered += 1
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    return { status: clock.status, headers, text, tags: [], isComplete: true, hasRouteData: true, scripts: [] }
  }
  const cache = createPageCache(cacheBytes, isVariant)
  const server = createPageServer({
    cache,
    lifetimeOf: () => ({ maxAgeMs: 60_000, cutOffHour: 13 }),
    now: () => clock.now,
    headers: {},
    policy: contentSecurityPolicy,
    render,
    onError: () => {},
    count: () => {},
  })
  const buckets = (limit: number) => createCallerBuckets({ burst: limit, perMinute: 60, now: () => clock.now })
  const options: Partial<PageRoutesOptions> = {
    pages: server,
    payloads: server,
    headers: {},
    personalPage: async () => new Response((await render()).text),
    maySeeDrafts: () => false,
    lookUp: async () => ({ kind: 'there' }),
    searchPaths: { of: () => '/ferienhaus-suche/', ready: async () => {}, forget: () => {} },
    misses: buckets(100),
    renders: buckets(burst),
    now: () => clock.now,
  }
  // Omits the parts that only previews and uncached renders use.
  const answer = createPageRoutes(options as PageRoutesOptions)
  const ask = (path: string, address = '192.0.2.1') =>
    runInRequestContext({ requestId: 'request-0001', address }, () => answer(new Request(`http://x${path}`), 'de'))
  return { ask, cache, clock }
}

const stay = (adults: number) => `/ferienhaus-b1234/?adults=${adults}&children=3`

describe('rendering', () => {
  test('is limited per network, for every kind of page', async () => {
    const { ask, clock } = setUp()
    const paths = [stay(3), '/ferienhaus-suche/?53=1', '/ferienhaus-b1/_payload.json', '/booking/step1/', '/kontakt/']
    for (const path of paths) expect((await ask(path)).status).toBe(200)
    const refused = await ask(stay(4))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await ask('/booking/step1/')).status).toBe(429)
    expect((await ask('/ferienhaus-b2/_payload.json')).status).toBe(429)
    expect((await ask(stay(4), '192.0.2.2')).status).toBe(200)
    clock.now += 1000
    expect((await ask(stay(5))).status).toBe(200)
  })

  test('is limited for parallel requests too', async () => {
    const { ask, clock } = setUp()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(stay(at + 1))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(clock.rendered).toBe(5)
  })

  test('does not count stored pages', async () => {
    const { ask, clock } = setUp()
    for (let asked = 0; asked < 50; asked += 1) expect((await ask('/kontakt/')).status).toBe(200)
    expect(clock.rendered).toBe(1)
  })

  test('is not counted in an outage, so waiting guests are served after it', async () => {
    const { ask, clock } = setUp({ status: 503 })
    for (let asked = 0; asked < 50; asked += 1) expect((await ask('/kontakt/')).status).toBe(503)
    clock.status = 200
    expect((await ask('/kontakt/')).status).toBe(200)
  })
})

test('invented stays and searches evict no other page from the cache', async () => {
  const { ask, cache, clock } = setUp({ burst: 10_000, cacheBytes: 400_000 })
  const real = ['/', '/kontakt/', '/ferienhaus-b1/', '/ferienhaus-b2/', '/ferienhaus-suche/']
  for (const path of real) await ask(path)
  const madeUp = (at: number) => [
    `/ferienhaus-b1/?adults=${(at % 20) + 1}&children=${at % 7}&pets=${at % 4}&duration=${(at % 35) + 1}`,
    `/ferienhaus-suche/?filter=1&maxPris=${1000 + at}`,
  ]
  for (let at = 0; at < 300; at += 1) for (const path of madeUp(at)) await ask(path)
  expect(clock.rendered).toBeGreaterThan(300)
  for (const path of real) expect(cache.find(`de ${path}`, now).kind).toBe('fresh')
})

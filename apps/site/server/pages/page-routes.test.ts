import { refuse } from '@marram/service-kit/envelope'
import { beforeEach, describe, expect, test } from 'vitest'
import { type StoredResponse, storeResponse } from '../kit/stored-response.ts'
import type { AddressVerdict } from './address-lookup.ts'
import { createPageRoutes } from './page-routes.ts'

/** Recorded calls to the page's parts, in order. */
const asked: unknown[][] = []
let stored: { status: number; headers?: Record<string, string> } = { status: 200 }
let isReady = false
let verdict: AddressVerdict | Error = { kind: 'there' }
let waitSeconds: number | null = null
let misses = 0
let isPassAllowed = true
let isEditor = false
let hasErrorPage = true

const answer = (text: string): Promise<StoredResponse> =>
  storeResponse(stored.status, { 'Content-Type': 'text/html', ...stored.headers }, Buffer.from(text), { quality: null })
const ready = await answer('ready')
const serverOf = (kind: string) => ({
  findReady: (edition: string, target: string) => {
    asked.push([`${kind} ready`, edition, target])
    return isReady ? ready : undefined
  },
  get: (edition: string, target: string) => {
    asked.push([kind, edition, target])
    return answer(kind)
  },
  getUncached: (page: unknown) => {
    asked.push([`${kind} uncached`, page])
    return answer('uncached')
  },
})
const rendering =
  (kind: string) =>
  (...args: unknown[]) =>
    Object([kind, ...args])

const route = createPageRoutes({
  pages: serverOf('page'),
  payloads: serverOf('payload'),
  renderer: Object({
    page: rendering('render page'),
    payload: rendering('render payload'),
    pastCache: rendering('render past cache'),
  }),
  headers: { 'X-Content-Type-Options': 'nosniff' },
  personalPage: async (_, edition) => new Response(`personal ${edition}`),
  allowPassCache: () => (isPassAllowed ? null : refuse(429, 'too-many-requests', 'x')),
  maySeeDrafts: () => isEditor,
  errorPages: {
    missing: async (edition, path) => {
      asked.push(['missing', edition, path])
      stored = { status: 404 }
      return hasErrorPage ? answer('missing') : null
    },
    malformed: async (edition) => {
      asked.push(['malformed', edition])
      stored = { status: 400 }
      return answer('malformed')
    },
  },
  lookUp: async (edition, path) => {
    asked.push(['look up', edition, path])
    if (verdict instanceof Error) throw verdict
    return verdict
  },
  searchPaths: {
    of: () => '/ferienhaus-suche/',
    ready: async (edition) => void asked.push(['paths', edition]),
    forget: () => {},
  },
  misses: {
    wait: () => waitSeconds,
    take: () => {
      misses += 1
    },
    giveBack: () => {},
  },
  renders: { wait: () => null, take: () => {}, giveBack: () => {} },
  now: () => Date.parse('2027-06-01T10:00:00Z'),
})
const page = { accept: 'text/html,*/*' }
const get = (path: string, init: RequestInit = {}) => route(new Request(`https://site${path}`, init), 'de')
const place = (response: Response) => [response.status, response.headers.get('location')]
const statusAndCode = async (response: Response) => [response.status, (await response.json()).meta.code]

beforeEach(() => {
  asked.length = 0
  misses = 0
  stored = { status: 200 }
  verdict = { kind: 'there' }
  waitSeconds = null
  isReady = false
  isPassAllowed = true
  isEditor = false
  hasErrorPage = true
})

describe('a page', () => {
  test('is sent at once if stored, even to a network over the miss limit', async () => {
    isReady = true
    waitSeconds = 9
    expect(await (await get('/ueber-uns/')).text()).toBe('ready')
    expect(asked).toEqual([
      ['paths', 'de'],
      ['page ready', 'de', '/ueber-uns/'],
    ])
  })

  test('is rendered if it exists, or if the lookup fails', async () => {
    expect(await (await get('/ueber-uns/')).text()).toBe('page')
    expect(asked.slice(2)).toEqual([
      ['look up', 'de', '/ueber-uns/'],
      ['page', 'de', '/ueber-uns/'],
    ])
    verdict = new Error('no connection')
    expect(await (await get('/ueber-uns/')).text()).toBe('page')
    verdict = { kind: 'moved', to: '/', isPermanent: true }
    expect(await (await get('/ueber-uns/')).text()).toBe('page')
    expect(misses).toBe(0)
  })

  test('of search or of a house is not looked up among the content', async () => {
    await get('/ferienhaus-suche/?x=1')
    await get('/ferienhaus-b2417/')
    expect(asked.filter(([what]) => what === 'look up')).toEqual([])
    expect(asked.at(-1)).toEqual(['page', 'de', '/ferienhaus-b2417/'])
  })

  test('that is missing is counted, and too many are refused before any lookup', async () => {
    verdict = { kind: 'missing' }
    const missing = await get('/nichts/')
    expect([missing.status, await missing.text(), misses]).toEqual([404, 'missing', 1])
    waitSeconds = 7
    const refused = await get('/nichts/')
    expect([refused.headers.get('retry-after'), ...(await statusAndCode(refused))]).toEqual([
      '7',
      429,
      'too-many-requests',
    ])
    expect(asked.filter(([what]) => what === 'look up')).toHaveLength(1)
  })

  test('for an unbookable stay is rendered and not stored', async () => {
    await get('/ferienhaus-b2417/?arrival=2020-01-04&duration=7&adults=2')
    expect(asked.at(-1)?.[0]).toBe('page uncached')
    expect(asked.at(-1)?.[1]).toMatchObject(['render page', 'de', expect.stringContaining('/ferienhaus-b2417/?')])
  })

  test('bypasses the cache on request, with drafts for editors, within the limit', async () => {
    expect(await (await get('/ueber-uns/?ePassCache=1')).text()).toBe('uncached')
    isEditor = true
    await get('/ueber-uns/?ePassCache=1')
    expect(asked.filter(([what]) => what === 'page uncached')).toEqual([
      ['page uncached', ['render past cache', 'de', '/ueber-uns/', 'published']],
      ['page uncached', ['render past cache', 'de', '/ueber-uns/', 'drafts']],
    ])
    isPassAllowed = false
    expect(await statusAndCode(await get('/ueber-uns/?ePassCache=1'))).toEqual([429, 'too-many-requests'])
    await get('/ueber-uns/?ePassCache=2')
    expect(asked.at(-1)?.[0]).toBe('page')
  })

  test('of one visitor is not stored', async () => {
    expect(await (await get('/account/')).text()).toBe('personal de')
    expect(asked).toEqual([['paths', 'de']])
  })

  test.each([
    ['/Ueber-Uns', '/ueber-uns/'],
    ['/ueber-uns?a=1', '/ueber-uns/?a=1'],
    ['/sommerhus-b2417/?arrival=x', '/ferienhaus-b2417/?arrival=x'],
    ['/blog/page/1/', '/blog/'],
  ])('at %s has moved to %s', async (from, to) => {
    const response = await get(from)
    expect(place(response)).toEqual([301, to])
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each(['POST', 'PUT', 'DELETE'])('allows only GET and HEAD: %s', async (method) => {
    for (const path of ['/ueber-uns/', '/ueber-uns/_payload.json']) {
      const response = await get(path, { method })
      expect([response.headers.get('allow'), ...(await statusAndCode(response))]).toEqual([
        'GET, HEAD',
        405,
        'wrong-method',
      ])
    }
    for (const path of ['/ueber-uns/', '/ueber-uns/_payload.json']) {
      expect((await get(path, { method: 'HEAD' })).status).toBe(200)
    }
  })

  test('that fails to render is hidden from crawlers, unless its data failed', async () => {
    const crawler = { headers: { 'user-agent': 'Googlebot/2.1' } }
    stored = { status: 500 }
    expect((await get('/ueber-uns/')).status).toBe(500)
    const refused = await get('/ueber-uns/', crawler)
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      503,
      '600',
      'no-store',
    ])
    stored = { status: 500, headers: { 'X-Marram-Failure': 'route-data' } }
    expect((await get('/ueber-uns/', crawler)).status).toBe(500)
    stored = { status: 200 }
    expect((await get('/ueber-uns/', crawler)).status).toBe(200)
  })
})

describe('an address that is no page', () => {
  test('and looks like a file may be an old address', async () => {
    verdict = { kind: 'moved', to: '/katalog/?a=ö', isPermanent: true }
    const moved = await get('/Katalog.pdf')
    expect(place(moved)).toEqual([301, '/katalog/?a=%C3%B6'])
    expect(moved.headers.get('x-content-type-options')).toBe('nosniff')
    verdict = { kind: 'moved', to: 'https://other.example/x', isPermanent: false }
    expect(place(await get('/Katalog.pdf'))).toEqual([302, 'https://other.example/x'])
    expect([asked[0], misses]).toEqual([['look up', 'de', '/Katalog.pdf'], 0])
  })

  test('is a missing page to a browser and a refusal to anything else', async () => {
    verdict = { kind: 'missing' }
    const shown = await get('/Bild.png', { headers: page })
    expect([shown.status, await shown.text()]).toEqual([404, 'missing'])
    expect(asked.at(-1)).toEqual(['missing', 'de', '/bild.png/'])
    expect(await statusAndCode(await get('/Bild.png'))).toEqual([404, 'not-found'])
    hasErrorPage = false
    expect(await statusAndCode(await get('/Bild.png', { headers: page }))).toEqual([404, 'not-found'])
    expect(misses).toBe(3)
    waitSeconds = 5
    expect(await statusAndCode(await get('/Bild.png'))).toEqual([429, 'too-many-requests'])
    expect(misses).toBe(3)
  })

  test('because it is malformed is refused with a page or a code', async () => {
    const shown = await get('/%ff/', { headers: page })
    expect([shown.status, await shown.text(), asked]).toEqual([400, 'malformed', [['malformed', 'de']]])
    expect(await statusAndCode(await get('/%ff/'))).toEqual([400, 'malformed-path'])
  })

  test('because it is an unknown API path is 404 for every method', async () => {
    const response = await get('/api/other/', { method: 'POST' })
    expect([response.status, (await response.json()).data.error]).toEqual([404, 'Page Not Found: /api/other/'])
  })
})

describe('the data of a page', () => {
  test('is stored like the page', async () => {
    expect(await (await get('/ferienhaus-b2417/_payload.json')).text()).toBe('payload')
    expect(asked.slice(1)).toEqual([
      ['payload ready', 'de', '/ferienhaus-b2417/'],
      ['payload', 'de', '/ferienhaus-b2417/'],
    ])
    isReady = true
    expect(await (await get('/_payload.json')).text()).toBe('ready')
    isReady = false
    await get('/ferienhaus-b2417/_payload.json?arrival=2020-01-04&duration=7&adults=2')
    expect(asked.at(-1)?.[1]).toMatchObject(['render payload', 'de', expect.stringContaining('/ferienhaus-b2417/?')])
  })

  test.each(['/account/_payload.json', '/Ueber-uns/_payload.json', '/%ff/_payload.json', '/api/_payload.json'])(
    'is not served at %s',
    async (path) => expect(await statusAndCode(await get(path))).toEqual([404, 'not-found']),
  )
})

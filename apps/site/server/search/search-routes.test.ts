import type { GuestSearch } from '@marram/contract/search/guest-search'
import { SearchHttpError } from '@marram/contract/search/search-fetch'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { runInRequestContext } from '@marram/service-kit/request-context'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { mountSearchRoutes } from './search-routes.ts'

const found = { ids: [7], total: 1, cards: [] }
const counted = { total: 1, choices: [1], without: {}, strip: [] }
const body = { query: 'filter=1&53=1', houses: { pageSize: 24, pages: 1 }, choices: [{ key: '50', value: true }] }
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

function siteWith(own: Partial<GuestSearch> = {}) {
  const editions: string[] = []
  const app = new Hono<{ Bindings: SocketBindings }>()
  mountSearchRoutes(app, {
    guestSearchOf: (edition) => {
      editions.push(edition)
      return { houses: async () => found, counts: async () => counted, ...own }
    },
    editionOf: () => 'en',
    hostOf: () => 'en.marram.example',
    onFailure: () => {},
    now: () => 0,
  })
  const post = (sent: unknown, headers: Record<string, string> = sameOrigin) =>
    app.request('/api/search', {
      method: 'POST',
      headers,
      body: typeof sent === 'string' ? sent : JSON.stringify(sent),
    })
  return { post, editions }
}

test('ids, cards and counts of a search come in one uncached reply', async () => {
  const { post, editions } = siteWith()
  const response = await post(body)
  expect(await response.json()).toEqual({ data: { houses: found, counts: counted }, meta: {} })
  expect([response.status, response.headers.get('cache-control'), editions]).toEqual([200, 'no-store', ['en']])
})

test('only the requested parts are answered', async () => {
  const { post } = siteWith()
  expect((await (await post({ query: '', houses: body.houses })).json()).data).toEqual({ houses: found, counts: null })
})

describe('refuses', () => {
  test('other sites and clients that are no browsers', async () => {
    const { post } = siteWith()
    expect((await post(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(body, {})).status).toBe(403)
  })

  test.each([
    ['{', 400],
    [{ query: 7 }, 422],
    [{ ...body, houses: { pageSize: 5000, pages: 1 } }, 422],
  ])('%j', async (sent, status) => {
    expect((await siteWith().post(sent)).status).toBe(status)
  })

  test('a network over the rate limit', async () => {
    const { post } = siteWith()
    const ask = () => runInRequestContext({ requestId: '1', address: '192.0.2.7' }, () => post(body))
    for (let turn = 0; turn < 300; turn += 1) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect([refused.status, Number(refused.headers.get('retry-after')) >= 1]).toEqual([429, true])
  })
})

test.each([
  [new SearchHttpError(429, 'Too Many Requests'), 429],
  [new SearchHttpError(503, 'Service Unavailable'), 503],
  [new SearchHttpError(403, 'Forbidden'), 500],
  [new TypeError('fetch failed'), 500],
])('if the search fails with %s the answer is %i', async (error, status) => {
  const fail = async () => Promise.reject(error)
  expect((await siteWith({ houses: fail, counts: fail }).post(body)).status).toBe(status)
  const half = await siteWith({ counts: fail }).post(body)
  expect((await half.json()).data).toEqual({ houses: found, counts: null })
})

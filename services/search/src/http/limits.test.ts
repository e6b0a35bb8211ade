import { createLog } from '@marram/service-kit/logging'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseFilter } from '../filter/parse-filter.ts'
import { costOf } from '../query/cost.ts'
import { checkDeadline, withDeadline } from '../query/deadline.ts'
import { createSearch } from '../server.ts'
import { randomCatalogue } from '../testing/random-catalogue.ts'
import { startTestSearch, testCatalogue, testKeys, testNow } from '../testing/start-search.ts'
import { readerLimits } from './limits.ts'
import { createShares, readerShare } from './share.ts'

const log = createLog({ name: 'test', level: 'silent' })
const index = 'lodgingOptions_duration-_lan-2'
let running: Awaited<ReturnType<typeof startTestSearch>>
beforeAll(async () => {
  running = await startTestSearch(randomCatalogue(1, 40))
})
afterAll(() => running.stop())

async function send(path: string, body: unknown, key = testKeys.searchKey, method = 'POST') {
  const headers = { authorization: `Bearer ${key}` }
  const sent = method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
  const response = await fetch(`${running.origin}${path}`, { method, headers, ...sent })
  return { status: response.status, body: await response.json() }
}

const many = (count: number, text: string, by: string) => Array.from({ length: count }, () => text).join(by)

test.each([
  ['2,500 ORs', { filter: many(2500, 'id = 1', ' OR ') }, 'invalid_search_filter'],
  ['a filter longer than any guest writes', { filter: `name = "${'x'.repeat(40_000)}"` }, 'invalid_search_filter'],
  ['nesting without end', { filter: `${'('.repeat(60)}id = 1${')'.repeat(60)}` }, 'invalid_search_filter'],
  ['5,000 sorts', { sort: Array.from({ length: 5000 }, () => 'price:asc') }, 'invalid_search_sort'],
  ['10,000 hits', { limit: 10_000 }, 'invalid_search_limit'],
  ['10,000 hits a page', { hitsPerPage: 10_000 }, 'invalid_search_hits_per_page'],
  ['5,000 facets', { facets: Array.from({ length: 5000 }, () => 'price') }, 'invalid_search_facets'],
])('%s are refused with the errors of Meilisearch', async (_, body, code) => {
  expect(await send(`/indexes/${index}/search`, body)).toMatchObject({
    status: 400,
    body: { code, type: 'invalid_request', link: expect.stringContaining(code) },
  })
})

test('too many searches at once and large bodies are refused', async () => {
  const queries = Array.from({ length: 100 }, () => ({ indexUid: index }))
  expect(await send('/multi-search', { queries })).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  const large = JSON.stringify({ q: 'x'.repeat(300_000) })
  expect(await send(`/indexes/${index}/search`, large)).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  })
})

test('a refusal of HEAD, which has no body, keeps its status', async () => {
  expect((await fetch(`${running.origin}/indexes/${index}/search`, { method: 'HEAD' })).status).toBe(401)
})

test('unknown paths and methods are reported in the error format of the protocol', async () => {
  expect(await send('/nothing/here', null, testKeys.searchKey, 'GET')).toMatchObject({
    status: 404,
    body: { code: 'not_found', type: 'invalid_request' },
  })
  expect(await send('/health', {})).toMatchObject({
    status: 405,
    body: { code: 'method_not_allowed', type: 'invalid_request' },
  })
})

test('the browser’s key does not read the data status, which is for staff', async () => {
  const staff = 'lodging_data_status_lan-1'
  const path = `/indexes/${staff}/search`
  expect(await send(path, {})).toMatchObject({ status: 403, body: { code: 'invalid_api_key', type: 'auth' } })
  expect((await send(path, {}, testKeys.staffKey)).status).toBe(200)
  expect((await send('/multi-search', { queries: [{ indexUid: staff }] })).status).toBe(403)
})

describe('a query', () => {
  const live = { catalogue: () => testCatalogue(randomCatalogue(2, 40)) }
  const ask = async (limits: Partial<typeof readerLimits>, body: unknown) => {
    const search = createSearch({
      keys: testKeys,
      live,
      log,
      now: () => testNow,
      limits: { ...readerLimits, ...limits },
    })
    const headers = { authorization: `Bearer ${testKeys.searchKey}` }
    const url = `http://search/indexes/${index}/search`
    return search(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  }

  test('over the cost is refused before it runs', async () => {
    // If it ran, it would be too late.
    let at = 0
    const clock = () => (at += 1000)
    const reply = await ask({ cost: 50, runMs: 1, clock }, { filter: 'price >= 50000' })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'search_too_expensive', type: 'invalid_request' })
  })

  test('that exceeds its deadline stops without affecting the next one', async () => {
    let at = 0
    const clock = () => (at += 1000)
    const body = { filter: 'price >= 50000 AND price <= 90000', sort: ['price:asc'], attributesToRetrieve: ['id'] }
    const stopped = await ask({ runMs: 500, clock }, body)
    expect(stopped.status).toBe(408)
    expect(await stopped.json()).toMatchObject({ code: 'search_timeout', type: 'system' })
    const [whole, fresh] = [await (await ask({}, body)).json(), await (await ask({}, body)).json()]
    expect(whole.hits).toEqual(fresh.hits)
  })

  test('that has waited longer than any caller does is not started', async () => {
    const reply = await ask({ waitMs: -1 }, {})
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await reply.json()).toMatchObject({ code: 'too_many_search_requests', type: 'system' })
  })
})

test('the deadline is checked every few iterations of a loop', () => {
  let at = 0
  const loop = () => {
    for (let turn = 0; turn < 1000; turn += 1) {
      at += 1
      checkDeadline()
    }
  }
  expect(() => withDeadline({ endsAt: 100, clock: () => at }, loop)).toThrow('took too long')
  expect(at).toBeLessThan(130)
  expect(() => loop()).not.toThrow()
})

test('a test of every house costs more than a cached set', () => {
  const cost = (filter: string) => costOf({ condition: parseFilter(filter), sorts: 0, facets: 0, hits: 10, rows: 1200 })
  expect(cost('price >= 500')).toBeGreaterThan(cost('locationId = 48'))
  expect(cost(many(900, 'name CONTAINS x', ' OR '))).toBeGreaterThan(readerLimits.cost / 2)
  const large = (filter: string) =>
    costOf({ condition: parseFilter(filter), sorts: 1, facets: 0, hits: 24, rows: 50_000 })
  expect(large('price 50000 TO 90000')).toBeLessThan(readerLimits.cost)
  expect(50 * large('price <= 90000 AND facilities.53 = true')).toBeLessThan(readerLimits.cost)
  expect(cost('date IN ["2027-07-10"] AND duration = 7 AND price <= 90000')).toBeLessThan(readerLimits.cost / 50)
})

describe('the share of one network', () => {
  const limits = { atOnce: 2, requests: { burst: 10, perSecond: 1 }, cost: { burst: 1000, perSecond: 100 } }
  const status = (take: () => unknown) => {
    try {
      take()
      return 200
    } catch (error) {
      return error instanceof Error && 'status' in error ? error.status : error
    }
  }

  test('limits concurrent queries', () => {
    const take = createShares(limits, () => 0)
    const [first] = [take('one'), take('one')]
    expect([status(() => take('one')), status(() => take('other'))]).toEqual([429, 200])
    first?.end(1)
    expect(status(() => take('one'))).toBe(200)
  })

  test('limits engine time per second, charged afterwards', () => {
    let at = 0
    const take = createShares(limits, () => at)
    take('one').end(1500)
    expect(status(() => take('one'))).toBe(429)
    at = 4000
    expect(status(() => take('one'))).toBe(429)
    at = 6000
    expect(status(() => take('one'))).toBe(200)
  })

  test('limits the number of requests', () => {
    const take = createShares(limits, () => 0)
    for (let turn = 0; turn < 10; turn += 1) take('one').end(0)
    expect(status(() => take('one'))).toBe(429)
  })

  test('exempts staff, and says when to retry', async () => {
    const share = { ...readerShare, cost: { burst: 0.5, perSecond: 0.01 } }
    const service = await startTestSearch(randomCatalogue(1, 10), { share })
    const ask = (key: string) =>
      fetch(`${service.origin}/indexes/${index}/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: '{}',
      })
    expect((await ask(testKeys.searchKey)).status).toBe(200)
    const held = await ask(testKeys.searchKey)
    expect([held.status, Number(held.headers.get('retry-after')) >= 1]).toEqual([429, true])
    expect(await held.json()).toMatchObject({ code: 'too_many_search_requests', type: 'system' })
    for (let turn = 0; turn < 3; turn += 1) expect((await ask(testKeys.staffKey)).status).toBe(200)
    await service.stop()
  })
})

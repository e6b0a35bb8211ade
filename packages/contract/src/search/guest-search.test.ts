import { setCriterion, setOrder, startSearch } from '@marram/domain/criteria/search-state'
import type { CriterionChoice } from '@marram/domain/search-request/choice-question'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { createServiceClient, type Fetch } from '../service-client.ts'
import { answerGuest, guestQuestion } from './guest-question.ts'
import type { GuestSearch } from './guest-search.ts'
import { createGuestSearchClient } from './guest-search-client.ts'
import { createGuestSearch } from './guest-search-source.ts'

const sauna = setCriterion(startSearch(), '53', true)
const paging = { pageSize: 24, pages: 1 }
const choices: readonly CriterionChoice[] = [{ key: '50', value: true }]
const counts = { total: 3, choices: [2], without: {}, strip: [] }
const lodgings = { ids: [7], total: 3, cards: [] }

function browserWith(answer: Fetch = async () => Response.json({ data: { houses: lodgings, counts }, meta: {} })) {
  const fetch = vi.fn(answer)
  const client = createGuestSearchClient(createServiceClient({ name: 'site', baseUrl: '/api', publicKey: 'k', fetch }))
  const sent = () => fetch.mock.calls.map(([url, { body }]) => [url, JSON.parse(String(body))])
  return { client, sent, fetch }
}

test('houses and counts of one change share a request', async () => {
  const { client, sent } = browserWith()
  const second = { ...setOrder(sauna, { kind: 'named', name: 'price-asc' }), page: 2 }
  const both = await Promise.all([client.houses(second, paging), client.counts(sauna, choices)])
  expect(both).toEqual([lodgings, counts])
  const query = 'filter=1&53=1&order=price-asc&page=2'
  expect(sent()).toEqual([['/api/search/', { query, houses: paging, choices }]])
})

test('a new order requests only houses, opening the filter sheet only counts', async () => {
  const { client, sent } = browserWith()
  await client.houses(sauna, paging)
  await client.counts(sauna, choices)
  expect(sent().map(([, body]) => Object.keys(Object(body)))).toEqual([
    ['query', 'houses'],
    ['query', 'choices'],
  ])
})

test('two searches of one page do not share a request', async () => {
  const { client, sent } = browserWith()
  await Promise.all([client.houses(sauna, paging), client.counts(startSearch(), choices)])
  expect(sent()).toHaveLength(2)
})

test('a request is aborted when both callers have left', async () => {
  let signal: AbortSignal | null | undefined
  const { client } = browserWith((_, init) => {
    signal = init.signal
    return new Promise((_resolve, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  })
  const [one, other] = [new AbortController(), new AbortController()]
  const sent = [
    client.houses(sauna, paging, { signal: one.signal }),
    client.counts(sauna, choices, { signal: other.signal }),
  ]
  const ends = sent.map((answer) => expect(answer).rejects.toThrow('left'))
  await vi.waitFor(() => expect(signal).toBeDefined())
  one.abort(new Error('left'))
  await ends[0]
  expect(signal?.aborted).toBe(false)
  other.abort(new Error('left'))
  await ends[1]
  await vi.waitFor(() => expect(signal?.aborted).toBe(true))
})

test('a failed half rejects like a failed search, the other half resolves', async () => {
  const { client } = browserWith(async () => Response.json({ data: { houses: lodgings, counts: null }, meta: {} }))
  const [found, counted] = await Promise.allSettled([client.houses(sauna, paging), client.counts(sauna, choices)])
  expect(found).toMatchObject({ status: 'fulfilled', value: lodgings })
  expect(counted).toMatchObject({ status: 'rejected', reason: { message: 'HTTP Error: 502 - Bad Gateway' } })
})

test('the site parses the search that a browser sends', async () => {
  const sent: unknown[] = []
  const source: GuestSearch = {
    houses: async (search, wanted) => {
      sent.push([[...search.criteria], search.page, wanted])
      return lodgings
    },
    counts: async (search, wanted) => {
      sent.push([[...search.criteria], wanted])
      return counts
    },
  }
  const question = v.parse(guestQuestion, { query: 'filter=1&53=1&page=2', houses: paging, choices })
  expect(await answerGuest(source, question)).toEqual({ houses: lodgings, counts })
  expect(sent).toEqual([
    [[...sauna.criteria], 2, paging],
    [[...sauna.criteria], choices],
  ])
})

test('the request fails only if every half failed', async () => {
  const lost = async () => Promise.reject(new Error('lost'))
  const question = { query: '', houses: paging, choices: [...choices] }
  const half = { houses: async () => lodgings, counts: lost }
  expect(await answerGuest(half, question)).toEqual({ houses: lodgings, counts: null })
  await expect(answerGuest({ houses: lost, counts: lost }, question)).rejects.toThrow('lost')
})

test.each([
  {},
  { query: 'x'.repeat(40_000) },
  { query: '', houses: { pageSize: 100, pages: 3 } },
  { query: '', houses: { pageSize: 0, pages: 1 } },
  { query: '', choices: [{ key: 'toString', value: true }] },
  { query: '', choices: Array.from({ length: 1001 }, () => ({ key: '53', value: true })) },
  { query: '', choices: [{ key: 'omraader', value: Array.from({ length: 401 }, () => 44) }] },
  { query: '', filter: 'id = 1' },
])('an invalid request body is refused: %#', (body) => {
  expect(v.is(guestQuestion, body)).toBe(false)
})

test('"more" loads all pages up to the current one, and cards at most a hundred at a time', async () => {
  const pages: number[] = []
  const parts: number[] = []
  const search = {
    lodgings: async ({ page }: { page: number }) => {
      pages.push(page)
      return { ids: Array.from({ length: 60 }, (_, index) => page * 1000 + index), total: 180 }
    },
    searchLodgings: async ({ ids }: { ids: readonly number[] }) => {
      parts.push(ids.length)
      return []
    },
  }
  const sources: Parameters<typeof createGuestSearch>[0] = Object({ search, broker: search })
  const found = await createGuestSearch(sources, 'de').houses({ ...sauna, page: 3 }, { pageSize: 60, pages: 3 })
  expect([pages, parts, found.ids.length, found.total]).toEqual([[1, 2, 3], [100, 80], 180, 180])
})

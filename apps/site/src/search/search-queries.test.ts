import { searchFetch } from '@marram/contract/search/search-fetch'
import { emptySearch, type Search, setCriterion, setOrder, startSearch } from '@marram/domain/criteria/search-state'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { deafServices } from '../kit/testing/deaf-services.ts'
import { pointsQuery } from './map/search-points.ts'
import { countedQuestionOf, countsQuery, questionOf, resultQuery, sortingPageQuery } from './search-queries.ts'

const sauna = setCriterion(startSearch(), '53', true)
const sorted = setOrder(sauna, { kind: 'named', name: 'price-asc' })

test('the same houses in another view are the same query', () => {
  const grid: Search = { ...sauna, viewType: 'grid' }
  expect(questionOf(grid)).toBe(questionOf(sauna))
})

test('another order, another page and another criterion are different queries', () => {
  const all = [emptySearch, sauna, sorted, { ...sauna, page: 2 }].map(questionOf)
  expect(new Set(all).size).toBe(all.length)
})

test('another order and another page have the same counts, another criterion has not', () => {
  const second: Search = { ...sorted, page: 2 }
  expect(countedQuestionOf(second)).toBe(countedQuestionOf(sauna))
  expect(countedQuestionOf(emptySearch)).not.toBe(countedQuestionOf(sauna))
})

// spec: entity Site settings.specificPages
test.each([
  [{ sorting: 'page-sorting' }, '/sortierung/'],
  [{ sorting: 7 }, null],
  [null, null],
])('with the specific pages %j the page about the sort order is %s', async (setting, path) => {
  const links = [{ id: 'page-sorting', type: 'page', title: 'Sortierung', path: '/sortierung/' }]
  const scope = deafServices('de', { settings: { specificPages: { setting } }, links })
  expect(await new QueryClient().fetchQuery(sortingPageQuery(scope))).toBe(path)
})

describe('the houses, the counts and the points on the map', () => {
  const scope = deafServices('de')
  const setting = { id: 'main', pageSize: 24, paginationType: 'pages' } as const
  const queries = [
    resultQuery(scope, setting, emptySearch),
    countsQuery(scope, emptySearch, []),
    pointsQuery(scope, emptySearch.criteria),
  ]
  const requestsAfter = async (answer: () => Promise<Response>) => {
    const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })
    return Promise.all(
      queries.map(async (query) => {
        const ask = vi.fn(() => searchFetch(answer)('/', {}))
        const { queryKey, retry = 9 } = query
        await expect(client.fetchQuery({ queryKey, retry, queryFn: ask })).rejects.toThrow()
        return ask.mock.calls.length
      }),
    )
  }

  // spec: error search HTTP failure
  test.each([429, 500, 503])('are fetched once if the search answers %i', async (status) => {
    expect(await requestsAfter(async () => new Response('{}', { status }))).toEqual([1, 1, 1])
  })

  // spec: error search network failure
  test('are fetched three times if the connection is lost', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const lost = async () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await requestsAfter(lost)).toEqual([3, 3, 3])
  })
})

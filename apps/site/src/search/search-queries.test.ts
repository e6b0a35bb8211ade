import { SearchHttpError } from '@marram/contract/search/search-fetch'
import { emptySearch, type Search, setCriterion, setOrder, startSearch } from '@marram/domain/criteria/search-state'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { deafServices } from '../kit/testing/deaf-services.ts'
import { countedQuestionOf, questionOf, retryCounts, sortingPageQuery } from './search-queries.ts'

const sauna = setCriterion(startSearch(), '53', true)
const sorted = setOrder(sauna, { kind: 'named', name: 'price-asc' })

test('the same houses in another view are the same question', () => {
  const grid: Search = { ...sauna, viewType: 'grid' }
  expect(questionOf(grid)).toBe(questionOf(sauna))
})

test('another order, another page and another wish are other questions', () => {
  const all = [emptySearch, sauna, sorted, { ...sauna, page: 2 }].map(questionOf)
  expect(new Set(all).size).toBe(all.length)
})

test('another order and another page have the same counts, another wish has others', () => {
  const second: Search = { ...sorted, page: 2 }
  expect(countedQuestionOf(second)).toBe(countedQuestionOf(sauna))
  expect(countedQuestionOf(emptySearch)).not.toBe(countedQuestionOf(sauna))
})

// spec: entity Site settings.specificPages
test.each([
  [{ sorting: 'page-sorting' }, '/sortierung/'],
  [{ sorting: 7 }, null],
  [null, null],
])('with the specific pages %j the sort order is explained at %s', async (setting, path) => {
  const links = [{ id: 'page-sorting', type: 'page', title: 'Sortierung', path: '/sortierung/' }]
  const scope = deafServices('de', { settings: { specificPages: { setting } }, links })
  expect(await new QueryClient().fetchQuery(sortingPageQuery(scope))).toBe(path)
})

test('counts that a busy search refuses are asked for again, three times, other refusals are not', () => {
  const busy = new SearchHttpError(503, '')
  expect([0, 1, 2, 3].map((failures) => retryCounts(failures, busy))).toEqual([true, true, true, false])
  expect(retryCounts(0, new SearchHttpError(400, ''))).toBe(false)
})

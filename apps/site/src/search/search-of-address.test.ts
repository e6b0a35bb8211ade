import { emptySearch } from '@marram/domain/criteria/search-state'
import { describe, expect, test } from 'vitest'
import { addressQuery, isBareSearch, readAddress, searchOfAddress } from './search-of-address.ts'
import { parseSearchConfig, type SearchSetting } from './search-setting.ts'

const main: SearchSetting = {
  id: 'main',
  title: null,
  isHeaderShown: true,
  initialView: 'list',
  paginationType: 'pages',
  pageSize: 24,
  start: emptySearch,
  profile: null,
  isMain: true,
  leadsToMain: 'always',
  listType: 'search',
}
const lastMinute: SearchSetting = {
  ...main,
  id: 'last-minute',
  isMain: false,
  initialView: 'grid',
  start: { ...emptySearch, ...parseSearchConfig({ lastMinute: true }), viewType: 'grid' },
}
const withDog = {
  __typename: 'SectionSearch',
  sys: { id: 'dog' },
  title: null,
  headerShown: true,
  initialDisplayMode: null,
  paginationType: null,
  resultsPerPage: null,
  searchConfig: { husdyr: 1, order: 'price-asc' },
  customFilterName: 'with-dog',
  isMainSearch: false,
  listType: null,
} as const

const keys = (search: { criteria: ReadonlyMap<string, unknown> }) => [...search.criteria.keys()]

describe('the search page', () => {
  test('searches by the criteria of its URL', () => {
    const search = searchOfAddress(main, '?filter=1&53=1&order=price-asc&page=3&viewType=map')
    expect(keys(search)).toEqual(['53'])
    expect(search).toMatchObject({ page: 3, viewType: 'map', order: { name: 'price-asc' } })
  })

  test('starts with the profile of a link, plus the criteria of the link', () => {
    const search = searchOfAddress(main, '?profile=with-dog&53=1', withDog)
    expect(keys(search)).toEqual(['husdyr', '53'])
    expect(search.order).toMatchObject({ name: 'price-asc' })
  })

  test('does not restore criteria that the guest has removed from a profile', () => {
    expect(keys(searchOfAddress(main, '?filter=1&profile=with-dog', withDog))).toEqual([])
  })

  test.each([
    ['', true],
    ['?utm_source=mail', true],
    ['?result=1', true],
    ['?viewType=grid', true],
    ['?filter=1', false],
    ['?53=1', false],
    ['?profile=with-dog', false],
    ['?page=2', false],
    ['?order=price-asc', false],
  ])('with %j the last search applies: %s', (query, isBare) => {
    expect(isBareSearch(readAddress(query))).toBe(isBare)
  })

  test('keeps campaign, profile and result mark in its URL', () => {
    const came = readAddress('?utm_source=mail&profile=with-dog&result=1')
    const search = searchOfAddress(main, '?filter=1&53=1')
    expect(addressQuery(main, search, came)).toBe('?filter=1&53=1&result=1&profile=with-dog&utm_source=mail')
  })
})

describe('another page with a search', () => {
  test('keeps the criteria of its editors, regardless of its URL', () => {
    const search = searchOfAddress(lastMinute, '?filter=1&53=1&order=price-asc&page=2')
    expect(keys(search)).toEqual(['lastMinute'])
    expect(search).toMatchObject({ page: 2, viewType: 'grid', order: { name: 'price-asc' } })
  })

  test('has order, page and view in its URL, without the defaults', () => {
    const search = searchOfAddress(lastMinute, '?order=price-asc&page=2&viewType=list')
    expect(addressQuery(lastMinute, search, readAddress(''))).toBe('?order=price-asc&page=2&viewType=list')
    expect(addressQuery(lastMinute, lastMinute.start, readAddress(''))).toBe('')
  })

  test('accepts any criteria if editors keep guests on it', () => {
    const search = searchOfAddress({ ...lastMinute, leadsToMain: 'never' }, '?filter=1&53=1')
    expect(keys(search)).toEqual(['53'])
  })
})

describe('the page of a place', () => {
  const henne: SearchSetting = {
    ...lastMinute,
    leadsToMain: 'beyond-start',
    start: { ...emptySearch, ...parseSearchConfig({ omraader: [20, 21] }), viewType: 'grid' },
  }
  const criteriaAt = (query: string) => Object.fromEntries(searchOfAddress(henne, query).criteria)

  test('accepts more criteria, and a part of the place, but no other place', () => {
    expect(criteriaAt('?filter=1&53=1')).toMatchObject({ omraader: { value: [20, 21] }, 53: { value: true } })
    expect(criteriaAt('?omraader=21')).toMatchObject({ omraader: { value: [21] } })
    expect(criteriaAt('?omraader=21,40')).toMatchObject({ omraader: { value: [20, 21] } })
  })

  test('has only the criteria besides the place in its URL', () => {
    const written = (query: string) => addressQuery(henne, searchOfAddress(henne, query), readAddress(''))
    expect(written('?filter=1&omraader=20,21&53=1&page=2')).toBe('?53=1&page=2')
    expect(written('?omraader=20&viewType=map')).toBe('?omraader=20&viewType=map')
    expect(written('')).toBe('')
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCampaignParameter } from './query-order.ts'
import { emptySearch } from './search-state.ts'
import { decidesSearch, parseSearchUrl, presentSearchUrl } from './search-url.ts'
import { anyCriteria, anySearch } from './testing/arbitrary-criteria.ts'

function read(query: string) {
  return parseSearchUrl(new URLSearchParams(query))
}

describe('a link to the search page', () => {
  // spec: entity Search criteria.URL types
  test('contains the criteria', () => {
    const { criteria } = read(
      'ankomst=2027-06-12&10=5&duration=7,14&180=500&30=%3D3&omraader=48,49&lastMinute=1&textQuery=Sauna',
    )
    expect(Object.fromEntries(criteria)).toEqual({
      ankomst: { value: ['2027-06-12'], comparator: '=' },
      duration: { value: [7, 14], comparator: 'BETWEEN' },
      omraader: { value: [48, 49], comparator: '=' },
      textQuery: { value: 'Sauna', comparator: '=' },
      lastMinute: { value: true, comparator: '=' },
      '10': { value: 5, comparator: '>=' },
      '30': { value: 3, comparator: '=' },
      '180': { value: 500, comparator: '<=' },
    })
  })

  test('takes each comparator in front of the number', () => {
    const values = ['4', '=4', '<=4', '>=4', '<4', '4,6'].map(
      (value) => read(`30=${encodeURIComponent(value)}`).criteria.get('30')?.comparator,
    )
    expect(values).toEqual(['>=', '=', '<=', '>=', '<', 'BETWEEN'])
  })

  test('drops invalid parts and keeps the rest', () => {
    const { criteria } = read(
      'husdyr=dog&10=many&duration=1,2,3&nonsense=1&lastMinute=yes&maxPris=%3E%3D5&badevaerelse=3',
    )
    expect([...criteria.keys()]).toEqual(['badevaerelse'])
  })

  test('combines repeated checkboxes of a form without script', () => {
    expect(read('omraader=49&omraader=48&husdyr=1&husdyr=2').criteria.get('omraader')?.value).toEqual([48, 49])
    expect(read('husdyr=1&husdyr=2').criteria.get('husdyr')?.value).toBe(1)
  })

  // spec: entity Search criteria.page; route search page
  test('separates page, view, order, profile and markers from criteria', () => {
    expect(read('page=3&viewType=map&order=price-asc&result=1&filter=1&profile=pool-houses&utm_source=mail')).toEqual({
      criteria: new Map(),
      children: 0,
      box: null,
      order: { kind: 'named', name: 'price-asc' },
      page: 3,
      viewType: 'map',
      isFiltered: true,
      isResult: true,
      profile: 'pool-houses',
      campaign: [['utm_source', 'mail']],
    })
  })

  test('without valid parameters is the first page of all houses', () => {
    expect(read('page=x&viewType=tiles&order=best&result=0&filter=yes&profile=%3Cscript%3E')).toEqual({
      ...emptySearch,
      isFiltered: false,
      isResult: false,
      profile: null,
      campaign: [],
    })
  })

  test('decides the search by filter=1 or any criterion, not by page or tracking', () => {
    expect(decidesSearch(read('filter=1'))).toBe(true)
    expect(decidesSearch(read('53=1'))).toBe(true)
    expect(decidesSearch(read('udsnit=55.6,8.3,55.5,8.1'))).toBe(true)
    expect(decidesSearch(read('udsnit=55.6'))).toBe(false)
    expect(decidesSearch(read('page=2&utm_source=mail&53=0'))).toBe(false)
  })
})

describe('the presented link', () => {
  test('always has filter=1, and no default values', () => {
    expect(presentSearchUrl(emptySearch).toString()).toBe('filter=1')
  })

  test('is the same in whatever order the criteria were set', () => {
    const one = read('180=500&husdyr=1&omraader=49,48&ankomst=2027-06-12')
    const other = read('ankomst=2027-06-12&omraader=48,49,48&husdyr=01&180=%3C%3D500.0')
    expect(presentSearchUrl(one).toString()).toBe('filter=1&ankomst=2027-06-12&husdyr=1&omraader=48%2C49&180=500')
    expect(presentSearchUrl(other).toString()).toBe(presentSearchUrl(one).toString())
  })

  test('keeps the result marker, the profile and the tracking', () => {
    const url = read('filter=1&result=1&profile=pool-houses&utm_source=mail&gclid=x')
    expect(presentSearchUrl(url, url).toString()).toBe('filter=1&result=1&profile=pool-houses&utm_source=mail&gclid=x')
  })

  test('parses back to exactly the same search', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const query = presentSearchUrl(search).toString()
        const { criteria, children, box, order, page, viewType, isFiltered } = read(query)
        expect({ criteria, children, box, order, page, viewType }).toEqual(search)
        expect([...criteria.keys()]).toEqual([...search.criteria.keys()])
        expect(isFiltered).toBe(true)
        expect(presentSearchUrl(read(query)).toString()).toBe(query)
      }),
    )
  })

  test('does not depend on the order of its parameters', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const params = presentSearchUrl({ ...emptySearch, criteria })
        const backwards = new URLSearchParams([...params].reverse())
        expect(presentSearchUrl(parseSearchUrl(backwards)).toString()).toBe(params.toString())
      }),
    )
  })
})

test('no query makes the search page throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      expect(() => read(query)).not.toThrow()
    }),
  )
})

test.each([
  ['utm_campaign', true],
  ['UTM_SOURCE', true],
  ['fbclid', true],
  ['utm', false],
  ['profile', false],
  ['10', false],
])('%s is tracking: %s', (key, expected) => {
  expect(isCampaignParameter(key)).toBe(expected)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearchUrl } from '../criteria/search-url.ts'
import { anySearch } from '../criteria/testing/arbitrary-criteria.ts'
import { atLeast, equal, oneOf } from './filter.ts'
import { lodgingSearch, type SearchContext } from './from-criteria.ts'
import { searchBody, searchIndex } from './search-body.ts'

// A Sunday morning in November, when arrivals on the same day can still be booked.
const now = new Date('2026-11-15T08:00:00Z')

function request(query: string, context: Partial<SearchContext> = {}) {
  return lodgingSearch(parseSearchUrl(new URLSearchParams(query)), { language: 2, now, ...context })
}

function filter(query: string, context: Partial<SearchContext> = {}): string {
  return searchBody(request(query, context)).filter.replace('duration = 7 AND ', '').replace('duration = 7', '')
}

describe('criteria of a search', () => {
  test.each([
    ['', ''],
    ['omraader=49,48', 'locationId IN [48, 49]'],
    ['husdyr=2', 'facilities.201 >= 2'],
    ['husdyr=4', 'facilities.200 NOT IN [true]'],
    ['badevaerelse=5', 'facilities.40 >= 3 AND facilities.41 >= 2'],
    ['koglemaerker=3', 'facilities.241 >= 3'],
    ['varme=gas,district', 'facilities.111 IN ["district", "gas"]'],
    ['varmepumpe=1', 'facilities.110 = true'],
    ['onlyImages=1', 'hasImages = true'],
    ['maxPris=1600', 'price <= 160000'],
    ['maxPris=1600.555', 'price <= 160056'],
    ['lodgingId=9,7', 'lodgingId IN [7, 9]'],
    ['name=B2417', 'name = "b2417"'],
    ['nyHus=1', 'facilities.12 2023 TO 2026'],
    ['renovatedWithin3Years=1', 'facilities.13 2023 TO 2026'],
    ['10=5', 'facilities.10 >= 5'],
    ['180=500', 'facilities.180 <= 500'],
    ['180=%3C500', 'facilities.180 <= 499'],
    ['180=%3C500.5', 'facilities.180 <= 500'],
    ['30=4,2', 'facilities.30 2 TO 4'],
    ['30=%3D3', 'facilities.30 = 3'],
    ['53=1', 'facilities.53 = true'],
    ['347=1', 'facilities.347 = true'],
    ['vejnavn=17,18', 'streetId IN [17, 18]'],
    ['vejnavn=Hvidbjerg Klit', 'streetName IN ["Hvidbjerg Klit"]'],
    ['vejnavn=Sauna', 'streetName IN ["Sauna"]'],
  ])('%j becomes %j', (query, expected) => {
    expect(filter(query)).toBe(expected)
  })

  test('"new with us" means published in the last 365 days, not next week', () => {
    const day = 86_400
    const today = Date.parse('2026-11-15T00:00:00Z') / 1000
    expect(request('nyHosMarram=1').parameters.bsPublishedTs).toEqual({
      comparator: 'BETWEEN',
      values: [today - 364 * day, today + day - 1],
    })
  })

  test('a house number is looked up by name, other words as free text', () => {
    expect(request('textQuery=h1180').parameters).toMatchObject({ name: equal('h1180') })
    expect(request('textQuery=h1180').parameters.text).toBeUndefined()
    expect(searchBody(request('textQuery=Sauna am Fjord')).q).toBe('Sauna am Fjord')
    expect(searchBody(request('textQuery=Sauna&vejnavn=Hvidbjerg Klit')).q).toBe('Sauna')
  })

  test('two criteria about the same attribute must both match', () => {
    expect(filter('badevaerelse=4&40=3')).toBe('facilities.40 >= 2 AND facilities.41 >= 2 AND facilities.40 >= 3')
    expect(filter('textQuery=b2417&name=h1180')).toBe('name = "b2417" AND name = "h1180"')
  })
})

describe('the arrival', () => {
  const weekend = ['2027-06-10', '2027-06-11', '2027-06-12', '2027-06-13', '2027-06-14']

  // spec: constant arrival window
  test.each(weekend)('%s means its whole changeover weekend', (day) => {
    expect(request(`ankomst=${day}`).parameters.dates).toEqual(oneOf(weekend))
  })

  test('with change days means only those days of the weekend', () => {
    expect(request('ankomst=2027-06-12&skiftedag=4,1').parameters.dates).toEqual(oneOf(['2027-06-10', '2027-06-14']))
    expect(request('ankomst=2027-06-12&skiftedag=4,1').parameters.changeDays).toBeUndefined()
  })

  test('change days without a date apply to every week', () => {
    expect(filter('skiftedag=5,6')).toBe('changeDay IN [5, 6]')
  })

  test('several dates include each weekend once', () => {
    expect(request('ankomst=2027-06-12,2027-06-11,2027-06-19').parameters.dates).toEqual(
      oneOf([...weekend, '2027-06-17', '2027-06-18', '2027-06-19', '2027-06-20', '2027-06-21']),
    )
  })

  test('a week number means the weekend before the next such week', () => {
    expect(request('arrivalWeekNextOccurence=28&skiftedag=6').parameters.dates).toEqual(oneOf(['2027-07-10']))
  })
})

describe('the length of the stay', () => {
  // spec: constant default duration
  test('is a week by default', () => {
    expect(request('').parameters.durations).toEqual(equal(7))
    expect(searchIndex(request(''))).toBe('lodgingOptions_duration-7_lan-2')
    expect(searchIndex(request('duration=4'))).toBe('lodgingOptions_duration-4_lan-2')
  })

  test('a range of lengths is searched in the index of all lengths', () => {
    expect(searchBody(request('duration=14,7')).filter).toBe('duration 7 TO 14')
    expect(searchIndex(request('duration=14,7'))).toBe('lodgingOptions_duration-_lan-2')
  })

  test('is unrestricted for last-minute offers', () => {
    expect(request('lastMinute=1').parameters.durations).toBeUndefined()
    expect(request('lastMinute=1&duration=3').parameters.durations).toEqual(equal(3))
  })
})

describe('last minute', () => {
  function days(query: string, instant: string): string[] {
    const dates = request(query, { now: new Date(instant) }).parameters.dateTs
    return dates?.comparator === 'BETWEEN' ? dates.values.map((seconds) => new Date(seconds * 1000).toISOString()) : []
  }

  // spec: constant last minute
  test('covers today to 21 days ahead, in a separate index', () => {
    expect(days('lastMinute=1', '2026-11-15T08:00:00Z')).toEqual([
      '2026-11-15T00:00:00.000Z',
      '2026-12-06T00:00:00.000Z',
    ])
    expect(searchIndex(request('lastMinute=1', { language: 7 }))).toBe('lodgingOptionsLastMinute_lan-7')
  })

  test('finds reduced stays only', () => {
    expect(request('lastMinute=1').parameters.discountTotal).toEqual(atLeast(1))
  })

  test('starts tomorrow once today can no longer be booked', () => {
    expect(days('lastMinute=1', '2026-11-15T12:30:00Z')).toEqual([
      '2026-11-16T00:00:00.000Z',
      '2026-12-06T00:00:00.000Z',
    ])
  })

  test('uses the Danish day, not that of the machine', () => {
    expect(days('lastMinute=1', '2027-06-30T22:30:00Z')[0]).toBe('2027-07-01T00:00:00.000Z')
  })
})

describe('the request', () => {
  // spec: constant search page size 10; entity Search request.order; entity Search request.page size
  // spec: entity Search request.page
  test('has ten houses per page, the page and order of the link, and lower-case directions', () => {
    expect(searchBody(request('page=3&order=price-desc'))).toEqual({
      q: '',
      hitsPerPage: 10,
      page: 3,
      sort: ['price:desc'],
      filter: 'duration = 7',
    })
    expect(searchBody(request('', { pageSize: 24 })).hitsPerPage).toBe(24)
    expect(searchBody(request('')).sort).toEqual([])
  })

  // spec: entity Search request.parameters
  test('includes conditions of the page', () => {
    const geoBoundingBox = { northEast: { lat: 56, lng: 8.4 }, southWest: { lat: 55.5, lng: 8 } }
    expect(filter('53=1', { also: { geoBoundingBox } })).toBe(
      'facilities.53 = true AND _geoBoundingBox([56, 8.4], [55.5, 8])',
    )
    expect(filter('53=1', { also: { operator: 'OR', facilities: { 54: equal(true), 55: equal(true) } } })).toBe(
      'facilities.53 = true AND (facilities.54 = true OR facilities.55 = true)',
    )
  })

  // spec: entity Search request.locale of free text; entity Search request.data status search
  // spec: entity Search request.language
  test('uses the indexes of free text and data status by type', () => {
    const common = { language: 1, parameters: {}, order: [], pageSize: 10, page: 1 } as const
    expect(searchIndex({ ...common, kind: 'free-text', locale: 'da-DK' })).toBe('freetext_lan-1_locale-da-DK')
    expect(searchIndex({ ...common, kind: 'data-status' })).toBe('lodging_data_status_lan-1')
  })

  test('works for any search, and every single criterion adds a condition', () => {
    const everything = searchBody(request(''))
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(searchBody(lodgingSearch(search, { language: 2, now })).page).toBe(search.page)
        for (const [key, criterion] of search.criteria) {
          const criteria = new Map([[key, criterion]])
          const body = searchBody(lodgingSearch({ criteria, order: null, page: 1 }, { language: 2, now }))
          // A week is the default anyway.
          if (key !== 'duration' || criterion.value !== 7) expect(body).not.toEqual(everything)
        }
      }),
    )
  })
})

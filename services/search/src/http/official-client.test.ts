import { Meilisearch, MeilisearchApiError } from 'meilisearch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDocumentIndex } from '../documents/document-index.ts'
import { randomCatalogue } from '../testing/random-catalogue.ts'
import { startTestSearch, testKeys } from '../testing/start-search.ts'

let running: Awaited<ReturnType<typeof startTestSearch>>
let reader: Meilisearch
beforeAll(async () => {
  const movies = createDocumentIndex('en', {
    searchable: ['title', 'overview', 'director'],
    filterable: ['genres', 'director', 'rating', 'release', 'overview', 'poster', '_geo', 'cast.name'],
    sortable: ['rating', 'title', '_geo'],
    displayed: ['*'],
  })
  movies.put(films)
  running = await startTestSearch(randomCatalogue(1, 40), { documents: new Map([['movies', movies]]) })
  reader = new Meilisearch({ host: running.origin, apiKey: testKeys.searchKey })
})
afterAll(() => running.stop())

const films = [
  {
    id: 1,
    title: 'Get Out',
    genres: ['horror', 'mystery'],
    director: 'Jordan Peele',
    rating: 7.7,
    release: 2017,
    overview: 'A visit',
    _geo: { lat: 45.4777, lng: 9.1817 },
  },
  {
    id: 2,
    title: 'Paddington',
    genres: ['comedy', 'family'],
    director: 'Paul King',
    rating: 7.2,
    release: 2014,
    overview: '',
    poster: null,
    _geo: { lat: 51.5, lng: -0.12 },
  },
  {
    id: 3,
    title: 'Us',
    genres: ['horror'],
    director: 'Jordan Peele',
    rating: 6.8,
    release: 2019,
    overview: [],
    cast: [{ name: 'Lupita' }],
  },
  {
    id: 4,
    title: 'Kitchen Tales',
    genres: [],
    director: "Tim O'Hara",
    rating: 3,
    release: 1999,
    _geo: { lat: 45.5, lng: 9.2 },
  },
  { id: 5, title: 'Nameless', rating: 5, release: 1980 },
]

async function found(filter: string | (string | string[])[]): Promise<number[]> {
  const { hits } = await reader.index<{ id: number }>('movies').search('', { filter })
  return hits.map(({ id }) => id).sort()
}

describe('filters work as its manual explains', () => {
  test.each<[string | (string | string[])[], number[]]>([
    ['genres = horror', [1, 3]],
    ['genres = HORROR', [1, 3]],
    ["director = 'Jordan Peele'", [1, 3]],
    ['director = "Tim O\'Hara"', [4]],
    ["director = 'Tim O\\'Hara'", [4]],
    ['genres != horror', [2, 4, 5]],
    ['NOT genres = horror', [2, 4, 5]],
    ['rating > 6.8', [1, 2]],
    ['rating >= 6.8', [1, 2, 3]],
    ['rating < 5', [4]],
    ['rating 5 TO 7.2', [2, 3, 5]],
    ['genres IN [horror, comedy]', [1, 2, 3]],
    ['genres IN [horror, comedy,]', [1, 2, 3]],
    ['genres NOT IN [horror, comedy]', [4, 5]],
    ['NOT genres IN [horror, comedy]', [4, 5]],
    ['genres EXISTS', [1, 2, 3, 4]],
    ['genres NOT EXISTS', [5]],
    ['NOT genres EXISTS', [5]],
    ['poster IS NULL', [2]],
    ['poster IS NOT NULL', [1, 3, 4, 5]],
    ['overview IS EMPTY', [2, 3]],
    ['overview IS NOT EMPTY', [1, 4, 5]],
    ['director STARTS WITH jordan', [1, 3]],
    ['director CONTAINS king', [2]],
    ['genres = horror OR genres = comedy AND rating > 7.5', [1, 3]],
    ['(genres = horror OR genres = comedy) AND rating > 7', [1, 2]],
    ["genres = horror AND director = 'Jordan Peele' AND NOT release = 2019", [1]],
    ['cast.name = Lupita', [3]],
    ['_geoRadius(45.472735, 9.184019, 2000)', [1]],
    ['_geoBoundingBox([45.494181, 9.214024], [45.449484, 9.179175])', [1]],
    ['NOT _geoRadius(45.4777, 9.1817, 10000)', [2, 3, 5]],
    [['genres = horror', 'rating > 7'], [1]],
    [
      [['genres = horror', 'genres = comedy'], 'rating > 7'],
      [1, 2],
    ],
    ['', [1, 2, 3, 4, 5]],
  ])('%j finds %j', async (filter, expected) => {
    expect(await found(filter)).toEqual(expected)
  })
})

test.each([
  [{ filter: 'genres = ' }, 'invalid_search_filter'],
  [{ filter: 'genres = horror comedy' }, 'invalid_search_filter'],
  [{ filter: '(genres = horror' }, 'invalid_search_filter'],
  [{ filter: 'title = "Us"' }, 'invalid_search_filter'],
  [{ filter: "genres = 'horror" }, 'invalid_search_filter'],
  [{ filter: 'genres = OR' }, 'invalid_search_filter'],
  [{ filter: '_geo = 3' }, 'invalid_search_filter'],
  [{ filter: '_geoRadius(100, 9, 10)' }, 'invalid_search_filter'],
  [{ sort: ['release:asc'] }, 'invalid_search_sort'],
  [{ sort: ['rating'] }, 'invalid_search_sort'],
  [{ limit: -1 }, 'invalid_search_limit'],
  [{ hitsPerPage: 1.5 }, 'invalid_search_hits_per_page'],
  [{ facets: ['title'] }, 'invalid_search_facets'],
])('%j is refused with its code', async (params, code) => {
  const refusal = await reader
    .index('movies')
    .search('', params)
    .catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(MeilisearchApiError)
  if (!(refusal instanceof MeilisearchApiError)) return
  expect(refusal.cause).toMatchObject({ code, type: 'invalid_request' })
  expect(refusal.cause?.link).toContain(code)
})

// spec: call POST /indexes/{index}/search/
test('sorting, paging, facets and typos work as its manual says', async () => {
  const movies = reader.index('movies')
  const sorted = await movies.search('', {
    sort: ['rating:desc'],
    page: 2,
    hitsPerPage: 2,
    facets: ['genres', 'rating'],
  })
  expect(sorted.hits.map(({ id }) => id)).toEqual([3, 5])
  expect(sorted).toMatchObject({ page: 2, hitsPerPage: 2, totalHits: 5, totalPages: 3 })
  expect(sorted.facetDistribution?.genres).toEqual({ comedy: 1, family: 1, horror: 2, mystery: 1 })
  expect(sorted.facetStats?.rating).toEqual({ min: 3, max: 7.7 })
  const near = await movies.search('', { sort: ['_geoPoint(51, 0):asc'], limit: 1 })
  expect(near.hits[0]?.id).toBe(2)
  const misspelt = await movies.search('padington', { attributesToRetrieve: ['title'] })
  expect(misspelt.hits).toEqual([{ title: 'Paddington' }])
})

test('a wrong key, a missing one and an unknown index are refused with its error codes', async () => {
  const withKey = (apiKey?: string) => new Meilisearch({ host: running.origin, ...(apiKey && { apiKey }) })
  await expect(withKey('wrong').index('movies').search('')).rejects.toThrow('The provided API key is invalid')
  await expect(withKey().index('movies').search('')).rejects.toThrow('Authorization header')
  await expect(reader.index('nothing').search('')).rejects.toThrow('Index `nothing` not found.')
})

test('the option indexes find houses, with several queries at once', async () => {
  const week = 'lodgingOptions_duration-7_lan-2'
  const all = await reader
    .index(week)
    .search('', { hitsPerPage: 3, page: 1, sort: ['price:asc'], filter: 'facilities.53 = true' })
  expect(all.hits).toHaveLength(3)
  const prices = all.hits.map(({ price }) => Number(price))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(all.hits[0]).toMatchObject({ duration: 7, currency: 'EUR', facilities: { 53: true } })
  const { results } = await reader.multiSearch({
    queries: [
      { indexUid: week, filter: 'facilities.53 = true', limit: 0, facets: ['locationId', 'price'] },
      { indexUid: 'lodgingOptionsLastMinute_lan-1', attributesToRetrieve: ['id'] },
      { indexUid: 'lodgingOptions_duration-_lan-7', filter: 'duration 3 TO 5 AND price <= 60000' },
    ],
  })
  expect(results[0]).toMatchObject({ estimatedTotalHits: all.totalHits, hits: [] })
  const byPlace = Object.values(results[0]?.facetDistribution?.locationId ?? {})
  expect(byPlace.reduce((sum, count) => sum + count, 0)).toBe(all.totalHits)
  expect(Object.keys(results[1]?.hits[0] ?? {})).toEqual(['id'])
  expect((await reader.health()).status).toBe('available')
})

test.each([
  { attributesToSearchOn: ['title'] },
  { attributesToHighlight: ['title'] },
  { attributesToCrop: ['title'] },
  { showMatchesPosition: true },
  { showRankingScore: true },
  { distinct: 'director' },
])('the unsupported option %j is refused', async (params) => {
  await expect(reader.index('movies').search('', params)).rejects.toMatchObject({
    cause: { code: 'bad_request', type: 'invalid_request' },
  })
})

test('a federated search is refused', async () => {
  await expect(reader.multiSearch({ federation: {}, queries: [{ indexUid: 'movies', q: '' }] })).rejects.toMatchObject({
    cause: { code: 'feature_not_enabled' },
  })
})

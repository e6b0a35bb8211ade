import type { TextHit } from '@marram/contract/search/client'
import { emptySearch, setCriterion, startSearch } from '@marram/domain/criteria/search-state'
import { finder as texts } from '@marram/i18n/messages/finder/en'
import { expect, test } from 'vitest'
import { directTarget, type FinderInput, finderGroups } from './finder-groups.ts'
import { nextOption } from './finder-options.tsx'

const searchPage = '/search-holiday-homes/'
const lodging = (name: string): TextHit => ({
  id: `lodging-${name}`,
  type: 'lodging',
  title: `Dune house ${name}`,
  name,
  place: 'Fyrvej 1, Blåvand',
})
const hits: TextHit[] = [
  ...['B2417', 'B2418', 'B2419', 'B2420', 'B2421', 'B2422'].map(lodging),
  { id: 'area-3', type: 'area', title: 'Fanø', locationIds: [44, 45] },
  { id: 'entry-1', type: 'area', title: 'Blåvand', path: '/blavand/' },
  { id: 'street-12', type: 'street', title: 'Klitvej', place: 'Henne Strand', locationIds: [20] },
  { id: 'entry-2', type: 'page', title: 'Keys', path: '/keys/' },
  { id: 'entry-3', type: 'blog', title: 'A walk in the dunes', path: '/blog/walk/' },
  { id: 'entry-4', type: 'page', title: 'Draft', path: null },
]
const find = (query: string, more: Partial<FinderInput> = {}): FinderInput => ({
  edition: 'en',
  searchPage,
  query,
  hits,
  words: null,
  texts,
  ...more,
})
const shown = (input: FinderInput) =>
  finderGroups(input).map(({ key, options }) => [key, options.map(({ href }) => href)] as const)

test('suggestions are grouped by kind, each leads to its page or to its houses, and the last searches the houses', () => {
  expect(shown(find('dune'))).toEqual([
    ['areas', [`${searchPage}?filter=1&omraader=44%2C45`, '/blavand/']],
    ['houses', ['b2417', 'b2418', 'b2419', 'b2420', 'b2421'].map((name) => `/holiday-home-${name}/`)],
    ['pages', ['/keys/']],
    ['posts', ['/blog/walk/']],
    ['more', [`${searchPage}?filter=1&textQuery=dune`]],
  ])
})

test('a street is suggested for its own name, not for that of its town', () => {
  expect(shown(find('Klitvej'))).toContainEqual(['streets', [`${searchPage}?filter=1&vejnavn=12`]])
  expect(shown(find('klitv henne'))).toContainEqual(['streets', [`${searchPage}?filter=1&vejnavn=12`]])
  expect(shown(find('Henne')).map(([key]) => key)).not.toContain('streets')
})

test('a house is listed by number, street and resort', () => {
  const place = 'Svalehøjen 99, Henne, Klinting, Henne Strand'
  const [houses] = finderGroups(find('hytte', { hits: [{ ...lodging('H6893'), place }] }))
  expect(houses?.options[0]?.note).toBe('H6893 · Svalehøjen 99, Henne Strand')
})

test('an empty field suggests nothing, and enter leads to the search page', () => {
  expect(finderGroups(find('  '))).toEqual([])
  expect(directTarget(find('  '), true)).toBe(searchPage)
})

test('the number of a house leads straight to it, without other houses', () => {
  const words = {
    criteria: setCriterion(startSearch(), 'name', 'b2418').criteria,
    order: null,
    labels: ['House'],
    rest: '',
  }
  const [first, ...others] = finderGroups(find('b2418', { words }))
  expect(first).toMatchObject({ key: 'houses', options: [{ title: 'Straight to house B2418' }] })
  expect(others.map(({ key }) => key)).toEqual(['areas', 'pages', 'posts', 'more'])
  expect(directTarget(find('b2418'), true)).toBe('/holiday-home-b2418/')
})

test('enter opens a house before the suggestions have loaded, but not one that does not exist', () => {
  expect(directTarget(find('B2499', { hits: [] }), false)).toBe('/holiday-home-b2499/')
  expect(directTarget(find('B2499'), true)).toBe(`${searchPage}?filter=1&textQuery=B2499`)
})

test('understood words come first as their criteria, and the rest is named', () => {
  const { criteria } = setCriterion(setCriterion(startSearch(emptySearch), '53', true), '10', 6)
  const words = { criteria, order: 'price-asc' as const, labels: ['Sauna', '6 persons'], rest: 'quiet' }
  const input = find('cheap sauna for 6, quiet', { words })
  const href = `${searchPage}?filter=1&10=6&53=1&order=price-asc`
  expect(finderGroups(input)[0]).toMatchObject({
    key: 'words',
    options: [{ href, chips: ['Sauna', '6 persons'], note: 'without “quiet”, which we didn’t understand' }],
  })
  expect(directTarget(input, true)).toBe(href)
})

test('arrow keys go down, up, and back to the field past the ends', () => {
  const ids = ['a', 'b', 'c']
  expect([nextOption(ids, null, 1), nextOption(ids, 'a', 1), nextOption(ids, 'c', 1)]).toEqual(['a', 'b', null])
  expect([nextOption(ids, null, -1), nextOption(ids, 'a', -1)]).toEqual(['c', null])
  expect(nextOption([], null, 1)).toBeNull()
})

import type { Place } from '@marram/i18n/page-table'
import { buildPath } from '@marram/i18n/paths'
import { describe, expect, test } from 'vitest'
import { decideRoute, isContentAddress, isVariant } from './route-rules.ts'

const rules = { move: () => '/', today: '2026-11-16' }
const decide = (path: string, query: string) => decideRoute('de', path, new URLSearchParams(query), rules)

describe('the search page is stored', () => {
  test('once for equal searches, regardless of parameter order', () => {
    const one = decide('/ferienhaus-suche/', 'filter=1&53=1&omraader=49,48')
    const other = decide('/ferienhaus-suche/', 'utm_source=mail&omraader=48&omraader=49&53=1&filter=1&nonsense=4')
    expect(one.target).toBe('/ferienhaus-suche/?filter=1&omraader=48%2C49&53=1')
    expect(other.target).toBe(one.target)
  })

  test('under the slugs of its places, which the page maps to their numbers', () => {
    expect(decide('/ferienhaus-suche/', 'x=1&53=1&omraader=romo,44').target).toBe(
      '/ferienhaus-suche/?omraader=romo%2C44&53=1',
    )
  })

  test.each(['', 'utm_source=mail', 'result=1', 'nonsense=1&page=1&viewType=list'])(
    'with "%s" as the page without a query',
    (query) => {
      expect(decide('/ferienhaus-suche/', query).target).toBe('/ferienhaus-suche/')
    },
  )

  test('for a profile without adding filter=1', () => {
    expect(decide('/ferienhaus-suche/', 'profile=with-dog').target).toBe('/ferienhaus-suche/?profile=with-dog')
  })
})

describe('a house is stored', () => {
  const house = '/ferienhaus-b1234/'
  const asked = `${house}?arrival=2027-06-12&duration=7&adults=4&pets=1`

  test('by the stay in its address and no other parameter', () => {
    const decided = decide(house, 'utm_source=mail&pets=1&adults=4&duration=7&arrival=2027-06-12&x=1')
    expect(decided).toEqual({ html: 'stored', target: asked })
    expect(decide(house, 'utm_source=mail&arrival=soon&order=price-asc').target).toBe(house)
  })

  test('not for a filter of its reviews, which is shown with the stay', () => {
    expect(
      decide(house, 'reviewTopic=dog&x=1&arrival=2027-06-12&duration=7&adults=4&pets=1&reviewLanguage=de'),
    ).toEqual({
      html: 'stored',
      target: `${asked}&reviewTopic=dog&reviewLanguage=de`,
      isRare: true,
    })
    expect(decide(house, 'reviewTopic=cats&reviewLanguage=fr')).toEqual({ html: 'stored', target: house })
  })

  test('not for an unbookable stay, which is still shown', () => {
    expect(decide(house, 'arrival=2020-01-04&duration=7')).toMatchObject({
      target: `${house}?arrival=2020-01-04&duration=7&adults=2`,
      isRare: true,
    })
  })

  test('separately from other pages if it has a stay', () => {
    expect([`de ${asked}`, `de ${house}`].map(isVariant)).toEqual([true, false])
  })

  test('under the path of its edition', () => {
    expect(decide('/sommerhus-b1234/', 'arrival=2027-06-12').movedTo).toBe('/?arrival=2027-06-12')
  })
})

test('other pages ignore the query of a search', () => {
  expect(decide('/last-minute/', 'filter=1&53=1').target).toBe('/last-minute/')
  expect(decide('/soeg-sommerhus/', 'filter=1&53=1').target).toBe('/soeg-sommerhus/')
})

test('a personal page keeps its query', () => {
  expect(decide('/booking/step1/', 'lodgingId=4').target).toBe('/booking/step1/?lodgingId=4')
})

test.each([
  ['/blog/page/1/', '/blog/'],
  ['/category/natur/page/1/', '/category/natur/'],
  ['/fotowettbewerb/fotowettbewerb-2025/page/1/', '/fotowettbewerb/fotowettbewerb-2025/'],
])('%s is the list itself', (path, list) => {
  const move = { ...rules, move: (place: Place) => buildPath('de', place) }
  expect(decideRoute('de', path, new URLSearchParams(), move).movedTo).toBe(list)
})

test('a further page of a list stays where it is', () => {
  expect(decide('/blog/page/2/', '').movedTo).toBeUndefined()
})

describe('a page number in the path of the search page', () => {
  const move = { ...rules, move: (place: Place) => buildPath('de', place) }
  const movedTo = (path: string, query = '') => decideRoute('de', path, new URLSearchParams(query), move).movedTo

  // spec: route search page
  test.each([
    ['page/2/', '', '/ferienhaus-suche/?page=2'],
    ['page/2/', 'filter=1&53=1&page=7', '/ferienhaus-suche/?filter=1&53=1&page=2'],
    ['page/1/', '', '/ferienhaus-suche/'],
    ['page/1/', 'filter=1&53=1', '/ferienhaus-suche/?filter=1&53=1'],
  ])('%s?%s leads to %s', (path, query, target) => {
    expect(movedTo(`/ferienhaus-suche/${path}`, query)).toBe(target)
  })

  test.each(['', 'filter=1&page=2'])('is ignored if the query has one: "%s"', (query) => {
    expect(movedTo('/ferienhaus-suche/', query)).toBeUndefined()
  })

  test.each(['page/0/', 'page/x/', 'page/02/', 'page/', 'nord/page/2/'])(
    '%s is left to the content service',
    (path) => {
      expect(movedTo(`/ferienhaus-suche/${path}`)).toBeUndefined()
    },
  )
})

describe('a search page that editors have moved', () => {
  const decideMoved = (path: string, query: string) =>
    decideRoute('de', path, new URLSearchParams(query), { ...rules, searchPath: '/suche/' })
  test('is stored by its search like the default one', () => {
    expect(decideMoved('/suche/', 'filter=1&53=1&utm_source=x').target).toBe('/suche/?filter=1&53=1')
  })
  test('is the target of the default address', () => {
    expect(decideMoved('/ferienhaus-suche/', 'filter=1').movedTo).toBe('/suche/?filter=1')
  })
  test('is the target of another edition’s path', () => {
    expect(decideMoved('/soeg-sommerhus/', 'filter=1').movedTo).toBe('/suche/?filter=1')
  })
  test('has its further pages in the query too', () => {
    expect(decideMoved('/suche/page/3/', '').movedTo).toBe('/suche/?page=3')
  })
})

test.each([
  ['/blog/bernstein/', true],
  ['/gibt-es-nicht/', true],
  ['/ferienhaus-suche/', false],
  ['/newsletter/', false],
  ['/newsletter/confirmed/', false],
  ['/dev/gallery/', false],
  ['/ferienhaus-b1234/', false],
  ['/', false],
])('the content service resolves %s: %s', (path, expected) => {
  expect(isContentAddress('de', path, '/ferienhaus-suche/')).toBe(expected)
})

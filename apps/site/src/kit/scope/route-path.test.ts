import { editionKeys } from '@marram/i18n/edition-key'
import { pageTable } from '@marram/i18n/page-table'
import { expect, test } from 'vitest'
import { pageOfRoute, rewritePaths, routedPath, shownPath } from './route-path.ts'

const german = { edition: 'de', searchPath: '/suche/' } as const

test.each([
  ['/ferienhaus-b2417/', '/holiday-home-b2417/'],
  ['/favorithauser/', '/favorite-houses/'],
  ['/gemeinsam-entscheiden/a1b2/', '/decide-together/a1b2/'],
  ['/steuerberechnung/', '/tax-calculation/'],
  ['/fotowettbewerb/', '/photo-contest/'],
  ['/fotowettbewerb/upload/', '/photo-contest/upload/'],
  ['/fotowettbewerb/fotowettbewerb-2025/page/2/', '/photo-contest/photo-contest-2025/page/2/'],
  ['/fotowettbewerb/fotowettbewerb-2025/die-welle/', '/photo-contest/photo-contest-2025/die-welle/'],
])('%s is rendered by the route of %s, and links use the original path', (path, route) => {
  expect([routedPath(german, path), shownPath(german, route)]).toEqual([route, path])
})

test.each(['/', '/blog/', '/booking/', '/booking/receipt/', '/account/login/', '/ferienhaus-am-meer/', '/jobs/koch/'])(
  '%s is the same path as its route',
  (path) => {
    expect([routedPath(german, path), shownPath(german, path)]).toEqual([path, path])
  },
)

test('a link in another edition’s language, or in capitals, leads to this edition’s page', () => {
  expect(shownPath(german, routedPath(german, '/sommerhus-b2417/'))).toBe('/ferienhaus-b2417/')
  expect(shownPath(german, routedPath(german, '/Ferienhaus-B2417/'))).toBe('/ferienhaus-b2417/')
})

test('a search page that editors have moved is found under its own path, and links lead there', () => {
  expect([routedPath(german, '/suche/'), shownPath(german, '/search-holiday-homes/')]).toEqual([
    '/search-holiday-homes/',
    '/suche/',
  ])
  expect(shownPath(german, routedPath(german, '/ferienhaus-suche/'))).toBe('/suche/')
  expect(shownPath({ edition: 'de' }, '/search-holiday-homes/')).toBe('/ferienhaus-suche/')
})

test('the rest of an address stays as it is', () => {
  const { input, output } = rewritePaths(german)
  expect(input({ url: new URL('http://x/suche/?filter=1#a') })?.href).toBe('http://x/search-holiday-homes/?filter=1#a')
  expect(output({ url: new URL('http://x/search-holiday-homes/') })?.href).toBe('http://x/suche/')
  expect(input({ url: new URL('http://x/blog/') })).toBeUndefined()
})

test('a route is mapped to its row of the page table', () => {
  expect(pageOfRoute(routedPath(german, '/suche/'))).toBe('search')
  expect(pageOfRoute('/blog/')).toBe('content')
  for (const edition of editionKeys)
    expect(pageOfRoute(routedPath({ edition }, pageTable.favorites.address[edition]))).toBe('favorites')
})

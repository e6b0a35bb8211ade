import { expect, test } from 'vitest'
import { routedPath, searchRewrite, shownPath } from './search-rewrite.ts'

const moved = { edition: 'de', searchPath: '/suche/' } as const

test('a search page that editors have moved is found under its own path, and links lead there', () => {
  expect([routedPath(moved, '/suche/'), shownPath(moved, '/ferienhaus-suche/')]).toEqual([
    '/ferienhaus-suche/',
    '/suche/',
  ])
  expect([routedPath(moved, '/blog/'), shownPath(moved, '/blog/')]).toEqual(['/blog/', '/blog/'])
  const { rewrite } = searchRewrite(moved)
  const href = (url?: URL) => url?.href
  expect(href(rewrite?.input({ url: new URL('http://x/suche/?filter=1#a') }))).toBe(
    'http://x/ferienhaus-suche/?filter=1#a',
  )
  expect(href(rewrite?.output({ url: new URL('http://x/ferienhaus-suche/') }))).toBe('http://x/suche/')
  expect(rewrite?.input({ url: new URL('http://x/blog/') })).toBeUndefined()
})

test('where it stands as usual the router has nothing to translate', () => {
  expect(searchRewrite({ edition: 'de', searchPath: '/ferienhaus-suche/' })).toEqual({})
  expect(searchRewrite({ edition: 'de' })).toEqual({})
})

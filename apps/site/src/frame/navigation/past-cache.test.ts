import { expect, test } from 'vitest'
import { pastCacheUrl, stayPastCache } from './past-cache.ts'

const base = 'https://marram.example/alt/?x=1'

test('a URL keeps its query and hash when it bypasses the cache, and afterwards', () => {
  expect(pastCacheUrl('/blog/?page=2#ende', base, true)).toBe('/blog/?page=2&ePassCache=1#ende')
  expect(pastCacheUrl('/blog/?ePassCache=1&page=2', base, false)).toBe('/blog/?page=2')
  expect(pastCacheUrl('/blog/?ePassCache=1', base, true)).toBe('/blog/?ePassCache=1')
})

test('a visitor who bypasses the cache gets every page from the server, but never in the middle of a booking', () => {
  const loaded: string[] = []
  let isPast = true
  const middleware = stayPastCache({ isPast: () => isPast, load: (href) => loaded.push(href) })
  expect(middleware({ path: '/blog/', href: '/blog/' })).toBe('handled')
  expect(middleware({ path: '/booking/step1/', href: '/booking/step1/' })).toBe('continue')
  isPast = false
  expect(middleware({ path: '/blog/', href: '/blog/' })).toBe('continue')
  expect(loaded).toEqual(['/blog/'])
})

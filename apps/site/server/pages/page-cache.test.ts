import { describe, expect, test } from 'vitest'
import { type CachedPage, createPageCache } from './page-cache.ts'

const response = {
  status: 200,
  etag: '"a"',
  sizeBytes: 100,
  notModified: [],
  variants: {} as CachedPage['response']['variants'],
}
const page = (...tags: string[]): CachedPage => ({ response, tags, freshUntil: 1000, staleUntil: 2000 })

describe('age', () => {
  test.each([
    [999, 'fresh'],
    [1000, 'stale'],
    [1999, 'stale'],
    [2000, 'expired'],
  ])('at %i the page is %s', (now, kind) => {
    const cache = createPageCache(1_000_000)
    cache.store(cache.begin(), 'de /', page())
    expect(cache.find('de /', now).kind).toBe(kind)
  })
})

test('a change evicts every page with its tag, and no other', () => {
  const cache = createPageCache(1_000_000)
  cache.store(cache.begin(), 'de /a/', page('lodging:1', 'lodging:2'))
  cache.store(cache.begin(), 'de /b/', page('lodging:2'))
  cache.store(cache.begin(), 'de /c/', page('lodging:3'))
  expect(cache.drop(['lodging:2'])).toBe(2)
  expect(cache.find('de /a/', 0).kind).toBe('none')
  expect(cache.find('de /b/', 0).kind).toBe('none')
  expect(cache.find('de /c/', 0).kind).toBe('fresh')
})

test('a page that was rendered while its house changed is not stored', () => {
  const cache = createPageCache(1_000_000)
  const ticket = cache.begin()
  cache.drop(['lodging:1'])
  expect(cache.store(ticket, 'de /', page('lodging:1'))).toBe(false)
  expect(cache.find('de /', 0).kind).toBe('none')
  expect(cache.store(cache.begin(), 'de /', page('lodging:1'))).toBe(true)
})

test('a page that was rendered while another house changed is stored', () => {
  const cache = createPageCache(1_000_000)
  const ticket = cache.begin()
  cache.drop(['lodging:2'])
  expect(cache.store(ticket, 'de /', page('lodging:1'))).toBe(true)
})

test('after missed notices all pages are evicted, including renders in flight', () => {
  const cache = createPageCache(1_000_000)
  cache.store(cache.begin(), 'de /', page())
  const ticket = cache.begin()
  cache.clear()
  expect(cache.size).toBe(0)
  expect(cache.store(ticket, 'de /', page())).toBe(false)
})

test('the oldest pages are evicted when the memory limit is reached', () => {
  const cache = createPageCache(10_000)
  for (let index = 0; index < 20; index += 1) cache.store(cache.begin(), `de /${index}/`, page('all'))
  expect(cache.size).toBeLessThanOrEqual(4)
  expect(cache.find('de /19/', 0).kind).toBe('fresh')
  const kept = cache.size
  expect(cache.drop(['all'])).toBe(kept)
})

test('variants only evict each other, least recently used first', () => {
  const cache = createPageCache(40_000, (key) => key.includes('?'))
  cache.store(cache.begin(), 'de /house/', page('lodging:1'))
  cache.store(cache.begin(), 'de /house/?stay=asked-for', page('lodging:1'))
  for (let index = 0; index < 50; index += 1) {
    cache.store(cache.begin(), `de /house/?stay=${index}`, page('lodging:1'))
    expect(cache.find('de /house/?stay=asked-for', 0).kind).toBe('fresh')
  }
  expect(cache.find('de /house/', 0).kind).toBe('fresh')
  expect(cache.find('de /house/?stay=0', 0).kind).toBe('none')
  expect(cache.size).toBeLessThanOrEqual(6)
  const kept = cache.size
  expect(cache.drop(['lodging:1'])).toBe(kept)
  expect(cache.size).toBe(0)
})

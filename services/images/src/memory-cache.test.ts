import { expect, test } from 'vitest'
import { createMemoryCache } from './memory-cache.ts'

test('a new picture evicts the least recently used', () => {
  const cache = createMemoryCache(30)
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) cache.store(key, new Uint8Array(3))
  expect(cache.find('a')).toHaveLength(3)
  cache.store('k', new Uint8Array(3))
  expect(cache.find('b')).toBeNull()
  expect(cache.find('a')).toHaveLength(3)
  expect(cache.find('k')).toHaveLength(3)
})

test('storing a picture again does not count it twice', () => {
  const cache = createMemoryCache(30)
  for (let i = 0; i < 50; i++) cache.store('a', new Uint8Array(3))
  cache.store('b', new Uint8Array(3))
  expect(cache.find('a')).toHaveLength(3)
  expect(cache.find('b')).toHaveLength(3)
})

test('one huge picture does not evict all others', () => {
  const cache = createMemoryCache(30)
  cache.store('a', new Uint8Array(3))
  cache.store('huge', new Uint8Array(29))
  expect(cache.find('huge')).toBeNull()
  expect(cache.find('a')).toHaveLength(3)
})

import { expect, test } from 'vitest'
import { createMemoryCache } from './memory-cache.ts'

test('the picture that was not looked at for longest makes room for a new one', () => {
  const cache = createMemoryCache(30)
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) cache.store(key, new Uint8Array(3))
  expect(cache.find('a')).toHaveLength(3)
  cache.store('k', new Uint8Array(3))
  expect(cache.find('b')).toBeNull()
  expect(cache.find('a')).toHaveLength(3)
  expect(cache.find('k')).toHaveLength(3)
})

test('storing a picture anew does not count it twice', () => {
  const cache = createMemoryCache(30)
  for (let i = 0; i < 50; i++) cache.store('a', new Uint8Array(3))
  cache.store('b', new Uint8Array(3))
  expect(cache.find('a')).toHaveLength(3)
  expect(cache.find('b')).toHaveLength(3)
})

test('one huge picture does not push out all others', () => {
  const cache = createMemoryCache(30)
  cache.store('a', new Uint8Array(3))
  cache.store('huge', new Uint8Array(29))
  expect(cache.find('huge')).toBeNull()
  expect(cache.find('a')).toHaveLength(3)
})

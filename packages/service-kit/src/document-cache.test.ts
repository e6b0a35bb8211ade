import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { createDocumentCache } from './document-cache.ts'

const own = '{ own }'
const long = (name: string) => `{ ${name.repeat(3000)} }`

test("the site's documents stay in the cache, whatever others send", () => {
  const { documentCache } = createDocumentCache([{ text: own }])
  expect(documentCache.get(own)).toBeUndefined()
  const document = parse(own)
  documentCache.set(own, document)
  for (let index = 0; index < 100; index += 1) documentCache.set(long(`a${index}`), document)
  expect(documentCache.get(own)).toBe(document)
})

test('other documents are evicted by total length; a longer one is never cached', () => {
  const { documentCache, errorCache } = createDocumentCache([])
  const texts = Array.from({ length: 30 }, (_, index) => long(`b${index % 10}${Math.floor(index / 10)}`))
  for (const text of texts) documentCache.set(text, parse('{ a }'))
  const kept = texts.filter((text) => documentCache.get(text) !== undefined)
  expect(kept).toEqual(texts.slice(-kept.length))
  expect(kept.reduce((sum, text) => sum + text.length, 0)).toBeLessThanOrEqual(100_000)
  expect(kept.length).toBeGreaterThan(5)
  const huge = long('c'.repeat(40))
  documentCache.set(huge, parse('{ a }'))
  errorCache.set('{', new Error('syntax'))
  expect([documentCache.get(huge), errorCache.get('{')]).toEqual([undefined, undefined])
})

import { expect, test } from 'vitest'
import { parseSpecifier } from './load-redirects.ts'

test.each([
  ['/alte-seite/', '/alte-seite/'],
  ['/Alte-Seite', '/alte-seite/'],
  ['alte-seite', '/alte-seite/'],
  ['/a/b/?utm_source=x#top', '/a/b/'],
  ['/s%C3%B8g/', '/søg/'],
  ['/', '/'],
  ['', '/'],
  ['/index.html', '/index.html/'],
])('the path %s is looked up as %s', (given, path) => {
  expect(parseSpecifier(given)).toBe(path)
})

test.each([
  '/%E0%A4%A',
  '//elsewhere.example/',
  'https://elsewhere.example/',
  '/a b/',
  '/%00/',
  '/a\\b/',
  '/a//b/',
  `/${'a'.repeat(2001)}`,
])('%s cannot be one of our paths', (given) => {
  expect(parseSpecifier(given)).toBeNull()
})

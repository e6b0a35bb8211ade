import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

describe('a page has one address', () => {
  test.each([
    ['/', { kind: 'page', path: '/' }],
    ['/info/strom/', { kind: 'page', path: '/info/strom/' }],
    ['/Info/Strom', { kind: 'moved', path: '/info/strom/' }],
    ['//info///strom//', { kind: 'moved', path: '/info/strom/' }],
    ['/FERIENHAUS-B2417', { kind: 'moved', path: '/ferienhaus-b2417/' }],
    ['/Bl%C3%A5vand/', { kind: 'moved', path: '/bl%C3%A5vand/' }],
    ['/%61bc/', { kind: 'moved', path: '/abc/' }],
  ] as const)('%s', (path, verdict) => {
    expect(canonicalPath(path)).toEqual(verdict)
  })
})

describe('a path that looks like another host stays on this site', () => {
  test.each([
    ['//evil.example/x', '/evil.example/x/'],
    ['/%2F%2Fevil.example/x', '/%2F%2Fevil.example/x/'],
    ['/\\evil/', '/%5Cevil/'],
    ['/%5C%5Cevil/', '/%5C%5Cevil/'],
    ['/@evil/', '/%40evil/'],
    ['/javascript:alert(1)/', '/javascript%3Aalert(1)/'],
  ])('%s', (path, expected) => {
    const verdict = canonicalPath(path)
    expect('path' in verdict ? verdict.path : '').toBe(expected)
  })
})

test.each(['/%E0%A4%A/', '/a%00b/', '/a%1fb/', '/a%7fb/', '/a%0d%0aSet-Cookie:x/', '/%ff/'])(
  '%s is refused as malformed',
  (path) => {
    expect(canonicalPath(path)).toEqual({ kind: 'malformed' })
  },
)

test.each([
  '/api/version',
  '/API/Version/',
  '/services/broker/graphql',
  '/builds/latest.json',
  '/assets/index-Ab12.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/_serverFn/x',
  '/api',
])('%s is never redirected', (path) => {
  expect(canonicalPath(path)).toEqual({ kind: 'not-a-page' })
})

test.each(['/apis/', '/info/api/', '/healthzone/', '/info.x/strom/', '/a%20b/', '/info.ninechars/'])(
  '%s is a page',
  (path) => {
    expect(canonicalPath(path)).toEqual({ kind: 'page', path })
  },
)

test.each(['/favicon.svg', '/alt/Seite.html', '/info/_payload.json'])('%s looks like a file', (path) => {
  expect(canonicalPath(path)).toEqual({ kind: 'file', path })
})

test('one redirect leads to the canonical page and never off the site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 16 }), (text) => {
      const verdict = canonicalPath(`/${encodeURI(text.toWellFormed())}`)
      if (verdict.kind !== 'moved') return
      expect(verdict.path).toMatch(/^\/(?![/\\])/)
      expect(canonicalPath(verdict.path)).toEqual({ kind: 'page', path: verdict.path })
    }),
  )
})

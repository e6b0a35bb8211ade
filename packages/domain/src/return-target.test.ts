import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSitePath, returnTarget } from './return-target.ts'

test.each([
  ['/booking/step2/?lodging=4', '/booking/step2/?lodging=4'],
  ['/favorithauser/#list', '/favorithauser/#list'],
  ['/', '/'],
])('a guest who came from %s continues there', (written, target) => {
  expect(returnTarget(written, '/account/')).toBe(target)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  'evil.example',
  '/%2f/evil.example',
  '/%2F%2fevil.example/',
  '/..//evil.example',
  '/a/../..//evil.example/',
  '/%2e%2e/%5cevil.example',
  '',
  null,
  undefined,
  '/api/session/logout/',
  '/services/auth/logout/',
  '/account/login/?next=/account/login/',
])('%j leads to the fallback', (written) => {
  expect(returnTarget(written, '/account/')).toBe('/account/')
})

test('a browser that follows any result stays on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (written) => {
        const target = returnTarget(written, '/account/')
        return new URL(target, 'https://marram.example').origin === 'https://marram.example'
      },
    ),
  )
})

test.each([
  '/',
  '/booking/receipt/?reservationId=12&again=1',
  '/booking/reservation/#pay',
  '/søg-område/',
  '/s%C3%B8g/',
  '/100%25/',
  '/?next=//elsewhere/..',
  '/.well-known/x',
  '/a..b/',
])('%s is a path of this site', (path) => expect(isSitePath(path)).toBe(true))

test.each([
  '',
  'booking/',
  '//evil.example/',
  '/\\evil.example/',
  '/a\\..\\b',
  '/%2f%2fevil',
  '/%5C%5cevil',
  '/..//evil.example',
  '/booking/../..//evil.example/',
  '/booking/./step1/',
  '/booking/.%2E/step1/',
  '/booking/%2e/',
  '/booking//step1/',
  '/\t/evil',
  '/a b',
  '/\u0000',
])('%j is not', (path) => expect(isSitePath(path)).toBe(false))

test('browsers parse an accepted path as it is written', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '..',
    '.',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    'evil.example',
    'a',
    '?',
    '#',
    ' ',
    '\t',
    '@',
    ':',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const written = `/${parts.join('')}`
      if (!isSitePath(written)) return
      const { host, pathname } = new URL(written, 'https://marram.example')
      expect(host).toBe('marram.example')
      expect(pathname).toBe(written.split(/[?#]/)[0])
      expect(decodeURIComponent(pathname)).not.toMatch(/\/\/|\\|\/\.\.?(?:\/|$)/)
    }),
  )
})

import { expect, test } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'

const ids = (value: unknown): number[] | null => (Array.isArray(value) ? value.map(Number) : null)

test('a cookie comes back as it was written', () => {
  const written = writeCookie('favorites', [12, 7], 3600, false)
  expect(readCookie(`a=1; ${written.split(';')[0]}; b=2`, 'favorites', ids)).toEqual([12, 7])
})

test('only the cookie of exactly this name is read', () => {
  expect(readCookie('my-favorites=%5B1%5D', 'favorites', ids)).toBeNull()
})

// spec: error cookie decode failure
test.each(['favorites=%', 'favorites=%7Bnot json', 'favorites='])('"%s" is logged and ignored', (header) => {
  const warnings: string[] = []
  expect(readCookie(header, 'favorites', ids, (message) => warnings.push(message))).toBeNull()
  expect(warnings).toEqual(['The cookie favorites could not be read.'])
})

test('over HTTPS a cookie never travels in the clear', () => {
  expect(writeCookie('search', {}, 60, true)).toContain('; Secure')
  expect(writeCookie('search', {}, 60, false)).not.toContain('Secure')
})

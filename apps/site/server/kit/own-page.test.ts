import { expect, test } from 'vitest'
import { isFromOwnPage } from './own-page.ts'

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://marram.example' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://marram.example' }, true],
  [{ origin: 'https://marram.example.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'marram.example' }, false],
  [{ origin: 'https://marram.example:8443' }, false],
  [{ referer: 'https://marram.example/' }, false],
  [{}, false],
])('a form with the headers %j comes from this site: %s', (headers, expected) => {
  expect(isFromOwnPage(new Headers(headers), 'marram.example')).toBe(expected)
})

test('the host is compared without case, and a missing host matches no page', () => {
  const headers = new Headers({ origin: 'https://marram.example:8443' })
  expect(isFromOwnPage(headers, 'Marram.Example:8443')).toBe(true)
  expect(isFromOwnPage(headers, undefined)).toBe(false)
})

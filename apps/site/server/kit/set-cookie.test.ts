import { expect, test } from 'vitest'
import { type CookieOptions, setCookie } from './set-cookie.ts'

function written(options: CookieOptions): string | null {
  const headers = new Headers()
  setCookie(headers, 'name', 'value', options)
  return headers.get('set-cookie')
}

test('a cookie is HttpOnly and SameSite, and over HTTPS Secure', () => {
  expect(written({ isHttps: true, maxAgeS: 60 })).toBe('name=value; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax')
  expect(written({ isHttps: false, maxAgeS: 0 })).toBe('name=value; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
})

test('each exception is explicit', () => {
  expect(written({ isHttps: true, maxAgeS: 60, path: '/booking/', domain: 'example.de', isReadable: true })).toBe(
    'name=value; Max-Age=60; Domain=example.de; Path=/booking/; Secure; SameSite=Lax',
  )
})

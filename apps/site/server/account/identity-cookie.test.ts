import { describe, expect, test } from 'vitest'
import { dropIdentity, findCookieDomain, keepIdentity } from './identity-cookie.ts'

const token = 't'.repeat(43)
const cookiesOf = (write: (headers: Headers) => void): string[] => {
  const headers = new Headers()
  write(headers)
  return headers.getSetCookie()
}

test('over HTTPS the token cookie is Secure, and script only sees that a guest is logged in', () => {
  const [identity, hint] = cookiesOf((headers) => keepIdentity(headers, token, { isSecure: true, domain: null }))
  expect(identity).toBe(`__Host-identity=${token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`)
  expect(hint).toMatch(/^signed-in=[\w-]{8}; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/)
  expect(hint).not.toContain(token)
})

test('the prefix is for HTTPS without a domain; an unprefixed login is still read', () => {
  const names = (scope: Parameters<typeof keepIdentity>[2], before?: Request) =>
    cookiesOf((headers) => keepIdentity(headers, token, scope, before)).map((cookie) => cookie.split('=')[0])
  expect(names({ isSecure: false, domain: null })).toEqual(['identity', 'signed-in'])
  expect(names({ isSecure: true, domain: 'example.de' })).toEqual(['identity', 'signed-in'])
  const before = new Request('https://site/', { headers: { cookie: `identity=${token}` } })
  expect(names({ isSecure: true, domain: null }, before)).toEqual(['__Host-identity', 'identity', 'signed-in'])
  const gone = cookiesOf((headers) => dropIdentity(headers, { isSecure: true, domain: null }))
  expect(gone.map((cookie) => cookie.split('=')[0])).toContain('__Host-identity')
})

test('a continued login keeps its hint, and a malformed hint is replaced', () => {
  const shown = (cookie: string) => {
    const before = new Request('http://site/', { headers: { cookie } })
    return cookiesOf((headers) => keepIdentity(headers, token, { isSecure: false, domain: null }, before))[1]
  }
  expect(shown('signed-in=abc_-123')).toMatch(/^signed-in=abc_-123;/)
  expect(shown('signed-in=<script>')).not.toContain('<script>')
})

test('logging out removes all login cookies on host and domain, including those of the former site', () => {
  const gone = cookiesOf((headers) => dropIdentity(headers, { isSecure: false, domain: 'example.de' }))
  expect(gone.map((cookie) => cookie.split('=')[0])).toEqual(['identity', 'signed-in', 'login', 'login'])
  expect(gone.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true)
  expect(gone.filter((cookie) => cookie.includes('Domain=example.de'))).toHaveLength(3)
})

describe('the domain of a login', () => {
  test.each([
    ['www.example.de', 'example.de'],
    ['example.de:8443', 'example.de'],
    ['EXAMPLE.de', 'example.de'],
    ['notexample.de', null],
    ['example.dk', null],
    [undefined, null],
  ])('for %s is %s', (host, domain) => {
    expect(findCookieDomain(host, ['.Example.de'])).toBe(domain)
  })
  test('may be a subdomain of another, written without a leading dot', () => {
    expect(findCookieDomain('www.shop.example.de', ['shop.example.de'])).toBe('shop.example.de')
    expect(findCookieDomain('www.example.de', ['shop.example.de'])).toBeNull()
  })
})

test('without HTTPS and a domain the cookies have no further attributes', () => {
  const [identity, hint] = cookiesOf((headers) => keepIdentity(headers, token, { isSecure: false, domain: null }))
  expect(identity).toBe(`identity=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`)
  expect(hint).toMatch(/^signed-in=[\w-]{8}; Max-Age=2592000; Path=\/; SameSite=Lax$/)
  const [domain] = cookiesOf((headers) => keepIdentity(headers, token, { isSecure: true, domain: 'example.de' }))
  expect(domain).toBe(`identity=${token}; Max-Age=2592000; Domain=example.de; Path=/; HttpOnly; Secure; SameSite=Lax`)
})

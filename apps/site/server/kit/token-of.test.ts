import { expect, test } from 'vitest'
import { tokenOf } from './token-of.ts'

const token = 'a'.repeat(43)
const withCookie = (cookie: string) => new Request('http://site/', { headers: { cookie } })

test('the token is read from its cookie at any position', () => {
  expect(tokenOf(withCookie(`favorites=1.2; identity=${token}; consent=x`))).toBe(token)
  expect(tokenOf(withCookie(`identity=${token}`))).toBe(token)
  expect(tokenOf(withCookie(`a=1;identity=${token}`))).toBe(token)
  for (const length of [20, 200]) expect(tokenOf(withCookie(`identity=${'a'.repeat(length)}`))).toHaveLength(length)
  expect(tokenOf(withCookie(`identity=${'p'.repeat(43)}; __Host-identity=${token}`))).toBe(token)
})

test('a visitor without a valid cookie is anonymous', () => {
  expect(tokenOf(new Request('http://site/'))).toBeNull()
  expect(tokenOf(withCookie(`my-identity=${token}`))).toBeNull()
  expect(tokenOf(withCookie('identity='))).toBeNull()
  for (const length of [19, 201]) expect(tokenOf(withCookie(`identity=${'a'.repeat(length)}`))).toBeNull()
  for (const forged of [`${token}!`, `!${token}`]) expect(tokenOf(withCookie(`identity=${forged}`))).toBeNull()
  expect(tokenOf(withCookie('identity=Bearer of everything'))).toBeNull()
})

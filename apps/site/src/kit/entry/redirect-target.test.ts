import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

// spec: route redirect of an entry
test('permanent redirects are 301, temporary ones 302', () => {
  expect(redirectTarget({ to: '/neu/', isPermanent: true }, '').statusCode).toBe(301)
  expect(redirectTarget({ to: '/neu/', isPermanent: false }, '').statusCode).toBe(302)
})

// spec: route redirect of an entry
test.each([
  ['/neu/', '', '/neu/'],
  ['/neu/', 'preise', '/neu/#preise'],
  ['/neu/', '#preise', '/neu/#preise'],
  ['/neu/#karte', 'preise', '/neu/#karte'],
])('%s with the hash "%s" leads to %s', (to, hash, href) => {
  expect(redirectTarget({ to, isPermanent: true }, hash).href).toBe(href)
})

test('another site loads as a whole page', () => {
  expect(redirectTarget({ to: 'https://example.org/x', isPermanent: true }, '')).toHaveProperty('reloadDocument', true)
  expect(redirectTarget({ to: '/x/', isPermanent: true }, '')).not.toHaveProperty('reloadDocument')
})

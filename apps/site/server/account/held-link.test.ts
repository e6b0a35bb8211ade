import type { SocketBindings } from '@marram/service-kit/client-address'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { heldToken, mountHeldLinks, releaseToken } from './held-link.ts'

const token = 't'.repeat(43)

function openSite() {
  const app = new Hono<{ Bindings: SocketBindings }>({ strict: false })
  mountHeldLinks(app, { isHttps: () => true })
  app.get('*', (c) => c.text('page'))
  return (path: string) => app.request(`https://site${path}`)
}

test.each([
  [`/account/confirm/?token=${token}`, '/account/confirm/?token=held'],
  [`/account/confirm-email/?token=${token}`, '/account/confirm-email/?token=held'],
  [
    `/account/reset-password/?target=guest&user_id=7&reset_token=${token}`,
    '/account/reset-password/?target=guest&user_id=7&reset_token=held',
  ],
])('the token of %.30s leaves the address on first use', async (link, address) => {
  const response = await openSite()(link)
  expect([response.status, response.headers.get('location')]).toEqual([303, address])
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('set-cookie')).toBe(`link=${token}; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax`)
})

test.each([
  '/account/confirm/?token=held',
  '/account/confirm/',
  '/account/confirm/?token=x',
  `/account/?token=${token}`,
])('nothing happens at %.40s', async (path) => {
  const response = await openSite()(path)
  expect([await response.text(), response.headers.get('set-cookie')]).toEqual(['page', null])
})

test('the form reads the token from the cookie, and an invalid token without the cookie', () => {
  const request = (cookie: string) => new Request('https://site/', { headers: { cookie } })
  expect(releaseToken(request(`link=${token}`), 'token', heldToken)).toBe(token)
  expect(releaseToken(request(`link=${token}`), 'reset_token', heldToken)).toBe(token)
  expect(releaseToken(request(`link=${token}`), 'email', heldToken)).toBe(heldToken)
  expect(releaseToken(request(`link=${token}`), 'token', 'other')).toBe('other')
  expect(releaseToken(request(''), 'token', heldToken)).toMatch(/^x{43}$/)
})

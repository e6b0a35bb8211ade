import { expect, test } from 'vitest'
import { heldKey, holdKey, releaseKey, withoutKey } from './held-key.ts'

const access = { reservationId: '123456789', key: 'k'.repeat(32) }
const other = { reservationId: '987654321', key: 'o'.repeat(32) }
const page = 'https://marram.de/booking/reservation/'

/** A browser that has opened these bookings through mail links. */
function browserWith(...opened: (typeof access)[]): Request {
  return opened.reduce((request, one) => {
    const [cookie = ''] = holdKey(request, new Response(), one, true).headers.getSetCookie()
    return new Request(page, { headers: { cookie: cookie.split(';')[0] ?? '' } })
  }, new Request(page))
}

test('the key cookie is HttpOnly and limited to the page', () => {
  const { headers } = holdKey(new Request(page), new Response(), access, true)
  const cookies = headers.getSetCookie()
  expect(cookies.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual(['/booking/', '/api/booking/mine/'])
  for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('a browser opens its bookings without keys in the address', () => {
  const browser = browserWith(access, other)
  expect(releaseKey(browser, { ...withoutKey(access) })).toEqual(access)
  expect(releaseKey(browser, { ...withoutKey(other), view: 'party' })).toEqual({ ...other, view: 'party' })
})

test('spaces around a number or a key are trimmed', () => {
  const fields = { reservationId: ` ${access.reservationId} `, key: ' held ' }
  expect(releaseKey(browserWith(access), fields)).toEqual({ ...fields, key: access.key })
})

test('a booking that this browser has not opened is refused', () => {
  expect(releaseKey(browserWith(other), { ...withoutKey(access) }).key).toBe(heldKey)
  expect(releaseKey(new Request(page, { headers: { cookie: 'reservations=x' } }), { ...withoutKey(access) }).key).toBe(
    heldKey,
  )
})

test('an explicit key wins, and a newer one replaces an older', () => {
  expect(releaseKey(browserWith(other), { ...access })).toEqual(access)
  const newer = { ...access, key: 'n'.repeat(32) }
  expect(releaseKey(browserWith(access, newer), { ...withoutKey(access) })).toEqual(newer)
})

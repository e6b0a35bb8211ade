import { expect, test } from 'vitest'
import { type BookingDraft, findDraft, keepDraft } from './draft-cookie.ts'

const draft: BookingDraft = {
  browserKey: 'b'.repeat(32),
  attempt: 'a'.repeat(32),
  details: null,
  receipts: [{ reservationId: '123456789', key: 'k'.repeat(32) }],
}

function cookiesOf(isHttps: boolean): string[] {
  const headers = new Headers()
  keepDraft(headers, draft, isHttps)
  return headers.getSetCookie()
}

test('the draft cookie is HttpOnly and sent to the booking steps only', () => {
  const cookies = cookiesOf(true)
  expect(cookies.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual(['/booking/', '/api/booking/'])
  for (const cookie of cookies) expect(cookie).toMatch(/; Max-Age=86400; Path=[^;]+; HttpOnly; Secure; SameSite=Lax$/)
})

test('without HTTPS the cookie differs only in Secure', () => {
  for (const cookie of cookiesOf(false)) expect(cookie).toMatch(/; Max-Age=86400; Path=[^;]+; HttpOnly; SameSite=Lax$/)
})

test('a draft is read back from its cookie, and a malformed cookie is ignored', () => {
  const withCookie = (cookie: string) => new Request('https://marram.de/booking/step2/', { headers: { cookie } })
  const [kept = ''] = cookiesOf(true)
  expect(findDraft(withCookie(kept.split(';')[0] ?? ''))).toEqual(draft)
  expect(findDraft(withCookie('booking=forged'))).toBeNull()
  expect(findDraft(new Request('https://marram.de/booking/step2/'))).toBeNull()
})

import { expect, test } from 'vitest'
import { createPassCacheLimit } from './pass-cache-limit.ts'

test('all strangers share sixty uncached pages a minute, and editors are not limited', () => {
  let now = 0
  const editor = new Request('http://site/')
  const stranger = new Request('http://site/')
  const allow = createPassCacheLimit({ now: () => now, maySeeDrafts: (request) => request === editor })
  const refused = () => Array.from({ length: 61 }, () => allow(stranger)).filter((refusal) => refusal !== null)
  expect(refused()).toMatchObject([{ status: 429, code: 'too-many-requests' }])
  expect(allow(editor)).toBeNull()
  now = 59_999
  expect(allow(stranger)).toMatchObject({ status: 429, details: { headers: { 'retry-after': '60' } } })
  now = 60_000
  expect(refused()).toHaveLength(1)
})

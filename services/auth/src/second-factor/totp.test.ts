import { expect, test } from 'vitest'
import { encodeBase32, findTotpStep, totpCode, totpUri } from './totp.ts'

/** Of the RFC, appendix B. */
const key = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of RFC 6238', (second, code) => {
  expect(totpCode(key, Math.floor(second / 30))).toBe(code)
  expect(findTotpStep(key, code, second * 1000)).toBe(Math.floor(second / 30))
})

test('a clock may be one step off, and no more', () => {
  const step = 60_000_000
  const code = totpCode(key, step)
  const found = [-2, -1, 0, 1, 2].map((off) => findTotpStep(key, code, (step + off) * 30_000))
  expect(found).toEqual([null, step, step, step, null])
})

test.each(['', '28708', '2870820', '287 08', 'abcdef', '２８７０８２'])('%j is no code', (code) => {
  expect(findTotpStep(key, code, 59_000)).toBeNull()
})

test('apps show codes with a space', () => {
  expect(findTotpStep(key, ' 287 082', 59_000)).toBe(1)
})

test('the key is written as apps read it', () => {
  expect(encodeBase32(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(totpUri('GEZDGNBV', { host: 'marram.example', email: 'mette+desk@example.dk' })).toBe(
    'otpauth://totp/marram.example:mette%2Bdesk%40example.dk?secret=GEZDGNBV&issuer=marram.example&algorithm=SHA1&digits=6&period=30',
  )
})

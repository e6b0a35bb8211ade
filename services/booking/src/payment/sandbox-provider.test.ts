import { expect, test } from 'vitest'
import { isSigned, sign } from './sandbox-provider.ts'

const secret = Buffer.from('secret')
const now = new Date('2027-02-01T08:00:00Z')
const body = '{"outcome":"paid"}'

test('a signed, complete and fresh notice is accepted', () => {
  const header = sign(body, secret, now)
  expect(isSigned(body, header, secret, now)).toBe(true)
  expect(isSigned(body, header, secret, new Date('2027-02-01T08:04:59Z'))).toBe(true)
})

test('any other notice is refused', () => {
  const header = sign(body, secret, now)
  const later = new Date('2027-02-01T08:06:00Z')
  expect(isSigned(`${body} `, header, secret, now)).toBe(false)
  expect(isSigned(body, header, Buffer.from('other'), now)).toBe(false)
  expect(isSigned(body, header, secret, later)).toBe(false)
  expect(isSigned(body, header.replace(/t=\d+/, `t=${later.getTime() / 1000}`), secret, later)).toBe(false)
  for (const broken of [null, '', 't=1', 'v1=00', `${header},x`])
    expect(isSigned(body, broken, secret, now)).toBe(false)
})

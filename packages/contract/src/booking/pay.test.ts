import * as v from 'valibot'
import { expect, test } from 'vitest'
import { paymentRequest } from './pay.ts'

const request = (returnPath: string) => ({ reservationId: '123456789', key: 'k'.repeat(32), returnPath })

test('a guest comes back from paying to a page of ours', () => {
  expect(v.is(paymentRequest, request('/booking/receipt/?paid=1'))).toBe(true)
})

test.each([
  '//evil.example/',
  '/%2f%2fevil',
  '/..//evil.example',
  '/booking/../..//evil.example/',
  '/a\\b',
  '/a?b=c d',
  'https://evil.example/',
])('but not to %s', (returnPath) => {
  expect(v.is(paymentRequest, request(returnPath))).toBe(false)
})

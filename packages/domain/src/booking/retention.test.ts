import { expect, test } from 'vitest'
import { isLinkOpen } from './after-booking.ts'
import { bookkeepingCutoff, linkCutoff } from './retention.ts'

test.each([
  ['2032-12-31', 5, '2027-01-01'],
  ['2033-01-01', 5, '2028-01-01'],
  ['2033-01-01', 10, '2023-01-01'],
  ['2028-02-29', 8, '2020-01-01'],
])('on %s books of %i years begin with %s', (today, years, first) => {
  expect(bookkeepingCutoff(today, years)).toBe(first)
})

test('a link is deleted on the first day on which it no longer opens', () => {
  const today = '2027-10-18'
  expect(isLinkOpen({ departure: linkCutoff(today), today })).toBe(true)
  expect(isLinkOpen({ departure: '2027-06-19', today })).toBe(false)
  expect('2027-06-19' < linkCutoff(today)).toBe(true)
})

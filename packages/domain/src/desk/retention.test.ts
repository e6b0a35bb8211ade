import { expect, test } from 'vitest'
import { isKeptByLaw } from './retention.ts'

test.each([
  ['2027-07-10', '2027-07-11', true],
  ['2027-01-01', '2032-12-31', true],
  ['2027-12-31', '2032-12-31', true],
  ['2027-12-31', '2033-01-01', false],
  ['2020-05-01', '2027-06-26', false],
])('the bill of a stay until %s is kept on %s: %s', (departure, today, isKept) => {
  expect(isKeptByLaw(departure, today)).toBe(isKept)
})

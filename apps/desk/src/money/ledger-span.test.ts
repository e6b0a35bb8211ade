import { expect, test } from 'vitest'
import { daysOf, presets, readSpan, spanFault, spanOf } from './ledger-span.ts'

type Days = [string, string]
const span = (from: string, until: string) => ({ from, until })

test.each([
  ['2027-01-31', ['2027-01-01', '2027-01-31'], ['2026-12-01', '2026-12-31'], ['2027-01-01', '2027-03-31']],
  ['2028-03-01', ['2028-03-01', '2028-03-31'], ['2028-02-01', '2028-02-29'], ['2028-01-01', '2028-03-31']],
  ['2027-12-31', ['2027-12-01', '2027-12-31'], ['2027-11-01', '2027-11-30'], ['2027-10-01', '2027-12-31']],
] satisfies [string, Days, Days, Days][])('months and quarter around %s', (today, month, last, quarter) => {
  expect([spanOf('month', today), spanOf('last-month', today), spanOf('quarter', today)]).toEqual([
    span(...month),
    span(...last),
    span(...quarter),
  ])
})

test('every preset can be summed, in leap years as well', () => {
  for (const today of ['2027-02-28', '2028-02-29', '2028-12-31']) {
    for (const preset of presets) expect(spanFault(spanOf(preset, today))).toBeNull()
  }
  expect(daysOf(spanOf('year', '2028-05-05'))).toBe(366)
})

test('the address decides, and without it this month', () => {
  expect(readSpan({}, '2027-02-10')).toEqual(span('2027-02-01', '2027-02-28'))
  expect(readSpan({ from: '2027-01-05', until: 'x' }, '2027-02-10')).toEqual(span('2027-01-05', '2027-02-28'))
})

test('a span in the wrong order or of more than a year is at fault', () => {
  expect(spanFault(span('2027-02-01', '2027-02-01'))).toBeNull()
  expect(spanFault(span('2027-02-02', '2027-02-01'))).toBe('order')
  expect(spanFault(span('2027-01-01', '2028-01-01'))).toBeNull()
  expect(spanFault(span('2027-01-01', '2028-01-02'))).toBe('length')
})

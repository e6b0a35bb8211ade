import { afterEach, expect, test } from 'vitest'
import { bookingHorizon, defaultActiveYears, isWithinHorizon, parseActiveYears } from './season-horizon.ts'
import { setSaleRules, standardTerms } from './terms.ts'

afterEach(() => setSaleRules([]))

// spec: constant active seasons
test('in 2026 the years 2025, 2026 and 2027 are active', () => {
  expect(defaultActiveYears('2026-01-01')).toEqual([2025, 2027])
  expect(defaultActiveYears('2026-12-31')).toEqual([2025, 2027])
})

test.each([
  ['2026-11-15', undefined, { first: '2026-11-15', last: '2028-01-01' }],
  ['2026-12-31', undefined, { first: '2026-12-31', last: '2028-01-01' }],
  ['2027-01-01', undefined, { first: '2027-01-01', last: '2029-01-01' }],
  ['2026-11-15', [2027, 2028], { first: '2027-01-01', last: '2029-01-01' }],
  ['2026-11-15', [2028, 2026], { first: '2026-11-15', last: '2029-01-01' }],
  ['2026-11-15', [], { first: '2026-11-15', last: '2026-11-15' }],
])('on %s with the active years %s stays are possible in %o', (today, years, expected) => {
  expect(bookingHorizon(today, years)).toEqual(expected)
})

test.each([
  ['2026-11-14', '2026-11-21', false],
  ['2026-11-15', '2026-11-22', true],
  ['2027-12-25', '2028-01-01', true],
  ['2027-12-26', '2028-01-02', false],
])('a stay from %s to %s is within the horizon: %s', (arrival, departure, expected) => {
  expect(isWithinHorizon({ arrival, departure }, bookingHorizon('2026-11-15'))).toBe(expected)
})

test('no stay fits when the last active year is over', () => {
  const over = bookingHorizon('2026-11-15', [2024, 2025])
  expect(over.last <= over.first).toBe(true)
  expect(isWithinHorizon({ arrival: '2026-11-15', departure: '2026-11-22' }, over)).toBe(false)
})

test.each([
  ['2026', [2026]],
  ['2025, 2026,2027', [2025, 2026, 2027]],
  ['', null],
  ['2026,', null],
  ['26', null],
  ['2026-2028', null],
])('active years written as "%s" are %s', (text, expected) => {
  expect(parseActiveYears(text)).toEqual(expected)
})

test.each([
  [0, '2027-01-01'],
  [1, '2028-01-01'],
  [3, '2030-01-01'],
])('%i years ahead, the last night is before %s', (openYearsAhead, last) => {
  setSaleRules([{ validFrom: '2020-01-01', terms: { ...standardTerms, openYearsAhead } }])
  expect(bookingHorizon('2026-07-11')).toEqual({ first: '2026-07-11', last })
})

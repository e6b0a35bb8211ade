import { expect, test } from 'vitest'
import { nextFocus } from './day-grid.tsx'
import { isInSight } from './use-shown-months.ts'

const months = ['2026-12', '2027-01', '2027-02']

test.each([
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowLeft', '2027-01-01', '2026-12-31'],
  ['ArrowDown', '2027-01-28', '2027-02-04'],
  ['ArrowUp', '2027-01-05', '2026-12-29'],
  // 6 January 2027 is a Wednesday.
  ['Home', '2027-01-06', '2027-01-04'],
  ['End', '2027-01-06', '2027-01-10'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2027-01-31', '2026-12-31'],
])('%s leads from %s to %s', (key, day, target) => {
  expect(nextFocus(key, day, months)).toBe(target)
})

test('no key leaves the bookable months', () => {
  expect(nextFocus('ArrowUp', '2026-12-03', months)).toBe('2026-12-01')
  expect(nextFocus('PageUp', '2026-12-24', months)).toBe('2026-12-01')
  expect(nextFocus('PageDown', '2027-02-10', months)).toBe('2027-02-28')
})

test('other keys are the browser’s', () => {
  for (const key of ['Enter', ' ', 'Tab', 'a', 'toString']) expect(nextFocus(key, '2027-01-06', months)).toBeNull()
  expect(nextFocus('ArrowLeft', '2027-01-06', [])).toBeNull()
})

test('a stay chosen elsewhere opens its month, even before the visible months are counted', () => {
  expect(isInSight('2027-06', '2027-05', 2)).toBe(true)
  expect(isInSight('2027-06', '2027-05', 1)).toBe(false)
  expect(isInSight('2027-06', '2027-05', null)).toBe(false)
  expect(isInSight('2027-06', '2027-06', null)).toBe(true)
  expect(isInSight('2027-04', '2027-05', 2)).toBe(false)
})

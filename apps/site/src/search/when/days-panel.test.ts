import { expect, test } from 'vitest'
import { isSaturdayWeekend } from './days-panel.tsx'

test('a few days of flexibility are offered unless no house starts on another day of that weekend', () => {
  const counts = (other: number | null) => ({ of: (_: unknown, value: unknown) => (String(value) === '5' ? other : 0) })
  expect(isSaturdayWeekend('weekend', counts(0))).toBe(true)
  expect(isSaturdayWeekend('day', counts(0))).toBe(true)
  expect(isSaturdayWeekend('weekend', counts(3))).toBe(false)
  expect(isSaturdayWeekend('weekend', counts(null))).toBe(false)
  // The counts are of all its weeks.
  expect(isSaturdayWeekend('week', counts(0))).toBe(false)
})

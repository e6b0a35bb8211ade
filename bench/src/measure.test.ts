import { expect, test } from 'vitest'
import { isWithinBudget } from './measure.ts'

const finding = { what: 'cached page', value: 40, unit: 'µs', ratio: 1.2 }

test('a number without a promise is neither good nor bad', () => {
  expect(isWithinBudget(finding)).toBeNull()
})

test('a ratio is judged by the ratio, a value by the value', () => {
  expect(isWithinBudget({ ...finding, budget: { of: 'ratio', max: 1.3 } })).toBe(true)
  expect(isWithinBudget({ ...finding, budget: { of: 'value', max: 1.3 } })).toBe(false)
})

test('a score must reach its least value', () => {
  expect(isWithinBudget({ ...finding, value: 94, budget: { of: 'value', min: 95 } })).toBe(false)
  expect(isWithinBudget({ ...finding, value: 95, budget: { of: 'value', min: 95 } })).toBe(true)
})

test('a promise about a ratio that was not measured is broken', () => {
  const { ratio: _, ...unmeasured } = finding
  expect(isWithinBudget({ ...unmeasured, budget: { of: 'ratio', max: 1.3 } })).toBe(false)
})

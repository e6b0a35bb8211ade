import { expect, test } from 'vitest'
import { isWithinBudget, measureParts } from './measure.ts'

const finding = { what: 'cached page', value: 40, unit: 'µs', ratio: 1.2 }

test('a value without a budget has no verdict', () => {
  expect(isWithinBudget(finding)).toBeNull()
})

test('a budget applies to the ratio or the value', () => {
  expect(isWithinBudget({ ...finding, budget: { of: 'ratio', max: 1.3 } })).toBe(true)
  expect(isWithinBudget({ ...finding, budget: { of: 'value', max: 1.3 } })).toBe(false)
})

test('a score must reach its minimum', () => {
  expect(isWithinBudget({ ...finding, value: 94, budget: { of: 'value', min: 95 } })).toBe(false)
  expect(isWithinBudget({ ...finding, value: 95, budget: { of: 'value', min: 95 } })).toBe(true)
})

test('a budget of an unmeasured ratio is broken', () => {
  const { ratio: _, ...unmeasured } = finding
  expect(isWithinBudget({ ...unmeasured, budget: { of: 'ratio', max: 1.3 } })).toBe(false)
})

test('a failed part is reported with its reason, and keeps the findings of the others', async () => {
  const found = (what: string) => async () => [{ ...finding, what }]
  const fails = async () => {
    throw new Error('the database has been invalidated')
  }
  expect(await measureParts({ PostgreSQL: found('before'), DuckDB: fails, SQLite: found('after') })).toEqual({
    findings: [
      { ...finding, what: 'before' },
      { ...finding, what: 'after' },
    ],
    failed: expect.stringMatching(/^DuckDB: Error: the database has been invalidated/),
  })
  expect(await measureParts({ PostgreSQL: found('alone') })).toEqual([{ ...finding, what: 'alone' }])
})

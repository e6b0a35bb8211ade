import { join } from 'node:path'
import { expect, test } from 'vitest'
import { selectPhases } from './phases.mjs'
import { makeFolder } from './temporary-folder.ts'
import { countPlaywright, countReport, countVitest } from './test-counts.mjs'
import { parseOnly } from './test-run.mjs'

const vitest = (passed: number, failed: number, files: { status: string; assertionResults: unknown[] }[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
})

function countFrom(text: string, exitCode: number) {
  return countReport(join(makeFolder({ 'r.json': text }), 'r.json'), countVitest, exitCode)
}

test('a test file that does not load is a failure', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ]
  expect(countVitest(vitest(5, 1, files))).toEqual({ passed: 5, failed: 2 })
})

test('a tool that fails without a failed case is a failure', () => {
  expect(countFrom(JSON.stringify(vitest(7, 0)), 1)).toEqual({ passed: 7, failed: 1 })
  expect(countFrom(JSON.stringify(vitest(7, 0)), 0)).toEqual({ passed: 7, failed: 0 })
  expect(countFrom(JSON.stringify(vitest(7, 2)), 1)).toEqual({ passed: 7, failed: 2 })
})

test('a tool that leaves no report is a failure', () => {
  expect(countFrom('', 0)).toEqual({ passed: 0, failed: 1 })
})

test('a few journeys may need a second try, many are a failure', () => {
  const stats = { expected: 20, unexpected: 1, flaky: 3, skipped: 4 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 23, failed: 1 })
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 23, failed: 2 })
  expect(countPlaywright({ stats: { ...stats, flaky: 4 }, errors: [] })).toEqual({ passed: 20, failed: 5 })
})

test('--only picks checks by name and refuses unknown ones', () => {
  expect(selectPhases(parseOnly(['--only', 'unit,lint'])).map((phase) => phase.id)).toEqual(['lint', 'unit'])
  expect(selectPhases(parseOnly(['--only=rules']))).toHaveLength(3)
  expect(parseOnly([])).toBeNull()
  expect(() => selectPhases(parseOnly(['--only', 'unt']))).toThrow(/no check named "unt": choose from lint, types/)
  expect(() => parseOnly(['--fast'])).toThrow(/--only/)
})

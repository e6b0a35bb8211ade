import { join } from 'node:path'
import { expect, test } from 'vitest'
import { durationLine, parseCoreTime } from './core-time.mjs'
import { fastChecks, selectPhases, specsReachedBy } from './phases.mjs'
import { makeFolder } from './temporary-folder.ts'
import { readReport, resultOfPlaywright, resultOfVitest } from './test-results.mjs'
import { parseOptions } from './test-run.mjs'

const file = (name: string, status: string, assertionResults: ReturnType<typeof failed>[] = []) => ({
  name: `/repository/${name}`,
  status,
  assertionResults,
})
const failed = (fullName: string) => ({ status: 'failed', fullName, failureMessages: ['expected 1 to be 2'] })
const vitest = (passed: number, failed: number, files: ReturnType<typeof file>[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
})

function countsFrom(text: string, exitCode: number) {
  const path = join(makeFolder({ 'r.json': text }), 'r.json')
  const { passed, failed } = readReport(path, resultOfVitest('/repository'), exitCode)
  return { passed, failed }
}

test('a test file that does not load is a failure', () => {
  const files = [file('a.test.ts', 'failed'), file('b.test.ts', 'failed', [failed('adds')])]
  expect(resultOfVitest('/repository')(vitest(5, 1, files))).toEqual({
    passed: 5,
    failed: 2,
    failures: ['a.test.ts', 'b.test.ts › adds\nexpected 1 to be 2'],
  })
})

test('a tool that fails without a failed case is a failure', () => {
  expect(countsFrom(JSON.stringify(vitest(7, 0)), 1)).toEqual({ passed: 7, failed: 1 })
  expect(countsFrom(JSON.stringify(vitest(7, 0)), 0)).toEqual({ passed: 7, failed: 0 })
  expect(countsFrom(JSON.stringify(vitest(7, 2)), 1)).toEqual({ passed: 7, failed: 2 })
})

test('a tool that leaves no report is a failure', () => {
  expect(countsFrom('', 0)).toEqual({ passed: 0, failed: 1 })
})

test('a journey that passes only on a retry is a failure', () => {
  const stats = { expected: 20, unexpected: 1, flaky: 3, skipped: 4 }
  expect(resultOfPlaywright({ stats, errors: [{}], suites: [] })).toMatchObject({ passed: 20, failed: 5 })
})

test('a failed browser test is listed with its message and its page', () => {
  const results = [{ errors: [{ message: 'not visible' }], stdout: [{ text: 'At the end: /search/' }] }]
  const suite = { file: 'search.spec.ts', specs: [{ title: 'finds', tests: [{ results }] }] }
  const suites = [{ file: 'search.spec.ts', specs: [], suites: [suite] }]
  const { failures } = resultOfPlaywright({ stats: { expected: 0, unexpected: 1, flaky: 0 }, errors: [], suites })
  expect(failures).toEqual(['e2e/tests/search.spec.ts › finds\nnot visible\nAt the end: /search/'])
})

test('the duration includes CPU time, and the time stolen by the host of a virtual machine', () => {
  const before = parseCoreTime('cpu  10000 0 1000 5000 100 0 50 200 0 0\ncpu0 1 2 3\n')
  expect(before).toEqual({ busy: 110.5, idle: 51, stolen: 2 })
  const after = { busy: before.busy + 900, idle: before.idle, stolen: before.stolen + 300 }
  expect(durationLine(600, before, after)).toMatch(
    /^10 min 0 s in all: 15 min 0 s of work on \d+ cores, and 25 % of their time was taken by the host for others\.$/,
  )
  expect(durationLine(600, before, { ...after, stolen: 2 })).toMatch(
    /^10 min 0 s in all: 15 min 0 s of work on \d+ cores\.$/,
  )
  expect(durationLine(600, null, null)).toBe('10 min 0 s in all.')
})

test('--only picks checks by name and refuses unknown ones', () => {
  const idsOf = (...args: string[]) => selectPhases(parseOptions(args).only).map((phase) => phase.id)
  expect(idsOf('--only', 'unit,lint')).toEqual(['lint', 'unit'])
  expect(parseOptions([]).only).toBeNull()
  expect(selectPhases(fastChecks)).toHaveLength(3)
  expect(() => idsOf('--only', 'unt')).toThrow(/no check named "unt": choose from lint, types/)
  expect(() => parseOptions(['--fast'])).toThrow(/--only/)
  expect(() => parseOptions(['--repeat', 'often'])).toThrow(/whole number/)
})

test('a change reaches the browser tests of its feature, or all of them if every page may change', () => {
  expect(specsReachedBy(['docs/operations.md', 'packages/domain/src/quote.test.ts'])).toBeNull()
  expect(specsReachedBy(['e2e/tests/search.spec.ts', 'apps/site/src/lodging/quote-box.tsx'])).toEqual([
    'search.spec.ts',
    '/lodging',
  ])
  expect(specsReachedBy(['apps/site/src/frame/header.tsx'])).toEqual([])
  expect(specsReachedBy(['apps/site/src/lodging/quote-box.tsx', 'packages/domain/src/quote.ts'])).toEqual([])
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fastChecks, selectPhases, specsReachedBy } from './phases.mjs'
import { makeFolder } from './temporary-folder.ts'
import { durationLine, parseCoreTime, profileLines } from './test-profile.mjs'
import { readReport, resultOfPlaywright, resultOfVitest } from './test-results.mjs'
import { parseOptions } from './test-run.mjs'

const file = (name: string, status: string, assertionResults: ReturnType<typeof failed>[] = []) => ({
  name: `/repository/${name}`,
  status,
  assertionResults,
  startTime: 1000,
  endTime: 3500,
})
const failed = (fullName: string) => ({ status: 'failed', fullName, failureMessages: ['expected 1 to be 2'] })
const vitest = (passed: number, failed: number, files: ReturnType<typeof file>[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: files,
})

function countsFrom(text: string, exitCode: number) {
  const path = join(makeFolder({ 'r.json': text }), 'r.json')
  return readReport(path, resultOfVitest('/repository'), exitCode).counts
}

test('a test file that does not load is a failure', () => {
  const files = [file('a.test.ts', 'failed'), file('b.test.ts', 'failed', [failed('adds')])]
  const { counts, failures } = resultOfVitest('/repository')(vitest(5, 1, files))
  expect(counts).toEqual({ passed: 5, failed: 2 })
  expect(failures).toEqual(['a.test.ts', 'b.test.ts › adds\nexpected 1 to be 2'])
})

test('a tool that fails without a failed case is a failure', () => {
  expect(countsFrom(JSON.stringify(vitest(7, 0)), 1)).toEqual({ passed: 7, failed: 1 })
  expect(countsFrom(JSON.stringify(vitest(7, 0)), 0)).toEqual({ passed: 7, failed: 0 })
  expect(countsFrom(JSON.stringify(vitest(7, 2)), 1)).toEqual({ passed: 7, failed: 2 })
})

test('a tool that leaves no report is a failure', () => {
  expect(countsFrom('', 0)).toEqual({ passed: 0, failed: 1 })
})

test('a journey that passes only at a second try is a failure', () => {
  const stats = { expected: 20, unexpected: 1, flaky: 3, skipped: 4 }
  expect(resultOfPlaywright({ stats, errors: [{}], suites: [] }).counts).toEqual({ passed: 20, failed: 5 })
})

test('the time of a browser test file is the sum over its tests, nested ones too', () => {
  const specs = [{ title: 'finds', tests: [{ results: [{ duration: 1500, errors: [], stdout: [] }] }] }]
  const suites = [
    { title: '', file: 'search.spec.ts', specs, suites: [{ title: 'on a phone', file: 'search.spec.ts', specs }] },
  ]
  const { files } = resultOfPlaywright({ stats: { expected: 2, unexpected: 0, flaky: 0 }, errors: [], suites })
  expect(files).toEqual([{ name: 'e2e/tests/search.spec.ts', seconds: 3, tests: 2 }])
})

test('a browser test that failed is named with what it said and what its page showed', () => {
  const results = [{ duration: 9, errors: [{ message: 'not visible' }], stdout: [{ text: 'At the end: /search/' }] }]
  const suite = { title: 'on a phone', file: 'search.spec.ts', specs: [{ title: 'finds', tests: [{ results }] }] }
  const suites = [{ title: '', file: 'search.spec.ts', specs: [], suites: [suite] }]
  const { failures } = resultOfPlaywright({ stats: { expected: 0, unexpected: 1, flaky: 0 }, errors: [], suites })
  expect(failures).toEqual(['e2e/tests/search.spec.ts › finds\nnot visible\nAt the end: /search/'])
})

test('the table at the end shows the phases and the slowest files first', () => {
  const files = [
    { name: 'quick.test.ts', seconds: 0.1, tests: 4 },
    { name: 'slow.test.ts', seconds: 61, tests: 1 },
  ]
  const lines = profileLines([
    { id: 'unit', seconds: 70, result: { counts: { passed: 4, failed: 1 }, files, failures: [] } },
  ])
  expect(lines).toEqual([
    'Time by phase',
    '  unit  1 min 10 s  5 checks in 2 files',
    '',
    'Slowest files',
    '  slow.test.ts   1 min 1 s  1 checks',
    '  quick.test.ts  0.1 s      4 checks',
  ])
})

test('the duration says how much work it was, and what the host of a virtual machine took away', () => {
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

test('a change reaches the browser tests of its feature, and all of them where every page may change', () => {
  expect(specsReachedBy(['docs/operations.md', 'packages/domain/src/quote.test.ts'])).toBeNull()
  expect(specsReachedBy(['e2e/tests/search.spec.ts', 'apps/site/src/house/quote-box.tsx'])).toEqual([
    'search.spec.ts',
    '/house',
  ])
  expect(specsReachedBy(['apps/site/src/frame/header.tsx'])).toEqual([])
  expect(specsReachedBy(['apps/site/src/house/quote-box.tsx', 'packages/domain/src/quote.ts'])).toEqual([])
})

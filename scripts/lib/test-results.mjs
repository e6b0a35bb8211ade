import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ name: string, seconds: number, tests: number }} FileTime */
/** @typedef {{ counts: Counts, files: FileTime[] }} Result */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport */
/** @typedef {{ name: string, status: string, startTime: number, endTime: number, assertionResults: unknown[] }} VitestFile */
/** @typedef {{ title: string, file: string, specs: { tests: { results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[], suites: Suite[] }} PlaywrightReport */

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function addCounts(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/**
 * A check without cases of its own: the linter, the compiler, the build.
 * @param {boolean} ok
 * @returns {Result}
 */
export function checkResult(ok) {
  return { counts: ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, files: [] }
}

/**
 * @param {string} root
 * @returns {(report: VitestReport) => Result}
 */
export function resultOfVitest(root) {
  return ({ numPassedTests, numFailedTests, testResults }) => {
    // A file that does not load has no cases; it must not pass for an empty one.
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    return {
      counts: { passed: numPassedTests, failed: numFailedTests + broken.length },
      files: testResults.map(({ name, startTime, endTime, assertionResults }) => ({
        name: relative(root, name),
        seconds: (endTime - startTime) / 1000,
        tests: assertionResults.length,
      })),
    }
  }
}

/**
 * @param {PlaywrightReport} report
 * @returns {Result}
 */
export function resultOfPlaywright({ stats: { expected, unexpected, flaky }, errors, suites }) {
  return {
    // A test that passes only at a second try has shown a race.
    counts: { passed: expected, failed: unexpected + flaky + errors.length },
    files: suites.map((suite) => {
      const durations = durationsIn(suite)
      return {
        name: `e2e/tests/${suite.file}`,
        seconds: durations.reduce((sum, ms) => sum + ms, 0) / 1000,
        tests: durations.length,
      }
    }),
  }
}

/**
 * @param {Suite} suite
 * @returns {number[]} milliseconds of every test
 */
function durationsIn({ specs, suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.flatMap(durationsIn)]
}

/**
 * @template Report
 * @param {string} path
 * @param {(report: Report) => Result} summarise
 * @param {number} exitCode of the tool that wrote the report
 * @returns {Result}
 */
export function readReport(path, summarise, exitCode) {
  const result = readResult(path, summarise)
  // Failing without a failed case (an unhandled rejection, no test found) is a failure all the same.
  const unexplained = exitCode !== 0 && result.counts.failed === 0
  return unexplained ? { ...result, counts: { ...result.counts, failed: 1 } } : result
}

/**
 * @template Report
 * @param {string} path
 * @param {(report: Report) => Result} summarise
 * @returns {Result}
 */
function readResult(path, summarise) {
  try {
    return summarise(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return checkResult(false)
  }
}

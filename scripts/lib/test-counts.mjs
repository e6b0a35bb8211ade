import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

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
 * @returns {Counts}
 */
export function countCheck(ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Counts}
 */
export function countVitest(report) {
  // A file that does not load has no cases; it must not pass for an empty one.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

// Out of hundreds, on a machine that does other things too. Playwright names each of them at the end of its run.
const toleratedSecondTries = 3

/**
 * A journey that fails may be tried once more. A few that pass only then count as passed; more of them are a defect.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats: { expected, unexpected, flaky }, errors }) {
  const failed = unexpected + errors.length
  return flaky <= toleratedSecondTries
    ? { passed: expected + flaky, failed }
    : { passed: expected, failed: failed + flaky }
}

/**
 * @template Report
 * @param {string} path
 * @param {(report: Report) => Counts} count
 * @param {number} exitCode of the tool that wrote the report
 * @returns {Counts}
 */
export function countReport(path, count, exitCode) {
  const counts = readCounts(path, count)
  // Failing without a failed case (an unhandled rejection, no test found) is a failure all the same.
  const unexplained = exitCode !== 0 && counts.failed === 0
  return unexplained ? { ...counts, failed: 1 } : counts
}

/**
 * @template Report
 * @param {string} path
 * @param {(report: Report) => Counts} count
 * @returns {Counts}
 */
function readCounts(path, count) {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

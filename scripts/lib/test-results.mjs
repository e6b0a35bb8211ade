import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * @typedef {{ passed: number, failed: number, failures: string[] }} Result `failures` names the failed cases, each with
 * its message
 */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport */
/**
 * @typedef {{ name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} VitestFile
 */
/** @typedef {{ errors: { message?: string }[], stdout: { text?: string }[] }} PlaywrightTry */
/** @typedef {{ title: string, tests: { results: PlaywrightTry[] }[] }} Spec */
/** @typedef {{ file: string, specs: Spec[], suites?: Suite[] }} Suite */
/**
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: { message?: string }[], suites:
 * Suite[] }} PlaywrightReport
 */

/**
 * Result of a check without test cases: the linter, the compiler, the build.
 * @param {boolean} ok
 * @returns {Result}
 */
export function checkResult(ok) {
  return { passed: Number(ok), failed: Number(!ok), failures: [] }
}

/**
 * @param {Result[]} results
 * @returns {Result}
 */
export function addResults(results) {
  const sum = (/** @type {(result: Result) => number} */ read) => results.reduce((total, one) => total + read(one), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    failures: results.flatMap(({ failures }) => failures),
  }
}

const longestFailure = 3000

/**
 * @param {string} name
 * @param {(string | undefined)[]} said
 */
function failure(name, said) {
  return [name, ...said].join('\n').slice(0, longestFailure).trimEnd()
}

/**
 * @param {string} root
 * @returns {(report: VitestReport) => Result}
 */
export function resultOfVitest(root) {
  return ({ numPassedTests, numFailedTests, testResults }) => {
    // A file that does not load has no cases, and must not pass as an empty one.
    const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
    const failed = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => failure(`${relative(root, name)} › ${fullName}`, failureMessages)),
    )
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      failures: [...broken.map(({ name, message }) => failure(relative(root, name), [message])), ...failed],
    }
  }
}

/**
 * @param {PlaywrightReport} report
 * @returns {Result}
 */
export function resultOfPlaywright({ stats: { expected, unexpected, flaky }, errors, suites }) {
  return {
    passed: expected,
    // A test that passes only on a retry has a race.
    failed: unexpected + flaky + errors.length,
    failures: [...errors.map(({ message }) => failure('Playwright', [message])), ...suites.flatMap(failuresIn)],
  }
}

/**
 * @param {Suite} suite
 * @returns {string[]} including those of nested suites
 */
function failuresIn({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ errors }) => errors.length > 0)
      .map(({ errors, stdout }) => [...errors.map(({ message }) => message), ...stdout.map(({ text }) => text)])
      .map((said) => failure(`e2e/tests/${file} › ${title}`, said)),
  )
  return [...own, ...suites.flatMap(failuresIn)]
}

/**
 * @template Report
 * @param {string} path
 * @param {(report: Report) => Result} summarise
 * @param {number} exitCode of the tool that wrote the report
 * @returns {Result}
 */
export function readReport(path, summarise, exitCode) {
  try {
    const result = summarise(JSON.parse(readFileSync(path, 'utf8')))
    // A failed exit code without a failed case (an unhandled rejection, no test found) is a failure too.
    return exitCode !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result
  } catch {
    return checkResult(false)
  }
}

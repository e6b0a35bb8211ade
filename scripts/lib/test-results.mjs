import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ name: string, seconds: number, tests: number }} FileTime */
/**
 * `failures` name the cases that failed, each with what it said.
 * @typedef {{ counts: Counts, files: FileTime[], failures: string[] }} Result
 */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport */
/**
 * @typedef {{ name: string, status: string, startTime: number, endTime: number, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} VitestFile
 */
/** @typedef {{ duration: number, errors: { message?: string }[], stdout: { text?: string }[] }} PlaywrightTry */
/** @typedef {{ title: string, tests: { results: PlaywrightTry[] }[] }} Spec */
/** @typedef {{ title: string, file: string, specs: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: { message?: string }[], suites: Suite[] }} PlaywrightReport */

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
  return { counts: ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, files: [], failures: [] }
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
    // A file that does not load has no cases; it must not pass for an empty one.
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    return {
      counts: { passed: numPassedTests, failed: numFailedTests + broken.length },
      files: testResults.map(({ name, startTime, endTime, assertionResults }) => ({
        name: relative(root, name),
        seconds: (endTime - startTime) / 1000,
        tests: assertionResults.length,
      })),
      failures: [
        ...broken.map(({ name, message }) => failure(relative(root, name), [message])),
        ...testResults.flatMap(({ name, assertionResults }) =>
          assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => failure(`${relative(root, name)} › ${fullName}`, failureMessages)),
        ),
      ],
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
      const tries = specsIn(suite).flatMap(triesOf)
      return {
        name: `e2e/tests/${suite.file}`,
        seconds: tries.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        tests: tries.length,
      }
    }),
    failures: [
      ...errors.map(({ message }) => failure('Playwright', [message])),
      ...suites.flatMap((suite) =>
        specsIn(suite).flatMap((spec) =>
          triesOf(spec)
            .filter((tried) => tried.errors.length > 0)
            .map((tried) => {
              const said = [...tried.errors.map(({ message }) => message), ...tried.stdout.map(({ text }) => text)]
              return failure(`e2e/tests/${suite.file} › ${spec.title}`, said)
            }),
        ),
      ),
    ],
  }
}

/**
 * @param {Suite} suite
 * @returns {Spec[]} nested ones too
 */
function specsIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)]
}

/** @param {Spec} spec */
function triesOf({ tests }) {
  return tests.flatMap(({ results }) => results)
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

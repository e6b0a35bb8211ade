import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findOrInstallChromium } from './chromium.mjs'
import { report } from './command.mjs'
import { selectPhases } from './phases.mjs'
import { prepare } from './prepare.mjs'
import { explainFileError, Interrupted, Problem } from './problem.mjs'
import { formatDuration } from './progress.mjs'
import { root } from './root.mjs'
import { addCounts } from './test-counts.mjs'

/** @typedef {import('./phases.mjs').Context} Context */
/** @typedef {import('./phases.mjs').Phase} Phase */
/** @typedef {import('./test-counts.mjs').Counts} Counts */

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs checks one after the other, all of them whatever fails, and ends with the line `N passed, N failed`.
 * @param {string[] | null} preset ids of the phases to run; null: what `--only` says, else all
 * @returns {Promise<number>} exit code
 */
export async function runTests(preset) {
  const selected = selectPhases(parseOnly(process.argv.slice(2)) ?? preset)
  const reports = mkdtempSync(join(tmpdir(), 'marram-test-'))
  try {
    const counts = await orFailure(async () => runPhases(selected, await makeContext(selected, reports)))
    say(`${counts.passed} passed, ${counts.failed} failed`)
    return counts.failed === 0 && counts.passed > 0 ? 0 : 1
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

/**
 * @param {string[]} args
 * @returns {string[] | null}
 */
export function parseOnly(args) {
  try {
    const { values } = parseArgs({ args, options: { only: { type: 'string' } } })
    return values.only?.split(',').filter(Boolean) ?? null
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}. The only option is --only NAME,NAME.`)
  }
}

/**
 * @param {Phase[]} selected
 * @param {string} reports
 * @returns {Promise<Context>}
 */
async function makeContext(selected, reports) {
  const { node, env: inherited } = await prepare({ build: false })
  // The operator's NODE_ENV would give the tests React's production build.
  const { NODE_ENV: _, ...rest } = inherited
  const env = process.stdout.isTTY || rest.FORCE_COLOR ? rest : { ...rest, NO_COLOR: '1' }
  const needsBrowser = selected.some((phase) => phase.id === 'e2e')
  const browser = needsBrowser ? await findOrInstallChromium({ node, env, root, say }) : null
  if (browser) say(`Browser: ${browser.version} at ${browser.path}, ${browser.origin}.`)
  if (!browser) return { root, node, env, reports, chromium: null, say }
  return { root, node, env: { ...env, CHROMIUM_PATH: browser.path }, reports, chromium: browser.path, say }
}

/**
 * @param {Phase[]} selected
 * @param {Context} context
 * @returns {Promise<Counts>}
 */
async function runPhases(selected, context) {
  let sum = { passed: 0, failed: 0 }
  for (const [index, phase] of selected.entries()) {
    const name = `[${index + 1}/${selected.length}] ${phase.title}`
    say(`\n${name} …`)
    const startedAt = Date.now()
    const counts = await orFailure(() => phase.run(context))
    const all = counts.passed + counts.failed
    say(`${name}: ${counts.passed} of ${all} good (${formatDuration(Date.now() - startedAt)})`)
    sum = addCounts(sum, counts)
  }
  return sum
}

/**
 * What cannot run counts as one failure, and the rest goes on.
 * @param {() => Promise<Counts>} task
 * @returns {Promise<Counts>}
 */
async function orFailure(task) {
  try {
    return await task()
  } catch (thrown) {
    if (thrown instanceof Interrupted) throw thrown
    report(explainFileError(thrown, root))
    return { passed: 0, failed: 1 }
  }
}

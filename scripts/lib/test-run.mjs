import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findOrInstallChromium } from './chromium.mjs'
import { report } from './command.mjs'
import { hashContents } from './content-hash.mjs'
import { durationLine, readCoreTime } from './core-time.mjs'
import { selectPhases } from './phases.mjs'
import { prepare } from './prepare.mjs'
import { explainFileError, Interrupted, Problem } from './problem.mjs'
import { formatDuration } from './progress.mjs'
import { root } from './root.mjs'
import { addResults, checkResult } from './test-results.mjs'

/** @typedef {import('./phases.mjs').Context} Context */
/** @typedef {import('./phases.mjs').Phase} Phase */
/** @typedef {import('./test-results.mjs').Result} Result */
/** @typedef {{ only: string[] | null, repeat: number, changed: boolean, since: string }} Options */

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs all checks, even after failures, and ends with the line `N passed, N failed`.
 * @param {string[] | null} preset ids of the phases to run; null: those of `--only`, else all
 * @returns {Promise<number>} exit code
 */
export async function runTests(preset) {
  const options = parseOptions(process.argv.slice(2))
  const selected = selectPhases(options.only ?? preset)
  const reports = mkdtempSync(join(tmpdir(), 'marram-test-'))
  const startedAt = Date.now()
  const before = readCoreTime()
  try {
    const broken = [checkResult(false)]
    const results = await orElse(broken, async () => runLanes(selected, await makeContext(selected, reports, options)))
    const { passed, failed, failures } = addResults(results)
    // Repeated at the end: some logs show only the end of a run.
    for (const line of failures) say(`Failed: ${line}\n`)
    say(durationLine((Date.now() - startedAt) / 1000, before, readCoreTime()))
    say(`${passed} passed, ${failed} failed`)
    return failed === 0 && passed > 0 ? 0 : 1
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

const usage =
  'The options are --only NAME,NAME, --changed (with --since REVISION, else what is not committed) and --repeat TIMES.'

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function parseOptions(args) {
  /** @type {{ only?: string, since?: string, repeat?: string, changed?: boolean }} */
  let values
  try {
    ;({ values } = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        since: { type: 'string' },
        repeat: { type: 'string' },
        changed: { type: 'boolean' },
      },
    }))
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}. ${usage}`)
  }
  const repeat = Number(values.repeat ?? 1)
  if (!Number.isInteger(repeat) || repeat < 1) throw new Problem(`--repeat takes a whole number from 1 on. ${usage}`)
  return {
    only: values.only?.split(',').filter(Boolean) ?? null,
    repeat,
    changed: values.changed ?? values.since !== undefined,
    since: values.since ?? 'HEAD',
  }
}

/**
 * @param {Phase[]} selected
 * @param {string} reports
 * @param {Options} options
 * @returns {Promise<Context>}
 */
async function makeContext(selected, reports, { repeat, changed, since }) {
  const { node, env: inherited } = await prepare({ build: false })
  // The operator's NODE_ENV would make the tests use React's production build.
  const { NODE_ENV: _, ...rest } = inherited
  const env = process.stdout.isTTY || rest.FORCE_COLOR ? rest : { ...rest, NO_COLOR: '1' }
  const needsBrowser = selected.some((phase) => phase.id === 'e2e')
  const browser = needsBrowser ? await findOrInstallChromium({ node, env, root, say }) : null
  if (browser) say(`Browser: ${browser.version} at ${browser.path}, ${browser.origin}.`)
  return {
    root,
    node,
    env: { ...env, MARRAM_TEST_DATA: testDataFolder(root), ...(browser && { CHROMIUM_PATH: browser.path }) },
    reports,
    chromium: browser?.path ?? null,
    echo: new Set(selected.map(({ lane }) => lane)).size === 1,
    repeat,
    changed: changed ? listChangedFiles(since) : null,
    since,
    say,
  }
}

/**
 * Files that differ from a revision: committed since, changed or new.
 * @param {string} since
 * @returns {string[]}
 */
function listChangedFiles(since) {
  const commands = [
    ['diff', '--name-only', since],
    ['ls-files', '--others', '--exclude-standard'],
  ]
  const paths = commands.flatMap((args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status === 0) return stdout.split('\n').filter(Boolean)
    throw new Problem(`git ${args[0]} did not answer: ${(stderr ?? '').trim() || 'is git installed?'}`)
  })
  return [...new Set(paths)].sort()
}

// The inputs of the demo agency's database. Its dates begin today.
const dataSources = [
  'demo/agency',
  'demo/src',
  'packages',
  'services',
  'testkit',
  'apps/marram/src/fill-demo.ts',
  'package-lock.json',
]

/** @param {string} folder */
function testDataFolder(folder) {
  const hash = hashContents(folder, dataSources, (path) => !/\.test\.tsx?$|\.css$|\.md$/.test(path))
  return join(folder, '.marram', 'test-data', `${new Date().toISOString().slice(0, 10)}-${hash}`)
}

/**
 * Each lane runs its phases one after the other; the lanes run in parallel.
 * @param {Phase[]} selected
 * @param {Context} context
 * @returns {Promise<Result[]>}
 */
async function runLanes(selected, context) {
  const waiting = new Set(selected)
  /** @type {Result[]} */
  const results = []
  /** @param {Phase['lane']} lane */
  const runLane = async (lane) => {
    for (const phase of selected) {
      if (phase.lane !== lane && phase.lane !== 'first-free') continue
      if (waiting.delete(phase)) results.push(await runPhase(phase, context))
    }
  }
  await Promise.all([runLane('code'), runLane('browser')])
  return results
}

/**
 * @param {Phase} phase
 * @param {Context} context
 * @returns {Promise<Result>}
 */
async function runPhase(phase, context) {
  say(`${phase.title} …`)
  /** @type {string[]} */
  const lines = []
  const startedAt = Date.now()
  const result = await orElse(checkResult(false), () => phase.run({ ...context, say: (line) => lines.push(line) }))
  const { passed, failed } = result
  for (const line of lines) say(line)
  say(`${phase.title}: ${passed} of ${passed + failed} good (${formatDuration(Date.now() - startedAt)})`)
  return result
}

/**
 * A phase that cannot run counts as one failure, and the rest continues.
 * @template T
 * @param {T} failure
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
async function orElse(failure, task) {
  try {
    return await task()
  } catch (thrown) {
    if (thrown instanceof Interrupted) throw thrown
    report(explainFileError(thrown, root))
    return failure
  }
}

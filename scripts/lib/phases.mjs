import { join } from 'node:path'
import { build as buildAll, isBuilt } from './build.mjs'
import { Problem } from './problem.mjs'
import { run } from './process-tree.mjs'
import { checkRepository } from './repository-rules.mjs'
import { addResults, checkResult, readReport, resultOfPlaywright, resultOfVitest } from './test-results.mjs'

/** @typedef {import('./test-results.mjs').Result} Result */
/**
 * `say` prints a line of this phase. `changed` lists the changed files; null checks all.
 * @typedef {{ root: string, node: string, env: NodeJS.ProcessEnv, reports: string, chromium: string | null,
 *   echo: boolean, repeat: number, changed: string[] | null, since: string, say: (line: string) => void }} Context
 */
/**
 * @typedef {{ id: string, title: string, lane: 'code' | 'browser' | 'first-free', run(context: Context):
 * Promise<Result> }} Phase
 */

const limitMs = 45 * 60_000

/**
 * Two lanes run in parallel, each in this order: one computes while the other waits for a browser or a database.
 * `first-free` goes to the first idle lane.
 * @type {Phase[]}
 */
export const phases = [
  { id: 'lint', title: 'format, lint and rules of the repository', lane: 'code', run: checkSources },
  { id: 'types', title: 'types', lane: 'code', run: checkTypes },
  { id: 'build', title: 'build of site and program', lane: 'browser', run: build },
  { id: 'integration', title: 'services on a real database', lane: 'code', run: runIntegration },
  { id: 'e2e', title: "guests' journeys in a browser", lane: 'browser', run: runBrowser },
  { id: 'unit', title: 'rules and units', lane: 'first-free', run: runUnits },
]

/** Phases of `npm run check`: no database, build or browser. */
export const fastChecks = ['lint', 'types', 'unit']

/**
 * @param {string[] | null} ids null: all of them
 * @returns {Phase[]}
 */
export function selectPhases(ids) {
  if (!ids) return phases
  const known = new Set(phases.map((phase) => phase.id))
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length > 0 || ids.length === 0) {
    throw new Problem(`There is no check named "${unknown.join(', ')}": choose from ${[...known].join(', ')}.`)
  }
  return phases.filter((phase) => ids.includes(phase.id))
}

/**
 * @param {Context} context
 * @param {string} script path below node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [extra]
 */
async function runTool({ root, node, env, echo, repeat, say }, script, args, extra = {}) {
  const path = join(root, 'node_modules', script)
  const options = { cwd: root, env: { ...env, ...extra }, echo, limitMs: limitMs * repeat }
  const { code, lines } = await run(node, [path, ...args], options)
  // Prints only failures, at the end, since another phase prints at the same time.
  if (code !== 0) for (const line of lines) say(line)
  return code
}

/** @param {Context} context */
async function checkSources(context) {
  const lint = await runTool(context, '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.'])
  const unused = await runTool(context, 'knip/bin/knip.js', ['--production', '--no-progress'])
  const breaches = await checkRepository(context.root)
  for (const breach of breaches) context.say(breach)
  const rules = { passed: Number(breaches.length === 0), failed: breaches.length, failures: breaches }
  return addResults([checkResult(lint === 0), checkResult(unused === 0), rules])
}

/** @param {Context} context */
async function checkTypes(context) {
  // One checker: the cores have parallel work, and each further checker repeats shared work at half the CPU again.
  // A larger heap: the process exits before garbage collection pays off (a fifth of its time, for 300 MB).
  const rarely = { GOGC: '400' }
  const compile = (/** @type {string} */ project) =>
    runTool(context, 'typescript/bin/tsc', ['-p', project, '--checkers', '1'], rarely)
  const products = await compile('.')
  // Its routes are another tree than the site's, and a program has room for one.
  const desk = await compile('apps/desk')
  const scripts = await compile('scripts')
  return checkResult(products === 0 && desk === 0 && scripts === 0)
}

/** @param {Context} context */
function runUnits(context) {
  return runVitest(context, 'unit', ['rules', 'rules-west', 'rules-east', 'unit', 'dom'])
}

/** @param {Context} context */
async function runIntegration(context) {
  // Tests of whole pages open the built site, which the other lane may be building at this moment.
  await build(context)
  return runVitest(context, 'integration', ['integration'])
}

// Thousands of short tests create much garbage: a larger young generation saves a tenth of the time.
const roomForGarbage = { NODE_OPTIONS: '--max-semi-space-size=32' }

/**
 * @param {Context} context
 * @param {string} name of the report
 * @param {string[]} projects
 */
async function runVitest(context, name, projects) {
  const report = join(context.reports, `${name}.json`)
  const args = [
    ...projects.flatMap((project) => ['--project', project]),
    ...(context.changed ? [`--changed=${context.since}`, '--passWithNoTests'] : []),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const results = []
  for (let round = 0; round < context.repeat; round += 1) {
    const code = await runTool(context, 'vitest/vitest.mjs', ['run', ...args], roomForGarbage)
    results.push(readReport(report, resultOfVitest(context.root), code))
  }
  return addResults(results)
}

/** @type {Promise<void> | undefined} */
let building

/** @param {Context} context */
async function build({ root, node, env, say }) {
  if (!building && isBuilt(root)) {
    say('The build is up to date.')
    return checkResult(true)
  }
  building ??= buildAll(root, { node, env })
  await building
  return checkResult(true)
}

/** @param {Context} context */
async function runBrowser(context) {
  await build(context)
  if (!context.chromium) {
    throw new Problem('No Chromium was found or could be installed: install one and name it with CHROMIUM_PATH.')
  }
  const specs = context.changed ? specsReachedBy(context.changed) : []
  if (specs === null) return addResults([])
  const report = join(context.reports, 'e2e.json')
  // The set-up does not see command-line options, and it picks as many houses as the tests book.
  const extra = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_REPEAT: String(context.repeat),
  }
  const args = ['test', '-c', 'e2e/playwright.config.ts', ...specs]
  const code = await runTool(context, '@playwright/test/cli.js', args, extra)
  return readReport(report, resultOfPlaywright, code)
}

// Changes of these reach no page in a browser.
const outsidePages = /\.md$|\.test\.tsx?$|^(docs|bench|proofs|scripts|\.ci)\//

/**
 * The browser tests that a change can affect: a changed test itself, for a feature of the site the tests whose names
 * begin with it, for everything else all of them.
 * @param {string[]} changed
 * @returns {string[] | null} patterns for Playwright; none: all tests; null: no test
 */
export function specsReachedBy(changed) {
  const reaching = changed.filter((path) => !outsidePages.test(path))
  if (reaching.length === 0) return null
  const patterns = reaching.map((path) => {
    const spec = /^e2e\/tests\/(.+\.spec\.ts)$/.exec(path)
    const feature = /^apps\/site\/(?:src|server)\/(?!frame\/|kit\/|routes\/)([a-z-]+)\//.exec(path)
    return spec?.[1] ?? (feature ? `/${feature[1]}` : null)
  })
  return patterns.some((pattern) => pattern === null) ? [] : [...new Set(patterns.flatMap((pattern) => pattern ?? []))]
}

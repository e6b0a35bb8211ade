import { posix } from 'node:path'
import { findCycles, importGraph } from './import-graph.mjs'

/**
 * @typedef {import('./import-graph.mjs').SourceFile} SourceFile
 * @typedef {{ imports: string[], runsIn: 'anywhere' | 'node', instead: string }} Workspace
 * @typedef {{ dependencies: string[] }} Manifest
 * @typedef {{ workspaces: Record<string, Workspace>, manifests: Record<string, Manifest> }} Plan
 *   `manifests` by folder
 */

const isChecked = /^(?:apps|services|packages|demo|e2e|bench|proofs|testkit)\/.*\.(?:ts|tsx|mjs)$/
const isGenerated = /\.gen\.ts$|\.generated\.ts$/
// Tools: generators, build plugins and development servers.
const isTool =
  /\/scripts\/|\/generator\/|\/catalogue\/json-schema\.ts$|\/write-(?:types|json-schema)\.ts$|\/server\/map\/writing\/|^apps\/marram\/(?:bin\/|src\/development-site\.ts)|^apps\/site\/build\//
// Tests and their helpers, which may import development dependencies.
const isTestSupport = /\.test\.tsx?$|\/testing\/|\.example\.tsx$|\.config\.ts$|^(?:e2e|bench|proofs|testkit)\//
const isTestingImport = /(?:^|\/)testing(?:\/|$)/
const specifier =
  /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\s*\(\s*|\bimport\.meta\.resolve\(\s*|\bvi\.mock\(\s*)(['"])([^'"\s]+)\1/g

/**
 * Checks the files' imports, of values and types, static and dynamic, against boundaries.json and the dependencies of
 * every package.json.
 * @param {readonly SourceFile[]} files with paths relative to the root
 * @param {Plan} plan
 * @returns {string[]} a sentence for each violation
 */
export function checkWorkspaceBoundaries(files, plan) {
  const sources = files.filter(({ path }) => isChecked.test(path) && !isGenerated.test(path) && !isTool.test(path))
  return [...sources.flatMap((file) => checkFile(file, plan)), ...checkCycles(sources)]
}

/**
 * @param {SourceFile} file
 * @param {Plan} plan
 * @returns {string[]}
 */
function checkFile({ path, text }, plan) {
  const folder = workspaceOf(path)
  const workspace = plan.workspaces[folder] ?? plan.workspaces[folder.replace(/[^/]+$/, '*')]
  if (!workspace) return [`${path} is in no workspace that boundaries.json names.`]
  const imports = new Set([...text.matchAll(specifier)].map(([, , target = '']) => target.replace(/\?.*/, '')))
  return [...imports].flatMap((target) => {
    const problem = checkImport(path, target, folder, workspace, plan)
    return problem ? [`${path} imports ${target}: ${problem}`] : []
  })
}

/**
 * @param {string} path
 * @param {string} target
 * @param {string} folder
 * @param {Workspace} workspace
 * @param {Plan} plan
 * @returns {string | null}
 */
function checkImport(path, target, folder, workspace, plan) {
  const isTest = isTestSupport.test(path)
  if (target.startsWith('.')) {
    const reached = posix.join(posix.dirname(path), target)
    if (workspaceOf(reached) !== folder && !/^[\w-]+\.(?:json|config\.ts)$/.test(reached))
      return 'import another workspace by its package name (@marram/…), never by a path into its folder.'
    return !isTest && isTestingImport.test(reached) ? 'what is shipped imports no test support.' : null
  }
  if (target.startsWith('node:'))
    return workspace.runsIn === 'anywhere' && !isTest
      ? 'this package runs in browsers too and does no I/O: take what you need as an argument.'
      : null
  const own = /^@marram\/([\w-]+)/.exec(target)?.[1]
  if (own) return checkOwn(own, target, isTest, folder, workspace)
  // A test file with a missing import does not run; its strings may contain imports that do not exist.
  if (isTest || !/^@?[a-z]/.test(target)) return null
  return isDeclared(target, folder, plan) ? null : 'name it among the dependencies of this workspace, or do without.'
}

/**
 * @param {string} name
 * @param {string} target
 * @param {boolean} isTest
 * @param {string} folder
 * @param {Workspace} workspace
 * @returns {string | null}
 */
function checkOwn(name, target, isTest, folder, { imports, instead }) {
  const isSelf = folder.endsWith(`/${name}`) || folder === name
  const isAllowed = imports.includes(name) || (imports.includes('*') && !imports.includes(`!${name}`))
  if (!isSelf && !isAllowed && !(isTest && name === 'testkit')) return instead
  return !isTest && isTestingImport.test(target) ? 'what is shipped imports no test support.' : null
}

/**
 * @param {string} target
 * @param {string} folder
 * @param {Plan} plan
 */
function isDeclared(target, folder, { manifests }) {
  const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/')
  return manifests[folder]?.dependencies.includes(name)
}

/**
 * @param {readonly SourceFile[]} sources
 * @returns {string[]}
 */
function checkCycles(sources) {
  return findCycles(importGraph(sources)).map((files) => `These files import each other: ${files.join(', ')}.`)
}

/** @param {string} path */
function workspaceOf(path) {
  const [first = '', second = ''] = path.split('/')
  return ['apps', 'services', 'packages'].includes(first) ? `${first}/${second}` : first
}

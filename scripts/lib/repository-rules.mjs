import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { checkNamedPaths } from './named-paths.mjs'
import { listRepositoryFiles } from './repository-files.mjs'
import { checkDrawing, checkSiteBoundaries } from './site-boundaries.mjs'
import { checkTableOwners } from './table-owners.mjs'
import { checkWorkspaceBoundaries } from './workspace-boundaries.mjs'

/** @typedef {{ path: string, text: string }} SourceFile */

const longestFile = 400
const site = 'apps/site/'
const text = /\.(patch|ts|tsx|mts|mjs|js|cjs|json|md|css|html|sql|yml|yaml|txt|sh|graphql)$|^\.ci\/|(^|\/)\.[a-z]+rc$/
const source = /\.(ts|tsx|mjs|css|sql)$/
const mayBeLong = /\.gen\.ts$|\.generated\.ts$|\/messages\/|^apps\/desk\/src\/.*\/words\.ts$/
// Their tests run in three time zones (vitest.config.ts); all other rules take days and clock as arguments.
const clockRules =
  /^packages\/(domain\/src\/(iso-day|copenhagen-clock|booking\/(hold|unconfirmed))|i18n\/src\/format)\.ts$/
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/
const relativeOpening =
  /(?:\/\*\*?|(?<!:)\/\/)[ \t]*(?:\n\s*\*[ \t]*)?(What(?:ever)?|Where(?:ver)?|How|Whether|Who(?:ever|m|se)?|Which|Why)\b/gi
// Its examples break the rule for comments.
const commentExamples = 'scripts/lib/repository-rules.test.ts'
const homePath = /(?<![\w.:/-])\/(home|Users)\/[a-z][\w.-]*\/|(?<![\w.:/-])\/root\/\S/

/**
 * Checks rules that neither the formatter nor the compiler can see.
 * @param {string} root
 * @returns {Promise<string[]>} a sentence for each breach
 */
export async function checkRepository(root) {
  const paths = listRepositoryFiles(root)
  const files = paths
    .filter((path) => text.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return [
    ...files.flatMap((file) => checkFile(file, root)),
    ...checkWorkspaces(files),
    ...checkSite(files),
    ...checkTables(files),
    ...checkNamedPaths(files, paths),
  ]
}

/**
 * @param {readonly SourceFile[]} files
 * @returns {string[]}
 */
function checkWorkspaces(files) {
  const list = files.find(({ path }) => path === 'boundaries.json')
  if (!list) return []
  const manifests = files
    .filter(({ path }) => /(^|\/)package\.json$/.test(path))
    .map(({ path, text: content }) => {
      const { dependencies = {}, optionalDependencies = {}, devDependencies = {} } = JSON.parse(content)
      const names = {
        dependencies: Object.keys({ ...dependencies, ...optionalDependencies }),
        devDependencies: Object.keys(devDependencies),
      }
      return [path.replace(/\/?package\.json$/, ''), names]
    })
  return checkWorkspaceBoundaries(files, {
    workspaces: JSON.parse(list.text),
    manifests: Object.fromEntries(manifests),
  })
}

/**
 * @param {readonly SourceFile[]} files
 * @returns {string[]}
 */
function checkSite(files) {
  const list = files.find(({ path }) => path === `${site}boundaries.json`)
  if (!list) return []
  const own = files.filter(({ path }) => path.startsWith(site))
  const boundaries = JSON.parse(list.text)
  const drawing = files.find(({ path }) => path === 'docs/architecture.md')
  return [
    ...checkSiteBoundaries(
      own.map(({ path, text: content }) => ({ path: path.slice(site.length), text: content })),
      boundaries,
    ),
    ...(drawing ? checkDrawing(drawing.text, boundaries) : []),
  ]
}

/**
 * @param {readonly SourceFile[]} files
 * @returns {string[]}
 */
function checkTables(files) {
  const [list, schema] = ['table-owners.json', 'src/schema.generated.ts'].map((name) =>
    files.find(({ path }) => path === `packages/database/${name}`),
  )
  return list && schema ? checkTableOwners(files, { owners: JSON.parse(list.text), schema: schema.text }) : []
}

/**
 * @param {SourceFile} file
 * @param {string} root
 * @returns {string[]}
 */
export function checkFile(file, root) {
  if (/(^|\/)package-lock\.json$/.test(file.path)) return checkLock(file.text)
  return [
    ...checkPaths(file, root),
    ...(patchesDependency(file)
      ? [
          `${file.path} can rewrite a file below node_modules: filter with exclude: /node_modules/, or use the library as it is.`,
        ]
      : []),
    ...(source.test(file.path) ? checkSource(file) : []),
    ...(/(^|\/)package\.json$/.test(file.path) ? checkVersions(file) : []),
    ...(/(^|\/)\.npmrc$/.test(file.path) && /registry|_auth/.test(file.text)
      ? [`${file.path} names a registry: leave that to each user's own npm settings.`]
      : []),
  ]
}

/**
 * @param {string} content of package-lock.json
 * @returns {string[]}
 */
export function checkLock(content) {
  /** @type {Record<string, { resolved?: string, optionalDependencies?: Record<string, string> }>} */
  const packages = JSON.parse(content).packages
  return Object.entries(packages).flatMap(([path, entry]) => {
    const breaches = Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `package-lock.json lacks ${name}, wanted by ${path}: npm 11 refuses to install without it.`)
    return entry.resolved?.startsWith('http')
      ? [...breaches, `package-lock.json names a registry for ${path}: run npm with --omit-lockfile-registry-resolved.`]
      : breaches
  })
}

/**
 * @param {Record<string, unknown>} packages
 * @param {string} dependent
 * @param {string} name
 * @returns {boolean}
 */
function isLocked(packages, dependent, name) {
  if (`${dependent ? `${dependent}/` : ''}node_modules/${name}` in packages) return true
  if (!dependent) return false
  const parent = dependent.lastIndexOf('/node_modules/')
  return isLocked(packages, parent < 0 ? '' : dependent.slice(0, parent), name)
}

/**
 * @param {SourceFile} file
 * @param {string} root
 * @returns {string[]}
 */
function checkPaths({ path, text: content }, root) {
  // A checkout at /app or a home of / would forbid too much.
  const own = [root, homedir()].filter((folder) => folder.split('/').length > 2)
  const found = own.find((folder) => content.includes(`${folder}/`)) ?? homePath.exec(content)?.[0]
  return found ? [`${path} holds a path of one machine (${found}): make it relative or configurable.`] : []
}

/**
 * @param {SourceFile} file
 * @returns {string[]}
 */
function checkSource({ path, text: content }) {
  const lines = content.split('\n')
  const marker = lines.findIndex((line) => /\b(TO[D]O|FIX[M]E|X[X]X)\b/.test(line))
  const long = lines.length > longestFile && !mayBeLong.test(path)
  const readsClock =
    /^packages\/(domain|i18n)\/src\/(?!.*\.test\.ts$)/.test(path) &&
    !clockRules.test(path) &&
    /\bMath\.random\(|\bnew Date\(|\bDate\.|\bIntl\.DateTimeFormat\b|\.toLocale(Date|Time)?String\(/.test(content)
  return [
    ...(readsClock
      ? [`${path} reads a clock or a time zone: use iso-day.ts or copenhagen-clock.ts, or take the day as an argument.`]
      : []),
    ...(marker < 0 ? [] : [`${path}:${marker + 1} leaves work for later: do it, or write it down as an issue.`]),
    ...(long ? [`${path} has ${lines.length} lines, more than ${longestFile}: split it by noun.`] : []),
    ...(path === commentExamples ? [] : checkComments(path, content)),
  ]
}

const buildFile = /(^|\/)(build\/[\w-]+|vite\.config)\.m?[jt]s$/
const pluginHook = /(?<![\w.])(?:transform|load|resolveId|renderChunk)\s*[:(](?<start>[\s\S]{0,200})/g

/**
 * A build plugin's hook that sees modules must exclude packages, by a filter that Vite applies.
 * @param {SourceFile} file
 */
function patchesDependency({ path, text: content }) {
  if (!buildFile.test(path)) return /(^|\/)patches\/.*\.patch$/.test(path)
  const hooks = [...content.matchAll(pluginHook)].map(({ groups }) => groups?.start ?? '')
  return hooks.some((start) => !/^\s*\{\s*filter: \{.*exclude: \/node_modules\//.test(start))
}

/**
 * @param {string} path
 * @param {string} content
 * @returns {string[]}
 */
function checkComments(path, content) {
  const lines = content.split('\n')
  return [...content.matchAll(relativeOpening)].flatMap(({ 0: opening, 1: word, index }) => {
    const line = content.slice(0, index + opening.length).split('\n').length
    const continues = [line - 1, line - 2].every((at) => /^\s*\/\//.test(lines[at] ?? ''))
    return continues ? [] : [`${path}:${line} has a comment that opens with "${word}": start with a subject or a verb.`]
  })
}

/**
 * @param {SourceFile} file
 * @returns {string[]}
 */
function checkVersions({ path, text: content }) {
  const manifest = JSON.parse(content)
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'].flatMap((group) =>
    Object.entries(manifest[group] ?? {})
      .filter(([, version]) => typeof version === 'string' && !exactVersion.test(version))
      .map(([name, version]) => `${path} asks for ${name} ${version}: name one exact version.`),
  )
}

import { posix } from 'node:path'

/** @typedef {import('./repository-rules.mjs').SourceFile} SourceFile */

const guide = /^(CONTRIBUTING\.md|docs\/.*\.md|(.*\/)?README\.md)$/
// The first is generated and has a test; the second records the past.
const exempt = /^docs\/(spec-coverage\.md$|decisions\/historic\/)/
const file = /[^/.]\.(ts|tsx|mts|mjs|css|sql|md)$/
// URLs of the site, packages of others, dotfiles, settings and calls.
const isNoPath = /^[/@.…-]|[:=?()[\]'"|$\\]/
const ourModule = /^@marram\/([a-z-]+\/[\w/-]+)$/
const built = /(^|\/)(dist|node_modules|results)(\/|$)/

/**
 * Guides name files for readers to open: each must exist.
 * @param {readonly SourceFile[]} files including the guides
 * @param {readonly string[]} paths all files of the repository
 * @returns {string[]}
 */
export function checkNamedPaths(files, paths) {
  const known = listKnown(paths)
  return files
    .filter(({ path }) => guide.test(path) && !exempt.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          findDeadPaths(line, path, known).map((name) => `${path}:${index + 1} names ${name}, which does not exist.`),
        ),
    )
}

/** @param {readonly string[]} paths */
function listKnown(paths) {
  const folders = paths.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(0, index).join('/')))
  const all = [...new Set([...paths, ...folders])].filter(Boolean)
  // A guide may omit the start of a path, and the `src` of a workspace: `service-kit/memory.ts`.
  const ends = all.flatMap((path) => [
    ...endsOf(path),
    ...(path.includes('/src/') ? endsOf(path.replace('/src/', '/')) : []),
  ])
  return { all: new Set(all), ends: new Set(ends), top: new Set(folders.filter((path) => path && !path.includes('/'))) }
}

/** @param {string} path */
function endsOf(path) {
  return path.split('/').map((_, index, parts) => parts.slice(index).join('/'))
}

/**
 * @param {string} line
 * @param {string} guidePath
 * @param {ReturnType<typeof listKnown>} known
 * @returns {string[]}
 */
function findDeadPaths(line, guidePath, known) {
  const prose = line.replace(/`[^`]*`/g, '')
  const links = [...prose.matchAll(/\]\(([^)#\s]+)/g)].flatMap(([, target]) => target ?? [])
  const deadLinks = links.filter((target) => !/^[a-z]+:/.test(target) && !known.all.has(linked(guidePath, target)))
  const quoted = [...line.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code?.split(/[\s,;]+(?![^{]*\})/) ?? [])
  // Commands in a code block have no backticks around their words.
  const bare = prose.split(/\s+/).filter((word) => file.test(word) && known.top.has(word.split('/')[0] ?? ''))
  // `read/` in a service's README is a URL that it serves.
  const mayBeFolder = !guidePath.startsWith('services/')
  const names = [...quoted, ...bare].flatMap(alternatives)
  return [...deadLinks, ...names.filter((name) => namesPath(name, known.top, mayBeFolder) && !exists(name, known.ends))]
}

/**
 * @param {string} guidePath
 * @param {string} target
 */
function linked(guidePath, target) {
  return posix.join(posix.dirname(guidePath), target).replace(/\/$/, '')
}

/**
 * @param {string} name with lists as in `{da,de,en}.ts`
 * @returns {string[]}
 */
function alternatives(name) {
  const [, before = '', list, after = ''] = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(name) ?? []
  return list ? list.split(',').flatMap((part) => alternatives(before + part + after)) : [name]
}

/**
 * @param {string} name
 * @param {Set<string>} top
 * @param {boolean} mayBeFolder
 */
function namesPath(name, top, mayBeFolder) {
  if (ourModule.test(name)) return true
  if (isNoPath.test(name) || built.test(name)) return false
  if (file.test(name) || (mayBeFolder && /^[a-z][\w/-]*\/$/.test(name))) return true
  return name.includes('/') && top.has(name.split('/')[0] ?? '')
}

/**
 * @param {string} name
 * @param {Set<string>} ends
 */
function exists(name, ends) {
  const module = ourModule.exec(name)?.[1]
  if (module) return ['', '.ts', '.tsx'].some((ending) => ends.has(module + ending))
  const path = name.replace(/\/$/, '')
  if (!/[*<…{]/.test(path)) return ends.has(path)
  const pattern = path
    .replace(/[.+^]/g, '\\$&')
    .replace(/<[^>]*>|\{[^}]*\}|…/g, '[^/]+')
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
  const regex = new RegExp(`^${pattern}$`)
  return [...ends].some((end) => regex.test(end))
}

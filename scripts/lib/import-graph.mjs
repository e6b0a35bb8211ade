import { posix } from 'node:path'

/** @typedef {{ path: string, text: string }} SourceFile */

const specifier =
  /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\bvi\.mock\(\s*|@import\s+(?:url\(\s*)?)(['"])(\.{1,2}\/[^'"?]*)(?:\?[^'"]*)?\1/g

/**
 * Every relative import among the given files: values and types, static and dynamic, scripts and styles.
 * @param {readonly SourceFile[]} files
 * @returns {Map<string, string[]>} the imported files by importing file
 */
export function importGraph(files) {
  const known = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, text }) => {
      const found = [...text.matchAll(specifier)].map(([, , target = '']) => posix.join(posix.dirname(path), target))
      return [path, [...new Set(found)].filter((target) => known.has(target))]
    }),
  )
}

/**
 * Groups of files that can each reach all others of the group: Tarjan's strongly connected components.
 * @param {Map<string, string[]>} graph
 * @returns {string[][]} each group in alphabetical order
 */
export function findCycles(graph) {
  /** @type {string[]} */
  const stack = []
  /** @type {Map<string, { index: number, low: number, isOpen: boolean }>} */
  const seen = new Map()
  /** @type {string[][]} */
  const cycles = []
  /** @param {string} path */
  const visit = (path) => {
    const own = { index: seen.size, low: seen.size, isOpen: true }
    seen.set(path, own)
    stack.push(path)
    const targets = graph.get(path) ?? []
    for (const target of targets) {
      const other = seen.get(target) ?? visit(target)
      if (other.isOpen) own.low = Math.min(own.low, other.low)
    }
    if (own.low === own.index) {
      const group = stack.splice(stack.indexOf(path))
      for (const member of group) close(member)
      if (group.length > 1 || targets.includes(path)) cycles.push(group.toSorted())
    }
    return own
  }
  /** @param {string} path */
  const close = (path) => {
    const entry = seen.get(path)
    if (entry) entry.isOpen = false
  }
  for (const path of graph.keys()) if (!seen.has(path)) visit(path)
  return cycles
}

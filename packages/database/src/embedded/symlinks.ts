import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Link = { source: string; target: string }

/**
 * Creates the library links of the package's install script, which npm may have skipped. Returns false if the package
 * folder is not writable. Safe for concurrent processes: each link is created atomically.
 */
export function hydrateSymlinks(packageFolder: string): boolean {
  return linksOf(packageFolder).every(({ source, target }) => {
    const path = join(packageFolder, target)
    return isThere(path) || link(relative(dirname(target), source), path)
  })
}

function link(to: string, path: string): boolean {
  try {
    symlinkSync(to, path)
    return true
  } catch {
    return isThere(path)
  }
}

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

function linksOf(packageFolder: string): Link[] {
  const list = join(packageFolder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return []
  const parsed: unknown = JSON.parse(readFileSync(list, 'utf8'))
  return Array.isArray(parsed) ? parsed.filter(isLink) : []
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  'target' in value &&
  typeof value.source === 'string' &&
  typeof value.target === 'string'

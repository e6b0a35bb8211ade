import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Link = { source: string; target: string }

/**
 * Makes the library links that the package's install script would have made, which npm may have skipped.
 * Returns false where the package folder cannot be written. Two processes may do this at once: each link is made whole or not at all.
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

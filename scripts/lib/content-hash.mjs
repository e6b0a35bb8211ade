import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.build', '.tanstack', '.marram'])

/**
 * One hash over names and contents. Ignores times: a fresh clone of a built tree must hash the same.
 * @param {string} root
 * @param {string[]} paths files or folders below root; missing ones count as missing
 * @param {(path: string) => boolean} [includes]
 * @returns {string}
 */
export function hashContents(root, paths, includes = () => true) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => listFiles(root, path)).sort()) {
    if (!includes(file)) continue
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} paths relative to root, with forward slashes
 */
export function listFiles(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const below = `${path}/${entry.name}`
    return entry.isDirectory() ? listFiles(root, below) : entry.isFile() ? [below] : []
  })
}

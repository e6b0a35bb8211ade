import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './content-hash.mjs'

/**
 * Files that git tracks or would track; in an unpacked archive, or if git refuses the folder, all that are not
 * generated. Sorted by path regardless of the source: generated tables follow this order.
 * @param {string} root
 * @returns {string[]}
 */
export function listRepositoryFiles(root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const git = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (git.status !== 0) return walk(root).sort()
  return git.stdout
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)))
    .sort()
}

/** @param {string} root */
function walk(root) {
  const made = new Set(['.git', '.marram', 'node_modules', 'test-results', 'playwright-report'])
  return readdirSync(root).flatMap((name) => (made.has(name) ? [] : listFiles(root, name)))
}

import { spawnSync } from 'node:child_process'
import { Problem } from './problem.mjs'

/**
 * What differs from a revision: committed since, changed and new files alike.
 * @param {string} root
 * @param {string} since
 * @returns {Promise<string[]>} paths relative to root
 */
export async function listChangedFiles(root, since) {
  const changed = git(root, ['diff', '--name-only', since])
  const fresh = git(root, ['ls-files', '--others', '--exclude-standard'])
  return [...new Set([...changed, ...fresh])].sort()
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {string[]}
 */
function git(root, args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Problem(`git ${args[0]} did not answer: ${(stderr ?? '').trim() || 'is git installed?'}`)
  return stdout.split('\n').filter(Boolean)
}

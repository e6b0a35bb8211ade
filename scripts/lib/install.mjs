import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashDependencies, stampPath } from './installed-packages.mjs'
import { runNpm } from './npm-run.mjs'
import { listWorkspaces } from './workspaces.mjs'

// NODE_ENV=production or `omit=dev` must not omit the tool that builds the site.
const ci = ['ci', '--include=dev', '--include=optional']

/**
 * @param {string} root
 * @param {import('./npm-run.mjs').Npm} npm
 */
export async function installPackages(root, npm) {
  const wanted = hashDependencies(root)
  const before = findInstallTime(root)
  let complete = false
  try {
    await runNpm(npm, ci, { cwd: root, folder: root, doing: 'installing packages' })
    writeFileSync(stampPath(root), wanted)
    complete = true
  } finally {
    const untouched = before !== null && before === findInstallTime(root)
    if (!complete && !untouched) removeInstall(root)
  }
}

/**
 * npm writes this file last and deletes it first.
 * @param {string} root
 */
function findInstallTime(root) {
  const account = join(root, 'node_modules', '.package-lock.json')
  return existsSync(account) ? statSync(account).mtimeMs : null
}

/** @param {string} root */
function removeInstall(root) {
  for (const folder of ['.', ...listWorkspaces(root)]) {
    rmSync(join(root, folder, 'node_modules'), { recursive: true, force: true })
  }
}

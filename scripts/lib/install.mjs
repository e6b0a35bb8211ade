import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countDownloads, findPackages, hashDependencies, stampPath } from './installed-packages.mjs'
import { npmEnvironment } from './npm-environment.mjs'
import { explainNpmFailure, ranOutOfSpace } from './npm-failure.mjs'
import { run } from './process-tree.mjs'
import { listWorkspaces } from './workspaces.mjs'

const ciArguments = [
  'ci',
  // NODE_ENV=production or `omit=dev` must not leave out the tool that builds the site.
  '--include=dev',
  '--include=optional',
  // npm 12 runs install scripts only when allowed, npm 10 runs them all: no package of ours needs one.
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=http',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=8000',
]

/**
 * @param {string} root
 * @param {{ node: string, npmCli: string, env: NodeJS.ProcessEnv, onCount: (done: number, total: number) => void }} tools
 * @returns {Promise<number>} how many packages there are
 */
export async function installPackages(root, { node, npmCli, env, onCount }) {
  const total = countDownloads(findPackages(join(root, 'package-lock.json')) ?? {}, process)
  const wanted = hashDependencies(root)
  const before = findInstallTime(root)
  let requests = 0
  /** @param {string} line */
  function onLine(line) {
    if (!/^npm http (fetch|cache) /.test(line)) return
    requests += 1
    // npm asks twice per package: for its description and for its archive.
    onCount(requests, total * 2)
  }
  let complete = false
  try {
    const options = { cwd: root, env: npmEnvironment(root, env), onLine }
    const { code, lines } = await run(node, [npmCli, ...ciArguments], options)
    if (code !== 0 || ranOutOfSpace(lines)) {
      throw explainNpmFailure(lines, { doing: 'installing packages', folder: root })
    }
    writeFileSync(stampPath(root), wanted)
    complete = true
  } finally {
    const untouched = before !== null && before === findInstallTime(root)
    if (!complete && !untouched) removeInstall(root)
  }
  return total
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

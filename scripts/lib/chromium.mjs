import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { run } from './process-tree.mjs'

/** @typedef {{ path: string, version: string, origin: string }} Chromium */
/** @typedef {{ node: string, env: NodeJS.ProcessEnv, root: string, say: (line: string) => void }} Tools */

// The headless shell draws no window: the browser tests take half the time in it.
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Finds a browser for the end-to-end tests: a headless shell if installed or available from Debian, else any Chromium
 * that is installed or can be.
 * @param {Tools} tools
 * @returns {Promise<Chromium | null>}
 */
export async function findOrInstallChromium(tools) {
  const found = findChromium(tools)
  if (found && (tools.env.CHROMIUM_PATH || isShell(found.path))) return found
  return (await installDebians(tools)) ?? found ?? (await installPlaywrights(tools))
}

/** @param {string} path */
function isShell(path) {
  return /headless[-_]shell[^/]*$/.test(path)
}

/**
 * @param {Tools} tools
 * @returns {Chromium | null}
 */
export function findChromium(tools) {
  const named = tools.env.CHROMIUM_PATH
  const browser = named ? tryBrowser(named, 'named by CHROMIUM_PATH') : null
  if (browser) return browser
  if (named) tools.say(`CHROMIUM_PATH names ${named}, which does not start: looking for another.`)
  return findSystems(tools.env) ?? findPlaywrights(tools)
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Chromium | null}
 */
export function findSystems(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(isAbsolute)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  for (const path of [...candidates, ...(process.platform === 'darwin' ? macApps : [])]) {
    const browser = existsSync(path) ? tryBrowser(path, "the system's own") : null
    if (browser) return browser
  }
  return null
}

/** @param {Tools} tools */
function findPlaywrights({ node, env, root }) {
  const program = "process.stdout.write((await import('@playwright/test')).chromium.executablePath())"
  const asked = spawnSync(node, ['--input-type=module', '-e', program], {
    cwd: join(root, 'e2e'),
    env,
    encoding: 'utf8',
  })
  const path = asked.stdout?.trim()
  return path && existsSync(path) ? tryBrowser(path, "Playwright's own") : null
}

/** @param {Tools} tools */
async function installPlaywrights(tools) {
  const cli = join(tools.root, 'node_modules', '@playwright', 'test', 'cli.js')
  if (!existsSync(cli)) return null
  tools.say('No Chromium on this machine: fetching the one of Playwright …')
  const { code } = await run(tools.node, [cli, 'install', 'chromium'], { cwd: tools.root, env: tools.env })
  return code === 0 ? findPlaywrights(tools) : null
}

/** @param {Tools} tools */
async function installDebians({ env, say }) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null
  say("Installing Debian's package chromium-headless-shell …")
  const apt = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  const updated = await run('apt-get', ['update', '-q'], apt)
  if (updated.code !== 0) return null
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], apt)
    if (code === 0) return findSystems(env)
  }
  return null
}

/**
 * Accepts a browser only if it starts: Playwright's lacks system libraries on a bare machine.
 * @param {string} path
 * @param {string} origin
 * @returns {Chromium | null}
 */
function tryBrowser(path, origin) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return status === 0 ? { path, version: stdout.trim(), origin } : null
}

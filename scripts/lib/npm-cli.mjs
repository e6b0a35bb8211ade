import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { Problem } from './problem.mjs'

/**
 * npm's script, so that it can run under a Node other than the one it came with.
 * @param {{ env: NodeJS.ProcessEnv, execPath: string }} where
 * @returns {string} path of npm-cli.js
 */
export function getNpmCli({ env, execPath }) {
  const bin = dirname(execPath)
  const candidates = [
    env.npm_execpath,
    join(bin, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...(env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm')),
  ]
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue
    const cli = realpathSync(candidate)
    if (basename(cli) === 'npm-cli.js') return requireRecent(cli)
  }
  throw new Problem('npm was not found beside Node or on the PATH: install npm 10 or newer and run the command again.')
}

/** @param {string} cli */
function requireRecent(cli) {
  const { version } = JSON.parse(readFileSync(join(dirname(cli), '..', 'package.json'), 'utf8'))
  if (Number.parseInt(version, 10) >= 10) return cli
  throw new Problem(`npm ${version} is too old: Marram needs npm 10 or newer (\`npm install --global npm@10\`).`)
}

import { explainNpmFailure, findErrorCode, ranOutOfSpace } from './npm-failure.mjs'
import { run } from './process-tree.mjs'

/** @typedef {{ node: string, npmCli: string, env: NodeJS.ProcessEnv }} Npm */
/** @typedef {{ cwd: string, folder: string, doing: string, onAnswer?: (count: number) => void }} Purpose */

const quietly = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=http',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=8000',
]
const enoughFailures = 30

/**
 * Runs npm to the end or throws the sentence that says why not.
 * `--ignore-scripts`: npm 12 runs install scripts only when allowed, npm 10 runs them all, and no package of ours needs one.
 * @param {Npm} npm
 * @param {string[]} args
 * @param {Purpose} purpose `folder` is the one to name to the operator; `onAnswer` hears how many requests were answered so far
 */
export async function runNpm(npm, args, purpose) {
  const first = await attempt(npm, [...args, '--prefer-offline'], purpose)
  // npm remembers from another project which versions a package has, and ours may be newer than that.
  const isOutdated = first.code !== 0 && findErrorCode(first.lines) === 'ETARGET'
  const { code, lines } = isOutdated ? await attempt(npm, [...args, '--prefer-online'], purpose) : first
  if (code !== 0 || ranOutOfSpace(lines)) throw explainNpmFailure(lines, purpose)
}

/**
 * @param {Npm} npm
 * @param {string[]} args
 * @param {Purpose} purpose
 */
function attempt({ node, npmCli, env }, args, { cwd, onAnswer }) {
  const registry = watchRegistry()
  return run(node, [npmCli, ...args, ...quietly], {
    cwd,
    env,
    onLine(line, stop) {
      registry.read(line)
      // On a full disk npm goes on for minutes, undoing and trying again.
      if (registry.isSilent() || ranOutOfSpace([line])) stop()
      else if (registry.answers() > 0) onAnswer?.(registry.answers())
    },
  })
}

/** Left alone, npm tries every package in turn: with an unknown host it took 3.5 minutes to give up. */
export function watchRegistry() {
  let answers = 0
  let failures = 0
  let gaveUp = false
  return {
    /** @param {string} line */
    read(line) {
      if (/^npm http (fetch \w+ [23]\d\d |cache )/.test(line)) answers += 1
      const attempt = /^npm http fetch .* attempt (\d+) failed with /.exec(line)?.[1]
      if (!attempt) return
      failures += 1
      gaveUp ||= Number(attempt) >= 3
    },
    answers: () => answers,
    isSilent: () => answers === 0 && (gaveUp || failures >= enoughFailures),
  }
}

import { noSpace, Problem } from './problem.mjs'
import { run } from './process-tree.mjs'

/** @typedef {{ node: string, npmCli: string, env: NodeJS.ProcessEnv }} Npm */
/** @typedef {{ cwd: string, folder: string, doing: string }} Purpose `folder` is the one to name to the operator */

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
 * @param {Purpose} purpose
 */
export async function runNpm(npm, args, purpose) {
  const first = await attempt(npm, [...args, '--prefer-offline'], purpose)
  // npm remembers from another project which versions a package has, and ours may be newer than that.
  const isOutdated = first.code !== 0 && findErrorCode(first.lines) === 'ETARGET'
  const { code, lines } = isOutdated ? await attempt(npm, [...args, '--prefer-online'], purpose) : first
  if (code !== 0 || ranOutOfSpace(lines)) throw explain(lines, purpose)
}

/**
 * @param {Npm} npm
 * @param {string[]} args
 * @param {Purpose} purpose
 */
function attempt({ node, npmCli, env }, args, { cwd }) {
  const registry = watchRegistry()
  return run(node, [npmCli, ...args, ...quietly], {
    cwd,
    env,
    onLine(line, stop) {
      registry.read(line)
      // On a full disk npm goes on for minutes, undoing and trying again.
      if (registry.isSilent() || ranOutOfSpace([line])) stop()
    },
  })
}

/** Left alone, npm tries every package in turn: with an unknown host it took 3.5 minutes to give up. */
export function watchRegistry() {
  let isAnswered = false
  let failures = 0
  let gaveUp = false
  return {
    /** @param {string} line */
    read(line) {
      if (/^npm http (fetch \w+ [23]\d\d |cache )/.test(line)) isAnswered = true
      const attempt = /^npm http fetch .* attempt (\d+) failed with /.exec(line)?.[1]
      if (!attempt) return
      failures += 1
      gaveUp ||= Number(attempt) >= 3
    },
    isSilent: () => !isAnswered && (gaveUp || failures >= enoughFailures),
  }
}

const unreachable =
  /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|E\w*TIMEDOUT|ERR_SOCKET_TIMEOUT|E(HOST|NET)UNREACH|EPIPE|FETCH_ERROR|EIDLETIMEOUT|E5\d\d|E429|E407|ENOTCACHED)$/

/**
 * npm can warn about a full disk while unpacking and still end with 0, so success is judged from the text too.
 * @param {string[]} lines
 */
function ranOutOfSpace(lines) {
  return lines.some((line) => /\b(ENOSPC|EDQUOT)\b/.test(line))
}

/**
 * @param {string[]} lines what npm printed
 * @returns {string | null} npm's own name of the failure
 */
export function findErrorCode(lines) {
  const text = lines.join('\n')
  // An npm that was stopped has not summed up.
  return (/^npm (?:error|ERR!) code (\S+)/m.exec(text) ?? /attempt \d+ failed with (\S+)/.exec(text))?.[1] ?? null
}

/**
 * @param {string[]} lines what npm printed
 * @param {Purpose} purpose
 */
export function explain(lines, { doing, folder }) {
  if (ranOutOfSpace(lines)) return noSpace(folder)
  const code = findErrorCode(lines)
  const own = lines.filter((line) => /^npm (error|ERR!)/.test(line))
  const words = (own.length > 0 ? own : lines).slice(-15)
  return code && unreachable.test(code)
    ? new Problem(
        `The npm registry cannot be reached (${code}) while ${doing}: check the network, the proxy and \`npm config get registry\`, then run the command again.`,
      )
    : new Problem(`npm failed${code ? ` with ${code}` : ''} while ${doing}: the lines above are its own words.`, words)
}

import { noSpace, Problem } from './problem.mjs'
import { run } from './process-tree.mjs'

/** @typedef {{ node: string, npmCli: string, env: NodeJS.ProcessEnv }} Npm */
/** @typedef {{ cwd: string, folder: string, doing: string }} Purpose error messages name `folder` */

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
 * Runs npm to the end or throws a sentence that explains the failure. `--ignore-scripts`: npm 12 runs install scripts
 * only when allowed, npm 10 runs them all, and no package of ours needs one.
 * @param {Npm} npm
 * @param {string[]} args
 * @param {Purpose} purpose
 */
export async function runNpm(npm, args, purpose) {
  const first = await attempt(npm, [...args, '--prefer-offline'], purpose)
  // npm's cache may list a package's versions from before ours was published.
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
      // On a full disk npm goes on for minutes, rolling back and retrying.
      if (registry.isSilent() || ranOutOfSpace([line])) stop()
    },
  })
}

/** By itself npm tries every package in turn: with an unknown host it took 3.5 minutes to give up. */
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
 * npm can warn about a full disk while unpacking and still exit with 0, so the output decides too.
 * @param {string[]} lines
 */
function ranOutOfSpace(lines) {
  return lines.some((line) => /\b(ENOSPC|EDQUOT)\b/.test(line))
}

/**
 * @param {string[]} lines npm's output
 * @returns {string | null} npm's own code of the failure
 */
export function findErrorCode(lines) {
  const text = lines.join('\n')
  // A stopped npm prints no summary.
  return (/^npm (?:error|ERR!) code (\S+)/m.exec(text) ?? /attempt \d+ failed with (\S+)/.exec(text))?.[1] ?? null
}

/**
 * @param {string[]} lines npm's output
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

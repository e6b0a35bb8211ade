import { noSpace, notWritable, Problem } from './problem.mjs'

const unreachable =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|FETCH_ERROR|EIDLETIMEOUT|E5\d\d|E429|E407|ENOTCACHED)$/
const untrusted =
  /^(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|CERT_HAS_EXPIRED|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE)$/

/**
 * npm can warn about a full disk while unpacking and still end with 0, so success is judged from the text too.
 * @param {string[]} lines
 */
export function ranOutOfSpace(lines) {
  return lines.some((line) => /\b(ENOSPC|EDQUOT)\b/.test(line))
}

/**
 * @param {string[]} lines what npm printed
 * @returns {string | null} npm's own name of the failure
 */
export function findErrorCode(lines) {
  for (const line of lines) {
    const code = /^npm (?:error|ERR!) code (\S+)/.exec(line)?.[1]
    if (code) return code
  }
  // Stopped before it summed up.
  return /attempt \d+ failed with (\S+)/.exec(lines.join('\n'))?.[1] ?? null
}

/**
 * @param {string[]} lines what npm printed
 * @param {{ doing: string, folder: string }} context
 */
export function explainNpmFailure(lines, { doing, folder }) {
  if (ranOutOfSpace(lines)) return noSpace(folder)
  const code = findErrorCode(lines)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return notWritable(findDeniedPath(lines) ?? folder)
  }
  if (code && unreachable.test(code)) {
    return new Problem(
      `The npm registry cannot be reached (${code}) while ${doing}: check the network, the proxy and \`npm config get registry\`, then run the command again.`,
    )
  }
  if (code && untrusted.test(code)) {
    return new Problem(
      `The npm registry's certificate is not trusted (${code}) while ${doing}: tell npm your certificate authority with \`npm config set cafile FILE\`.`,
    )
  }
  const details = lines.filter((line) => /^npm (error|ERR!)/.test(line))
  return new Problem(
    `npm failed${code ? ` with ${code}` : ''} while ${doing}: the lines above are its own words.`,
    (details.length > 0 ? details : lines).slice(-15),
  )
}

/** @param {string[]} lines */
function findDeniedPath(lines) {
  for (const line of lines) {
    const path = /^npm (?:error|ERR!) path (.+)$/.exec(line)?.[1]
    if (path) return path
  }
  return null
}

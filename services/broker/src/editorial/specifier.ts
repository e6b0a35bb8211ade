const longestPath = 2000

/**
 * The path of an address as redirects are kept: decoded, lower case, a slash at both ends, no query and no hash. Null
 * for what cannot be a path of ours.
 */
export function parseSpecifier(input: string): string | null {
  const path = decode(input.split(/[?#]/, 1)[0] ?? '')
  if (path === null || path.length > longestPath || /[\s\\\0]|\/\/|:\//.test(path)) return null
  const inner = path.toLowerCase().replace(/^\/|\/$/g, '')
  return inner === '' ? '/' : `/${inner}/`
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

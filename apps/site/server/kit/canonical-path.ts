/** Prefixes with other rules: APIs accept both slash forms; files and operations endpoints are never redirected. */
const ownRules = /^\/(?:api|services|builds|assets|healthz|readyz|metrics|_serverFn)(?:\/|$)/i
const fileName = /\.[a-z\d]{1,8}$/i

export type PathVerdict =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'moved'; readonly path: string }
  /** Looks like a file. None exists, but an old address may have this form. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'not-a-page' }
  | { readonly kind: 'malformed' }

/**
 * The canonical form of a page's address: lower case, single slashes, a trailing slash.
 * Decodes and encodes each segment separately, so that the result is always a path of this site, never another host.
 */
export function canonicalPath(pathname: string): PathVerdict {
  if (ownRules.test(pathname)) return { kind: 'not-a-page' }
  const segments = decodeSegments(pathname)
  if (!segments) return { kind: 'malformed' }
  if (fileName.test(segments.at(-1) ?? '')) return { kind: 'file', path: pathname }
  const path =
    segments.length === 0 ? '/' : `/${segments.map((part) => encodeURIComponent(part.toLowerCase())).join('/')}/`
  return { kind: path === pathname ? 'page' : 'moved', path }
}

function decodeSegments(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return segments.some((segment) => isControl(segment)) ? null : segments
  } catch {
    return null
  }
}

/** Control characters and lone surrogates are invalid in an address; the latter cannot be encoded. */
function isControl(segment: string): boolean {
  return !segment.isWellFormed() || [...segment].some((char) => char < ' ' || char === '\u007f')
}

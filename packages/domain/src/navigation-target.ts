export type NavigationTarget =
  | Readonly<{ kind: 'in-page'; hash: string }>
  /** Path, query and hash on one of our hosts; never begins with two slashes. */
  | Readonly<{ kind: 'internal'; path: string }>
  | Readonly<{ kind: 'external'; url: string }>
  | Readonly<{ kind: 'refused' }>

type Place = Readonly<{
  /** As in the Host header, port included; relative links resolve against the first one. */
  ownHosts: readonly string[]
  currentPath?: string
}>

const externalProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:', 'sms:']

/**
 * Classifies a link with the platform's URL parser, as a browser would: compared as text, `/\host` and `java⇥script:`
 * look like paths. Accepts only web, mail and telephone links.
 */
export function classifyTarget(href: string, { ownHosts, currentPath = '/' }: Place): NavigationTarget {
  if (href.startsWith('#')) return { kind: 'in-page', hash: href }
  const base = `https://${ownHosts[0] ?? 'localhost'}`
  const url = findUrl(href, findUrl(currentPath, base)?.href ?? base)
  if (url === null || !externalProtocols.includes(url.protocol)) return { kind: 'refused' }
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || !ownHosts.some((host) => host.toLowerCase() === url.host)) return { kind: 'external', url: url.href }
  return { kind: 'internal', path: `${ownPath(url.pathname)}${url.search}${url.hash}` }
}

/** Page paths are lower case and end with a slash; paths of files and services stay unchanged. */
function ownPath(pathname: string): string {
  // `https://ours//theirs/` is on our host, but its path alone would lead to another.
  const path = pathname.replace(/^\/+/, '/')
  const isFile = path.lastIndexOf('.') > path.lastIndexOf('/')
  if (isFile || /^\/(?:services|api|builds)\//.test(path)) return path
  return path.toLowerCase().replace(/(?<!\/)\/*$/, '/')
}

/** External targets only if allowed; rejected ones never. */
export function mayNavigate(target: NavigationTarget, isExternalAllowed: boolean): boolean {
  return target.kind !== 'refused' && (target.kind !== 'external' || isExternalAllowed)
}

// URL.parse is missing from browsers of 2023.
function findUrl(href: string, base: string): URL | null {
  try {
    return new URL(href, base)
  } catch {
    return null
  }
}

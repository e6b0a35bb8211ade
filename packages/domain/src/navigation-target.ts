export type NavigationTarget =
  | Readonly<{ kind: 'in-page'; hash: string }>
  /** Path, query and hash on one of our hosts; never begins with two slashes. */
  | Readonly<{ kind: 'internal'; path: string }>
  | Readonly<{ kind: 'external'; url: string }>
  | Readonly<{ kind: 'refused' }>

type Place = Readonly<{
  /** As in the Host header, port included; the first one is where relative links are read from. */
  ownHosts: readonly string[]
  currentPath?: string
}>

const externalProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:', 'sms:']

/**
 * Where a link leads. Read by the URL parser of the platform, as a browser would: by eye, `/\host` and `java⇥script:`
 * pass for paths. Everything but web, mail and telephone is refused, scripts first of all.
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

/** Pages have lower-case addresses that end with a slash; files and the services' own addresses stay as they are. */
function ownPath(pathname: string): string {
  // `https://ours//theirs/` is on our host, but its path alone would lead to another.
  const path = pathname.replace(/^\/+/, '/')
  const isFile = path.lastIndexOf('.') > path.lastIndexOf('/')
  if (isFile || /^\/(?:services|api|builds)\//.test(path)) return path
  return path.toLowerCase().replace(/(?<!\/)\/*$/, '/')
}

/** External targets only when asked for; refused ones never. */
export function mayNavigate(target: NavigationTarget, isExternalAllowed: boolean): boolean {
  return target.kind !== 'refused' && (target.kind !== 'external' || isExternalAllowed)
}

// URL.parse would say the same but is missing from browsers of 2023.
function findUrl(href: string, base: string): URL | null {
  try {
    return new URL(href, base)
  } catch {
    return null
  }
}

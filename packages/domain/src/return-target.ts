import { classifyTarget } from './navigation-target.ts'

const notPages = /^\/(?:api|services|builds|assets|account\/(?:login|staff|register|confirm))(?:\/|$)/i
const strange = /[\s\\\p{Cc}]|\/\/|%2f|%5c/iu
const dots = /^(?:\.|%2e){1,2}$/i

/** True if browsers, proxies and we parse the same path: no dot segments, empty segments or encoded slashes. */
export function isSitePath(written: string): boolean {
  const [path = ''] = written.split(/[?#]/, 1)
  return path.startsWith('/') && !strange.test(path) && !path.split('/').some((part) => dots.test(part))
}

/**
 * Target after a login, from an untrusted URL: a page of this site, never another host. Anything else, and the login
 * pages themselves, give the fallback.
 */
export function returnTarget(written: string | null | undefined, fallback: string): string {
  if (!written || !isSitePath(written)) return fallback
  // Resolved against a host that cannot exist, so that any URL with a host is external.
  const target = classifyTarget(written, { ownHosts: ['own.invalid'] })
  if (target.kind !== 'internal' || notPages.test(target.path)) return fallback
  return target.path
}

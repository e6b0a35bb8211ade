import { classifyTarget } from './navigation-target.ts'

const notPages = /^\/(?:api|services|builds|assets|account\/(?:login|staff|register|confirm))(?:\/|$)/i
const strange = /[\s\\\p{Cc}]|\/\/|%2f|%5c/iu
const dots = /^(?:\.|%2e){1,2}$/i

/** True if browsers, proxies and we read the same path: no steps up, no empty part, no slash in disguise. */
export function isOwnPath(written: string): boolean {
  const [path = ''] = written.split(/[?#]/, 1)
  return path.startsWith('/') && !strange.test(path) && !path.split('/').some((part) => dots.test(part))
}

/**
 * Where a guest goes on after logging in, from an address that anybody may have written: a page of this site, never
 * another host. What is none, and the pages one has just come through, become the fallback.
 */
export function ownTarget(written: string | null | undefined, fallback: string): string {
  if (!written || !isOwnPath(written)) return fallback
  // Read from a host that cannot exist: whatever names one of its own is not on it.
  const target = classifyTarget(written, { ownHosts: ['own.invalid'] })
  if (target.kind !== 'internal' || notPages.test(target.path)) return fallback
  return target.path
}

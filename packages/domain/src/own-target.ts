import { classifyTarget } from './navigation-target.ts'

const notPages = /^\/(?:api|services|builds|assets|account\/(?:login|staff|register|confirm))(?:\/|$)/i

/**
 * Where a guest goes on after logging in, from an address that anybody may have written: a page of this site, never
 * another host. What is none, and the pages one has just come through, become the fallback.
 */
export function ownTarget(written: string | null | undefined, fallback: string): string {
  // Read from a host that cannot exist: whatever names one of its own is not on it.
  const target = written?.startsWith('/') ? classifyTarget(written, { ownHosts: ['own.invalid'] }) : null
  if (target?.kind !== 'internal' || notPages.test(target.path)) return fallback
  return target.path
}

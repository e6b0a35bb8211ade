/** Slugs of front pages, at the address `/`. */
export const frontSlugs: readonly string[] = ['frontpage', 'forside', 'titelseite']

/** Joins segments into an address: lower case, a slash at both ends. */
export function toPath(segments: readonly string[]): string {
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}

/** Normalises a path (`a/b`, `/A/b/`, a front page's slug) to its stored form. */
export function normalPath(written: string): string {
  const bare = written.toLowerCase().replace(/^\/+|(?<!\/)\/+$/g, '')
  return bare === '' || frontSlugs.includes(bare) ? '/' : `/${bare}/`
}

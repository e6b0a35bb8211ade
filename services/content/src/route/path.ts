/** Slugs of front pages, whose address is `/`. */
export const frontSlugs: readonly string[] = ['frontpage', 'forside', 'titelseite']

/** The address of these segments: lower case, a slash at both ends. */
export function toPath(segments: readonly string[]): string {
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`
}

/** Whatever was asked for (`a/b`, `/A/b/`, a front page's slug) in the form in which addresses are kept. */
export function normalPath(written: string): string {
  const bare = written.toLowerCase().replace(/^\/+|(?<!\/)\/+$/g, '')
  return bare === '' || frontSlugs.includes(bare) ? '/' : `/${bare}/`
}

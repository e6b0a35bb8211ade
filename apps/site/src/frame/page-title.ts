/**
 * The title of a page in tabs and search results: what the page says, which page of a list it is, and the site's name,
 * once. Editors often write the name into the title for search engines themselves, some with a word behind it.
 */
export function pageTitle(title: string, siteName: string, page?: string): string {
  const parts = title.trim().split(/\s+[|·–—-]\s+/u)
  const isName = (part: string | undefined): part is string =>
    part !== undefined && `${part.toLowerCase()} `.startsWith(`${siteName.toLowerCase()} `)
  let name = siteName
  while (parts.length > 1 && isName(parts.at(-1))) name = parts.pop() ?? siteName
  const own = title.trim().slice(0, lengthOf(title.trim(), parts))
  const shown = name.toLowerCase() === siteName.toLowerCase() ? siteName : name
  return `${page === undefined ? own : `${own} (${page})`} | ${shown}`
}

/** Where the parts that are left end: what is between them stays as it was written. */
function lengthOf(title: string, parts: readonly string[]): number {
  return parts.reduce((from, part) => title.indexOf(part, from) + part.length, 0)
}

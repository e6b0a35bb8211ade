/**
 * The title of a page in tabs and search results: the page's own title, the page number of a list, and the site's name,
 * once. Editors often type the site's name into the title for search engines, some with another word.
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

/** The end of the remaining parts: the text between them stays unchanged. */
function lengthOf(title: string, parts: readonly string[]): number {
  return parts.reduce((from, part) => title.indexOf(part, from) + part.length, 0)
}

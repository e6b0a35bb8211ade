import type { EditionKey } from '@marram/i18n/edition-key'
import { type PageName, pageTable } from '@marram/i18n/page-table'
import { findPage, inWordsOf, isSearchPath } from '@marram/i18n/paths'
import type { SiteScope } from './site-scope.ts'

type Paths = Pick<SiteScope, 'edition' | 'searchPath'>

/** Each page has one route, under its English path. */
export const routeEdition: EditionKey = 'en'

/** The path of the route behind a path in the address bar, whichever edition's word it uses. */
export function routedPath({ searchPath }: Paths, path: string): string {
  return path === searchPath || isSearchPath(path)
    ? pageTable.search.address[routeEdition]
    : inWordsOf(routeEdition, path)
}

/** The path in the address bar and in links. Editors may move the search page. */
export function shownPath({ edition, searchPath = pageTable.search.address[edition] }: Paths, path: string): string {
  return path === pageTable.search.address[routeEdition] ? searchPath : inWordsOf(edition, path)
}

export function pageOfRoute(path: string): PageName {
  return findPage(routeEdition, path) ?? 'content'
}

/** The router's `rewrite`: `input` reads the address bar, `output` writes it. */
export function rewritePaths(paths: Paths) {
  return {
    input: ({ url }: { url: URL }) => withPath(url, routedPath(paths, url.pathname)),
    output: ({ url }: { url: URL }) => withPath(url, shownPath(paths, url.pathname)),
  }
}

function withPath(url: URL, pathname: string): URL | undefined {
  if (pathname === url.pathname) return undefined
  const changed = new URL(url)
  changed.pathname = pathname
  return changed
}

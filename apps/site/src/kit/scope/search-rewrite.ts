import { pageTable } from '@marram/i18n/page-table'
import type { SiteScope } from './site-scope.ts'

type Moved = Pick<SiteScope, 'edition' | 'searchPath'>

/** The path that the router matches: the search page has a static route, wherever editors put the page. */
export function routedPath({ edition, searchPath }: Moved, path: string): string {
  return path === searchPath ? usualPath(edition) : path
}

/** The path in the address bar and in links. */
export function shownPath({ edition, searchPath }: Moved, path: string): string {
  return searchPath !== undefined && path === usualPath(edition) ? searchPath : path
}

/** Rewrite options for the router; empty if the search page has its default path. */
export function searchRewrite(scope: Moved) {
  if (scope.searchPath === undefined || scope.searchPath === usualPath(scope.edition)) return {}
  return {
    rewrite: {
      input: ({ url }: { url: URL }) => withPath(url, routedPath(scope, url.pathname)),
      output: ({ url }: { url: URL }) => withPath(url, shownPath(scope, url.pathname)),
    },
  }
}

function withPath(url: URL, pathname: string): URL | undefined {
  if (pathname === url.pathname) return undefined
  const changed = new URL(url)
  changed.pathname = pathname
  return changed
}

function usualPath(edition: SiteScope['edition']): string {
  return pageTable.search.address[edition]
}

import type { ParsedLocation } from '@tanstack/react-router'
import { entryQuery } from '../kit/entry/entry-query.ts'
import { type ResolvedEntry, resolveEntry } from '../kit/entry/resolve-entry.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { shownPath } from '../kit/scope/search-rewrite.ts'
import { loadPageSearches } from './load-page-searches.ts'
import { loadSearch } from './load-search.ts'
import { mainSearchOf } from './main-search.ts'
import { readAddress } from './search-of-address.ts'

export type LoadedSearchPage = ResolvedEntry & { readonly isFiltered: boolean }

/** The editors' page with its first houses and counts. */
export async function loadSearchPage(context: PageContext, location: ParsedLocation): Promise<LoadedSearchPage> {
  const { scope, queryClient } = context
  const address = { pathname: shownPath(scope, location.pathname), hash: location.hash }
  const resolved = await resolveEntry(context, address, (view) => loadPageSearches(context, view, location.searchStr))
  const view = await queryClient.ensureQueryData(entryQuery(scope, resolved.target))
  const setting = view && mainSearchOf(view)
  if (setting) await loadSearch(context, setting, location.searchStr)
  const { page } = readAddress(location.searchStr)
  return { ...resolved, head: { ...resolved.head, page }, isFiltered: location.searchStr !== '' }
}

import type { ParsedLocation } from '@tanstack/react-router'
import { entryQuery } from '../../entry/entry-query.ts'
import { resolveEntry } from '../../entry/resolve-entry.ts'
import type { PageContext } from '../../scope/page-context.ts'
import { shownPath } from '../../scope/search-rewrite.ts'
import { loadSearch } from '../../search/load-search.ts'
import { readAddress } from '../../search/search-of-address.ts'
import { mainSearchOf } from './main-search.ts'
import type { LoadedSearchPage } from './search-route.ts'

/** The editors' page with its first houses and counts. */
export async function loadSearchPage(context: PageContext, location: ParsedLocation): Promise<LoadedSearchPage> {
  const { scope, queryClient } = context
  const resolved = await resolveEntry(context, shownPath(scope, location.pathname), location.hash, location.searchStr)
  const view = await queryClient.ensureQueryData(entryQuery(scope, resolved.target))
  const setting = view && mainSearchOf(view)
  if (setting) await loadSearch(context, setting, location.searchStr)
  const { page } = readAddress(location.searchStr)
  return { ...resolved, head: { ...resolved.head, page }, isFiltered: location.searchStr !== '' }
}

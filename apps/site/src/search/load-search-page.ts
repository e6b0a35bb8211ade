import type { ParsedLocation } from '@tanstack/react-router'
import { entryQuery } from '../kit/entry/entry-query.ts'
import { resolveEntry } from '../kit/entry/resolve-entry.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { loadSearch } from './load-search.ts'
import { mainSearchOf } from './main-search.ts'
import type { LoadedSearchPage } from './search-route.ts'

/** The editors' page with its first houses and counts. */
export async function loadSearchPage(context: PageContext, location: ParsedLocation): Promise<LoadedSearchPage> {
  const { scope, queryClient } = context
  const resolved = await resolveEntry(context, location.pathname, location.hash, location.searchStr)
  const view = await queryClient.ensureQueryData(entryQuery(scope, resolved.target))
  const setting = view && mainSearchOf(view)
  if (setting) await loadSearch(context, setting, location.searchStr)
  return { ...resolved, isFiltered: location.searchStr !== '' }
}

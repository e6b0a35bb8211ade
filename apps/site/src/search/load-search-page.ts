import { findPlaceWords, withPlaceNumbers } from '@marram/domain/criteria/place-words'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { entryQuery } from '../kit/entry/entry-query.ts'
import type { EntryView } from '../kit/entry/entry-view.ts'
import { type ResolvedEntry, resolveEntry } from '../kit/entry/resolve-entry.ts'
import { orNull } from '../kit/or-null.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { shownPath } from '../kit/scope/route-path.ts'
import { loadPageSearches } from './load-page-searches.ts'
import { loadedSearch, loadSearch } from './load-search.ts'
import { mainSectionOf } from './main-section.ts'
import { namedPlaces } from './places/place-tree.ts'
import { placesQuery } from './places-query.ts'
import type { LoadedResult } from './search-answer.ts'
import { addressQuery, readAddress } from './search-of-address.ts'
import { resultQuery } from './search-queries.ts'
import { type SearchSetting, settingOfSection } from './search-setting.ts'

export type LoadedSearchPage = ResolvedEntry & { readonly isFiltered: boolean }

/** Loads the editors' page with its first houses and counts. */
export async function loadSearchPage(context: PageContext, location: ParsedLocation): Promise<LoadedSearchPage> {
  const { scope, queryClient } = context
  const address = { pathname: shownPath(scope, location.pathname), hash: location.hash }
  const numbered = await placesByNumber(context, location.searchStr)
  if (numbered !== null) throw redirect({ href: `${address.pathname}${numbered}` })
  const resolved = await resolveEntry(context, address, (view) => loadPageSearches(context, view, location.searchStr))
  const view = await queryClient.ensureQueryData(entryQuery(scope, resolved.target))
  const setting = view && mainSearchOf(view)
  if (setting) {
    await loadSearch(context, setting, location.searchStr)
    const last = lastPageInstead(context, setting, location.searchStr)
    if (last !== null) throw redirect({ href: `${address.pathname}${last}` })
  }
  const { page } = readAddress(location.searchStr)
  return { ...resolved, head: { ...resolved.head, page }, isFiltered: location.searchStr !== '' }
}

/** The query with place slugs replaced by location numbers; null if nothing changes. */
async function placesByNumber({ scope, queryClient }: PageContext, query: string): Promise<string | null> {
  const params = new URLSearchParams(query)
  if (findPlaceWords(params) === null) return null
  const areas = await orNull(scope, queryClient.ensureQueryData(placesQuery(scope)))
  const numbered = areas && withPlaceNumbers(params, namedPlaces(areas))
  return numbered && (numbered.size > 0 ? `?${numbered}` : '')
}

/** The query of the last page if the URL names a later one; null otherwise. */
function lastPageInstead({ scope, queryClient }: PageContext, setting: SearchSetting, query: string): string | null {
  const { search } = loadedSearch({ scope, queryClient }, setting, query)
  const result = queryClient.getQueryData<LoadedResult>(resultQuery(scope, setting, search).queryKey)
  if (!result || search.page === 1 || result.cards.length > 0) return null
  const page = Math.max(1, Math.ceil(result.total / setting.pageSize))
  return addressQuery(setting, { ...search, page }, readAddress(query))
}

/** The setting of a page's main search; null without one. */
function mainSearchOf(view: EntryView): SearchSetting | null {
  const section = mainSectionOf(view)
  return section && settingOfSection(section)
}

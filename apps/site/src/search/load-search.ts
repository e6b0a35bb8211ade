import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { SectionSearch } from '@marram/contract/content/section-shape'
import type { Area } from '@marram/contract/content/shapes'
import { CancelledError } from '@tanstack/react-query'
import { type EntryView, ownsAddress } from '../kit/entry/entry-view.ts'
import { orNull } from '../kit/or-null.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensurePageMessages } from '../kit/scope/page-messages.ts'
import { placesQuery } from './places-query.ts'
import { readAddress, searchOfAddress } from './search-of-address.ts'
import { countsQuery, profileQuery, resultQuery, sortingPageQuery } from './search-queries.ts'
import {
  isSearchSection,
  type SearchSetting,
  settingOfArea,
  settingOfSection,
  settingOfStreet,
} from './search-setting.ts'

/** A guest does not wait for a second attempt of the server: the page comes without houses, and the browser asks. */
const attempts = typeof window === 'undefined' ? { retry: false } : {}

/** Loads what a search shows first. Without an answer the page stands, says so, and asks again in the browser. */
export async function loadSearch(context: PageContext, setting: SearchSetting, query: string): Promise<void> {
  const { scope, queryClient } = context
  const { profile } = readAddress(query)
  const named = setting.isMain && profile !== null
  const [places, section] = await Promise.all([
    orNull(scope, queryClient.ensureQueryData(placesQuery(scope))),
    named ? orNull(scope, queryClient.ensureQueryData(profileQuery(scope, profile))) : null,
    orNull(scope, queryClient.ensureQueryData(sortingPageQuery(scope))),
    ensurePageMessages(scope.edition, 'search', 'bar'),
  ])
  const search = searchOfAddress(setting, query, section)
  const result = queryClient.ensureQueryData({ ...resultQuery(scope, setting, search), ...attempts })
  const counts = setting.isMain
    ? queryClient.ensureQueryData({ ...countsQuery(scope, search, places ?? []), ...attempts })
    : null
  // Without counts only the filters of the search page are blank.
  await Promise.all([orNull(scope, result.catch(ignoreCancelled)), counts?.catch(() => null)])
}

/** The guest has changed the search meanwhile, and the newer one has a request of its own. */
function ignoreCancelled(error: unknown): null {
  if (error instanceof CancelledError) return null
  throw error
}

/** What the loader has found; what failed is missing. */
export function loadedSearch({ scope, queryClient }: PageContext, setting: SearchSetting, query: string) {
  const { profile } = readAddress(query)
  const places = queryClient.getQueryData<PlaceArea[]>(placesQuery(scope).queryKey) ?? []
  const section =
    profile === null ? null : queryClient.getQueryData<SectionSearch | null>(profileQuery(scope, profile).queryKey)
  const search = searchOfAddress(setting, query, setting.isMain ? (section ?? null) : null)
  return { places, search }
}

/** Loads every search of a page but the main one, which has a page of its own. */
export async function loadSearchesOf(context: PageContext, view: EntryView, query: string): Promise<void> {
  const own = ownsAddress(view) ? query : ''
  await Promise.all(searchesOf(view).map((setting) => loadSearch(context, setting, own)))
}

/** The same for sections that stand on a page of another kind, such as the front page. */
export async function loadSearchesIn(context: PageContext, sections: Area['sections']): Promise<void> {
  await Promise.all(sectionSearches(sections).map((setting) => loadSearch(context, setting, '')))
}

function searchesOf(view: EntryView): SearchSetting[] {
  switch (view.kind) {
    case 'area':
      return [settingOfArea(view.area, view.area.title), ...sectionSearches(view.area.sections)]
    case 'street':
      return [settingOfStreet(view.street, view.street.title)]
    case 'page':
      return sectionSearches([...view.page.sections, ...view.page.sidebar])
    default:
      return []
  }
}

function sectionSearches(sections: Area['sections']): SearchSetting[] {
  return sections
    .filter(isSearchSection)
    .map(settingOfSection)
    .filter(({ isMain }) => !isMain)
}

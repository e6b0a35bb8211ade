import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { SectionSearch } from '@marram/contract/content/section-shape'
import { orNull } from '../kit/or-null.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf } from '../kit/scope/page-messages.ts'
import { placesQuery } from './places-query.ts'
import { readAddress, searchOfAddress } from './search-of-address.ts'
import { countsQuery, profileQuery, resultQuery, sortingPageQuery } from './search-queries.ts'
import type { SearchSetting } from './search-setting.ts'

/**
 * The server doesn't retry, so that guests needn't wait: the page comes without houses, and the browser fetches them.
 */
const attempts = typeof window === 'undefined' ? { retry: false } : {}

/** Loads the first view of a search. If that fails, the page renders without it, says so, and the browser retries. */
export async function loadSearch(context: PageContext, setting: SearchSetting, query: string): Promise<void> {
  const { scope, queryClient } = context
  const { profile } = readAddress(query)
  const named = setting.isMain && profile !== null
  const [places, section] = await Promise.all([
    orNull(scope, queryClient.ensureQueryData(placesQuery(scope))),
    named ? orNull(scope, queryClient.ensureQueryData(profileQuery(scope, profile))) : null,
    orNull(scope, queryClient.ensureQueryData(sortingPageQuery(scope))),
    ensureMessagesOf(scope.edition, 'search'),
  ])
  const search = searchOfAddress(setting, query, section)
  const result = queryClient.ensureQueryData({ ...resultQuery(scope, setting, search), ...attempts })
  const counts = setting.isMain
    ? queryClient.ensureQueryData({ ...countsQuery(scope, search, places ?? []), ...attempts })
    : null
  // Without counts only the filters of the search page stay blank.
  await Promise.all([orNull(scope, result), counts?.catch(() => null)])
}

/** Reads the loader's result; failed parts are missing. */
export function loadedSearch(
  { scope, queryClient }: Pick<PageContext, 'scope' | 'queryClient'>,
  setting: SearchSetting,
  query: string,
) {
  const { profile } = readAddress(query)
  const places = queryClient.getQueryData<PlaceArea[]>(placesQuery(scope).queryKey) ?? []
  const section =
    profile === null ? null : queryClient.getQueryData<SectionSearch | null>(profileQuery(scope, profile).queryKey)
  const search = searchOfAddress(setting, query, setting.isMain ? (section ?? null) : null)
  return { places, search }
}

import { resetSearch, type SearchState } from '@marram/domain/criteria/search-state'
import type { SearchSetting } from './search-setting.ts'

/** Back to what the page shows by itself: on the search page every house, elsewhere those that it is about. */
export function resetRule({ isMain, leadsToMain, start }: SearchSetting): (state: SearchState) => SearchState {
  const isStaying = !isMain && leadsToMain !== 'always'
  return isStaying ? (state) => ({ ...resetSearch(state), criteria: start.criteria, order: start.order }) : resetSearch
}

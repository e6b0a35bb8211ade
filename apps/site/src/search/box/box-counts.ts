import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { Search } from '@marram/domain/criteria/search-state'
import type { SiteScope } from '../../kit/scope/site-scope.ts'
import { type CountsState, countsFrom } from '../counts-state.ts'
import { countedChoices } from '../filters/counted-choices.ts'
import { loadCounts } from '../load-answer.ts'

export async function loadBoxCounts(
  scope: SiteScope,
  search: Search,
  places: readonly PlaceArea[],
): Promise<CountsState> {
  return countsFrom(countedChoices(scope.edition, places), await loadCounts(scope, search, places))
}

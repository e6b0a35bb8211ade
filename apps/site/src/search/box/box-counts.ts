import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { Search } from '@marram/domain/criteria/search-state'
import type { SiteScope } from '../../kit/scope/site-scope.ts'
import { countedChoices } from '../filters/counted-choices.ts'
import { type CountsState, countsFrom } from '../search-answer.ts'

export async function loadBoxCounts(
  scope: SiteScope,
  search: Search,
  places: readonly PlaceArea[],
): Promise<CountsState> {
  const choices = countedChoices(scope.edition, places)
  return countsFrom(choices, await scope.services.guestSearch.counts(search, choices))
}

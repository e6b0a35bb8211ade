import type { SearchUrgency } from '@marram/contract/booking/shapes'
import type { SearchClient } from '@marram/contract/search/client'
import type { Criteria } from '@marram/domain/criteria/criterion'
import type { LanguageId } from '@marram/domain/edition'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { asksForDates, scarceLodgings, scarcitySearches } from '@marram/domain/urgency'
import { type Refusal, refuse } from '@marram/service-kit/envelope'

export type UrgencyDeps = {
  /** Without it the result is always null. */
  readonly search: Pick<SearchClient, 'lodgings'> | null
  readonly now: () => Date
}

const nothing: SearchUrgency = { housesLeft: null }

/** The number of houses left, if few. Takes two searches, none without dates. */
export async function decideUrgency(
  criteria: Criteria,
  language: LanguageId,
  { search, now }: UrgencyDeps,
): Promise<SearchUrgency | Refusal> {
  if (search === null || !asksForDates(criteria)) return nothing
  const at = now()
  const count = async (wishes: Criteria): Promise<number> => {
    const searchState = { criteria: wishes, order: null, page: 1 }
    return (await search.lodgings(lodgingSearch(searchState, { language, now: at, pageSize: 1 }))).total
  }
  try {
    const { onDates, onAnyDay } = scarcitySearches(criteria)
    const [left, of] = await Promise.all([count(onDates), count(onAnyDay)])
    return { housesLeft: scarceLodgings({ left, of }) }
  } catch {
    return refuse(503, 'search-unavailable', 'The search does not answer, so nothing is known about these dates.')
  }
}

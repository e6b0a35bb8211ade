import type { Search } from '@marram/domain/criteria/search-state'
import type { CriterionChoice } from '@marram/domain/search-request/choice-question'
import type { SearchLodging } from '../broker/search-lodging/shapes.ts'
import type { CallOptions, SearchCounts } from './client.ts'

/** The last of the pages is the page of the search; with "more" those before it are shown above it. */
export type Paging = Readonly<{ pageSize: number; pages: number }>

/** A card is missing where its house can no longer be booked. */
export type FoundHouses = Readonly<{ ids: readonly number[]; total: number; cards: readonly SearchLodging[] }>

export type CountedSearch = Pick<Search, 'criteria' | 'box'>

/** A guest's search as pages ask for it. The site's server answers it; browsers ask `POST /api/search/`. */
export type GuestSearch = {
  houses(search: Search, paging: Paging, options?: CallOptions): Promise<FoundHouses>
  /** Houses for each choice, in its order, without each criterion, and the cheapest price of every week. */
  counts(search: CountedSearch, choices: readonly CriterionChoice[], options?: CallOptions): Promise<SearchCounts>
}

/** A page shows at most so many houses, however often a guest presses "more". */
export const maxHouses = 200

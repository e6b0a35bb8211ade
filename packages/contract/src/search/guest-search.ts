import type { Search } from '@marram/domain/criteria/search-state'
import type { CriterionChoice } from '@marram/domain/search-request/choice-question'
import type { SearchLodging } from '../broker/search-lodging/shapes.ts'
import type { CallOptions, SearchCounts } from './client.ts'

/** The last page is the page of the search; with "more" the earlier pages are shown above it. */
export type Paging = Readonly<{ pageSize: number; pages: number }>

/** Cards of houses that can no longer be booked are missing. */
export type FoundLodgings = Readonly<{ ids: readonly number[]; total: number; cards: readonly SearchLodging[] }>

export type CountedSearch = Pick<Search, 'criteria' | 'box'>

/** A guest's search as pages request it. The site's server runs it in process; browsers call `POST /api/search/`. */
export type GuestSearch = {
  houses(search: Search, paging: Paging, options?: CallOptions): Promise<FoundLodgings>
  /** Counts for each choice, in order, and without each criterion, and the cheapest price of every week. */
  counts(search: CountedSearch, choices: readonly CriterionChoice[], options?: CallOptions): Promise<SearchCounts>
}

/** Maximum houses on a page, however often a guest presses "more". */
export const maxLodgings = 200

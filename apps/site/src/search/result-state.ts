import type { SearchLodging } from '@marram/contract/broker/search-lodging/shapes'
import type { AsyncStatus } from '@marram/domain/async-status'

/** A house of the result with its place on the map and the stay that it was found for. */
export type SearchCard = SearchLodging

/** `message` is the sentence of the error catalogue; what a guest reads is in the texts of the page. */
export type SearchFailure = { readonly message: string; readonly isNetwork: boolean }

/** What is shown while a new answer is awaited is the earlier one, so that nothing jumps. */
export type ResultState = {
  readonly status: AsyncStatus
  readonly total: number | null
  readonly cards: readonly SearchCard[]
  /** The page that the first card belongs to; with "show more" several pages stand below each other. */
  readonly firstPage: number
  readonly failure: SearchFailure | null
}

export const noResult: ResultState = { status: 'idle', total: null, cards: [], firstPage: 1, failure: null }

import type { SearchLodging } from '@marram/contract/broker/search-lodging/shapes'
import type { SearchCounts } from '@marram/contract/search/client'
import type { AsyncStatus } from '@marram/domain/async-status'
import type { CriterionKey } from '@marram/domain/criteria/key'
import type { boxKey } from '@marram/domain/criteria/query-order'
import type { CriterionChoice } from '@marram/domain/search-request/choice-question'
import { groupOf } from '@marram/domain/search-request/criterion-groups'

/** A found house with its location and the stay that it was found for. */
export type SearchCard = SearchLodging

/** The houses of one page, or with "show more" of all pages up to it. */
export type LoadedResult = {
  readonly total: number
  readonly cards: readonly SearchCard[]
  readonly firstPage: number
}

/** `message` is from the error catalogue; guests read the page's own text. */
export type SearchFailure = { readonly message: string; readonly isNetwork: boolean }

/** While a new answer loads, the earlier one stays, so that nothing jumps. */
export type ResultState = {
  readonly status: AsyncStatus
  readonly total: number | null
  readonly cards: readonly SearchCard[]
  /** The page of the first card; "show more" has several pages below each other. */
  readonly firstPage: number
  readonly failure: SearchFailure | null
}

export const noResult: ResultState = { status: 'idle', total: null, cards: [], firstPage: 1, failure: null }

/** The cheapest stay starting on the changeover weekend of a Saturday; minor units. */
export type WeekPrice = SearchCounts['strip'][number]

/** Exact numbers of houses. Null means unknown or not loaded. */
export type CountsState = {
  readonly status: AsyncStatus
  readonly total: number | null
  /** The number of houses if this is selected next, in addition to the current search. */
  readonly of: (key: CriterionKey, value: unknown) => number | null
  /** The number of houses without this criterion. */
  readonly without: (key: CriterionKey | typeof boxKey) => number | null
  readonly strip: readonly WeekPrice[]
}

const unknown = (): null => null

export const noCounts: CountsState = { status: 'idle', total: null, of: unknown, without: unknown, strip: [] }

/** Maps the answer's numbers to the choices, which have the same order. */
export function countsFrom(choices: readonly CriterionChoice[], answer: SearchCounts): CountsState {
  const numbers = new Map(choices.map((choice, index) => [nameOf(choice.key, choice.value), answer.choices[index]]))
  return {
    status: 'success',
    total: answer.total,
    of: (key, value) => numbers.get(nameOf(key, value)) ?? null,
    without: (key) => answer.without[key === 'udsnit' ? key : groupOf(key)] ?? null,
    strip: answer.strip,
  }
}

function nameOf(key: string, value: unknown): string {
  return `${key} ${JSON.stringify(value)}`
}

import type { SearchLodging } from '@marram/contract/broker/search-lodging/shapes'
import type { SearchCounts } from '@marram/contract/search/client'
import type { AsyncStatus } from '@marram/domain/async-status'
import type { CriterionKey } from '@marram/domain/criteria/key'
import type { boxKey } from '@marram/domain/criteria/query-order'
import type { CriterionChoice } from '@marram/domain/search-request/choice-question'
import { groupOf } from '@marram/domain/search-request/criterion-groups'

/** A house of the result with its place on the map and the stay that it was found for. */
export type SearchCard = SearchLodging

/** The houses of one page, or with "show more" of all pages up to it. */
export type LoadedResult = {
  readonly total: number
  readonly cards: readonly SearchCard[]
  readonly firstPage: number
}

/** `message` is the sentence of the error catalogue; what a guest reads is in the texts of the page. */
export type SearchFailure = { readonly message: string; readonly isNetwork: boolean }

/** What is shown while a new answer is awaited is the earlier one, so that nothing jumps. */
export type ResultState = {
  readonly status: AsyncStatus
  readonly total: number | null
  readonly cards: readonly SearchCard[]
  /** The page that the first card belongs to; with "show more" several pages are below each other. */
  readonly firstPage: number
  readonly failure: SearchFailure | null
}

export const noResult: ResultState = { status: 'idle', total: null, cards: [], firstPage: 1, failure: null }

/** The cheapest stay that begins in the changeover weekend around a Saturday; minor units. */
export type WeekPrice = SearchCounts['strip'][number]

/** Exact numbers of houses. Null says that it is not known, not yet or not at all. */
export type CountsState = {
  readonly status: AsyncStatus
  readonly total: number | null
  /** How many houses there are if this is chosen next, beside everything else that is asked. */
  readonly of: (key: CriterionKey, value: unknown) => number | null
  /** How many there would be without this criterion. */
  readonly without: (key: CriterionKey | typeof boxKey) => number | null
  readonly strip: readonly WeekPrice[]
}

const unknown = (): null => null

export const noCounts: CountsState = { status: 'idle', total: null, of: unknown, without: unknown, strip: [] }

/** Reads the answer, whose numbers are in the order of the choices. */
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

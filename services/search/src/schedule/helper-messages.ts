import type { SearchError } from '../http/search-error.ts'
import type { HelperQuestion } from '../http/search-routes.ts'
import type { Calendar } from '../store/calendar.ts'
import type { RowCopy, StoreBounds } from '../store/row-copy.ts'

/** From the engine's thread to a helper. `isFirst` until every house has been copied. */
export type HelperMessage =
  | Readonly<{ kind: 'store'; calendar: Calendar; capacity: number }>
  | Readonly<{ kind: 'rows'; bounds: StoreBounds; rows: readonly RowCopy[]; isFirst: boolean }>
  | Readonly<{ kind: 'question'; question: HelperQuestion }>

/** An error's fields, because a class does not survive a message. */
export type Refusal = Pick<SearchError, 'status' | 'code' | 'message' | 'type' | 'retryAfter'>

/** `cost` is in microseconds of CPU; `failure` is the text of a bug. */
export type HelperAnswer = Readonly<{ cost: number }> &
  (Readonly<{ value: unknown }> | Readonly<{ refusal: Refusal }> | Readonly<{ failure: string }>)

import { comparators } from '@marram/domain/criteria/definition'
import { type CriterionKey, isCriterionKey } from '@marram/domain/criteria/key'
import { parseSearchUrl } from '@marram/domain/criteria/search-url'
import * as v from 'valibot'
import type { SearchCounts } from './client.ts'
import { type FoundLodgings, type GuestSearch, maxLodgings } from './guest-search.ts'

/** The search service's limit per request. */
const maxChoices = 1000
const longestQuery = 32_768
const longestList = 400

const whole = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxLodgings))
const choice = v.strictObject({
  key: v.custom<CriterionKey>((key) => typeof key === 'string' && isCriterionKey(key)),
  /** The criterion drops values it can't have. */
  value: v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value) || value.length <= longestList, 'too many values'),
  ),
  comparator: v.exactOptional(v.picklist(comparators)),
})

/** The body of `POST /api/search/`; either half is optional. */
export const guestQuestion = v.strictObject({
  /** The query string of a search link. */
  query: v.pipe(v.string(), v.maxLength(longestQuery)),
  houses: v.exactOptional(
    v.pipe(
      v.strictObject({ pageSize: whole, pages: whole }),
      v.check(({ pageSize, pages }) => pageSize * pages <= maxLodgings, 'too many houses'),
    ),
  ),
  choices: v.exactOptional(v.pipe(v.array(choice), v.maxLength(maxChoices))),
})
export type GuestQuestion = v.InferOutput<typeof guestQuestion>

/** A half is null if it wasn't requested, or failed while the other succeeded. */
export type GuestAnswer = Readonly<{ houses: FoundLodgings | null; counts: SearchCounts | null }>

/** Loads both halves in parallel. Rejects if every requested half failed. */
export async function answerGuest(search: GuestSearch, question: GuestQuestion): Promise<GuestAnswer> {
  const parsed = parseSearchUrl(new URLSearchParams(question.query))
  const [houses, counts] = await Promise.allSettled([
    question.houses ? search.houses(parsed, question.houses) : null,
    question.choices ? search.counts(parsed, question.choices) : null,
  ])
  const answer = { houses: answered(houses), counts: answered(counts) }
  for (const half of [houses, counts]) {
    if (half.status === 'rejected' && answer.houses === null && answer.counts === null) throw half.reason
  }
  return answer
}

function answered<T>(half: PromiseSettledResult<T>): T | null {
  return half.status === 'fulfilled' ? half.value : null
}

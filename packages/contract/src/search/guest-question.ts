import { comparators } from '@marram/domain/criteria/definition'
import { type CriterionKey, isCriterionKey } from '@marram/domain/criteria/key'
import { parseSearchUrl } from '@marram/domain/criteria/search-url'
import * as v from 'valibot'
import type { SearchCounts } from './client.ts'
import { type FoundHouses, type GuestSearch, maxHouses } from './guest-search.ts'

/** As many as the search service counts at once. */
const maxChoices = 1000
const longestQuery = 32_768
const longestList = 400

const whole = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxHouses))
const choice = v.strictObject({
  key: v.custom<CriterionKey>((key) => typeof key === 'string' && isCriterionKey(key)),
  /** The criterion itself drops what it cannot mean. */
  value: v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value) || value.length <= longestList, 'too many values'),
  ),
  comparator: v.exactOptional(v.picklist(comparators)),
})

/** The body of `POST /api/search/`; half of it may be left out. */
export const guestQuestion = v.strictObject({
  /** The search as a link has it. */
  query: v.pipe(v.string(), v.maxLength(longestQuery)),
  houses: v.exactOptional(
    v.pipe(
      v.strictObject({ pageSize: whole, pages: whole }),
      v.check(({ pageSize, pages }) => pageSize * pages <= maxHouses, 'too many houses'),
    ),
  ),
  choices: v.exactOptional(v.pipe(v.array(choice), v.maxLength(maxChoices))),
})
export type GuestQuestion = v.InferOutput<typeof guestQuestion>

/** Null for a half that was not asked for, or that failed while the other succeeded. */
export type GuestAnswer = Readonly<{ houses: FoundHouses | null; counts: SearchCounts | null }>

/** Answers both halves at once. Rejects if nothing could be answered. */
export async function answerGuest(search: GuestSearch, question: GuestQuestion): Promise<GuestAnswer> {
  const asked = parseSearchUrl(new URLSearchParams(question.query))
  const [houses, counts] = await Promise.allSettled([
    question.houses ? search.houses(asked, question.houses) : null,
    question.choices ? search.counts(asked, question.choices) : null,
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

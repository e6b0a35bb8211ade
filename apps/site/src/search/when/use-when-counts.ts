import type { IsoDay } from '@marram/domain/iso-day'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { useStore } from '../../kit/use-store.ts'
import { clearArrival } from '../bar/arrival-choice.ts'
import type { BarScope } from '../bar/bar-scope.ts'
import type { WeekPrice } from '../search-answer.ts'
import { countedQuestionOf, searchQuery } from '../search-queries.ts'

export type WhenCounts = Readonly<{
  /** The cheapest price of each week of the year. */
  strip: readonly WeekPrice[]
  /** The number of houses with a free stay in one of these weeks; null while unknown. */
  housesIn: (saturdays: readonly IsoDay[]) => number | null
}>

/**
 * Prices of the year's weeks and the houses of each period, in one request for the search without its dates, so that
 * ticking months does not repeat it.
 */
export function useWhenCounts(scope: BarScope, periods: readonly (readonly IsoDay[])[]): WhenCounts {
  const { services, edition } = usePageContext().scope
  const undated = clearArrival(useStore(scope.state))
  const { strip } = useStore(scope.counts)
  const names = periods.map((days) => days.join())
  const { data } = useQuery({
    ...searchQuery(['when', edition, countedQuestionOf(undated), names.join(' ')], async ({ signal }) => {
      const choices = periods.map((value) => ({ key: 'ankomst', value }) as const)
      const answer = await services.guestSearch.counts(undated, choices, { signal })
      return { strip: answer.strip, totals: new Map(names.map((name, index) => [name, answer.choices[index]])) }
    }),
    placeholderData: keepPreviousData,
  })
  return {
    strip: data?.strip ?? strip,
    housesIn: (saturdays) => data?.totals.get(saturdays.join()) ?? null,
  }
}

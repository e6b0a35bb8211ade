import { type PlanConflict, planHouses } from '@marram/contract/desk/plan'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { asking } from '../kit/desk-client.ts'
import { startPage } from '../kit/start-page.ts'
import { filterHouses, readHouses } from './filter-houses.ts'
import type { PlanSearch } from './plan-search.ts'

export const houseQuestion = asking(planHouses, { language: startPage.edition })

const none: readonly PlanConflict[] = []

/** All houses, and those that the filters of the address leave. */
export function useHouses({ q: text, area, place, persons }: PlanSearch) {
  const { data, isError, refetch } = useQuery(houseQuestion)
  const all = useMemo(() => (data ? readHouses(data) : []), [data])
  const shown = useMemo(() => filterHouses(all, { text, area, place, persons }), [all, text, area, place, persons])
  const conflicts = useMemo(() => Map.groupBy(data?.conflicts ?? none, ({ house }) => house), [data])
  return {
    isLoading: data === undefined && !isError,
    isError: data === undefined && isError,
    refetch,
    all,
    shown,
    conflicts,
    areas: data?.areas ?? [],
    places: data?.places ?? [],
  }
}

export type Houses = ReturnType<typeof useHouses>

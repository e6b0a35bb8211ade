import { type PlanConflict, planHouses } from '@marram/contract/desk/plan'
import { offices } from '@marram/contract/desk/today'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { asking } from '../kit/desk-client.ts'
import { startPage } from '../kit/start-page.ts'
import { filterHouses, readHouses } from './filter-houses.ts'
import type { PlanSearch } from './plan-search.ts'

export const houseQuestion = asking(planHouses, { language: startPage.edition })

const none: readonly PlanConflict[] = []
const noOffices: readonly { readonly name: string; readonly areaIds: readonly number[] }[] = []

/** All houses, and those that the filters of the address leave. */
export function useHouses({ q: text, office, area, place, persons }: PlanSearch) {
  const { data, isError, refetch } = useQuery(houseQuestion)
  // Without the offices, which another service knows, that filter is missing.
  const { data: known = noOffices } = useQuery({ ...asking(offices, {}), staleTime: Number.POSITIVE_INFINITY })
  const areas = known.find(({ name }) => name === office)?.areaIds
  const all = useMemo(() => (data ? readHouses(data) : []), [data])
  const shown = useMemo(
    () => filterHouses(all, { text, areas, area, place, persons }),
    [all, text, areas, area, place, persons],
  )
  const conflicts = useMemo(() => Map.groupBy(data?.conflicts ?? none, ({ house }) => house), [data])
  return {
    isLoading: data === undefined && !isError,
    isError: data === undefined && isError,
    refetch,
    all,
    shown,
    conflicts,
    offices: known,
    areasOfOffice: areas,
    areas: data?.areas ?? [],
    places: data?.places ?? [],
  }
}

export type Houses = ReturnType<typeof useHouses>

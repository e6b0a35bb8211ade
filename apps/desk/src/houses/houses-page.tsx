import './houses.css'
import { listAreas } from '@marram/contract/desk/houses'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { asking } from '../kit/desk-client.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { housesList } from './houses-list.tsx'

const route = getRouteApi('/shell/desk/houses')

export function HousesPage() {
  const address = route.useSearch()
  const { data } = useQuery({ ...asking(listAreas, {}), staleTime: Number.POSITIVE_INFINITY })
  const definition = useMemo(() => housesList(data?.map(({ id, name }) => ({ value: String(id), name })) ?? []), [data])
  return <ListPage definition={definition} address={address} />
}

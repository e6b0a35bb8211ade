import './log.css'
import { listActors } from '@marram/contract/desk/audit'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { asking } from '../kit/desk-client.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { useToday } from '../kit/use-today.ts'
import { logList } from './log-list.tsx'

const route = getRouteApi('/shell/desk/log')

/** The actions of staff, the newest first. */
export function LogPage() {
  const address = route.useSearch()
  const today = useToday()
  const { data } = useQuery(asking(listActors, {}))
  const definition = useMemo(
    () => logList(data?.map(({ user, name }) => ({ value: String(user), name })) ?? [], today),
    [data, today],
  )
  return <ListPage definition={definition} address={address} />
}

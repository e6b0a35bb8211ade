import './booking.css'
import { listAreas } from '@marram/contract/desk/houses'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { asking } from '../kit/desk-client.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { useToday } from '../kit/use-today.ts'
import { bookingsList } from './bookings-list.tsx'

export function BookingsPage() {
  const address = useSearch({ strict: false })
  const today = useToday()
  const { data } = useQuery({ ...asking(listAreas, {}), staleTime: Number.POSITIVE_INFINITY })
  const definition = useMemo(() => {
    const areas = data?.map(({ id, name }) => ({ value: String(id), name })) ?? []
    return bookingsList(areas, today)
  }, [data, today])
  return <ListPage definition={definition} address={address} />
}

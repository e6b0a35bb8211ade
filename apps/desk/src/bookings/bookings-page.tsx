import './booking.css'
import { listAreas } from '@marram/contract/desk/houses'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { asking } from '../kit/desk-client.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { may } from '../kit/permissions.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useToday } from '../kit/use-today.ts'
import { bookingsList } from './bookings-list.tsx'
import { words } from './words.ts'

const route = getRouteApi('/shell/desk/bookings')

export function BookingsPage() {
  const address = route.useSearch()
  const today = useToday()
  const { data } = useQuery({ ...asking(listAreas, {}), staleTime: Number.POSITIVE_INFINITY })
  const definition = useMemo(() => {
    const areas = data?.map(({ id, name }) => ({ value: String(id), name })) ?? []
    return bookingsList(areas, today)
  }, [data, today])
  return <ListPage definition={definition} address={address} actions={may('bookings.write') && <NewBooking />} />
}

function NewBooking() {
  const navigate = useNavigate()
  useShortcuts({ n: () => void navigate({ to: '/desk/bookings/new/' }) })
  return (
    <Link className="btn btn--act" to="/desk/bookings/new/">
      <Plus className="i" aria-hidden="true" />
      {words.byPhone} <kbd>N</kbd>
    </Link>
  )
}

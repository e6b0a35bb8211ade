import './people.css'
import { listRoles } from '@marram/contract/desk/people'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { asking } from '../kit/desk-client.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { peopleList } from './people-list.tsx'
import { PeopleNav } from './people-nav.tsx'
import { roleName } from './role-names.ts'
import { words } from './words.ts'

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))

const route = getRouteApi('/shell/desk/people')

export function PeoplePage() {
  const address = route.useSearch()
  const { data } = useQuery(asking(listRoles, {}))
  const definition = useMemo(
    () => peopleList(data?.map(({ role }) => ({ value: role, name: roleName(role) })) ?? []),
    [data],
  )
  return <ListPage definition={definition} address={address} beside={<PeopleNav />} actions={<Invite />} />
}

function Invite() {
  const [isOpen, setOpen] = useState(false)
  useShortcuts({ n: () => setOpen(true) })
  return (
    <>
      <button type="button" className="btn btn--act" onClick={() => setOpen(true)}>
        <UserPlus className="i" aria-hidden="true" />
        {words.invite} <kbd>N</kbd>
      </button>
      <Suspense>{isOpen && <InviteDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

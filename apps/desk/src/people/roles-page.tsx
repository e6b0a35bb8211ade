import './people.css'
import { type DeskRole, listRoles } from '@marram/contract/desk/people'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { asking } from '../kit/desk-client.ts'
import { Inbox } from '../kit/inbox/inbox.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { PeopleNav } from './people-nav.tsx'
import { type RoleDraft, RoleForm } from './role-form.tsx'
import { roleName } from './role-names.ts'
import { words } from './words.ts'

const NewRoleDialog = lazy(async () => ({ default: (await import('./new-role-dialog.tsx')).NewRoleDialog }))

const route = getRouteApi('/shell/desk/people/roles')
const idOf = ({ role }: DeskRole): string => role

type Drafts = Readonly<Record<string, RoleDraft | undefined>>

/** All roles, and what the open one permits. Choices stay while one looks at another role. */
export function RolesPage() {
  const { open } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error } = useQuery(asking(listRoles, {}))
  const [drafts, setDrafts] = useState<Drafts>({})
  const [isAdding, setAdding] = useState(false)
  const add = () => setAdding(true)
  useShortcuts({ n: add })
  const show = (role: string) => void navigate({ search: { open: role }, replace: true })
  return (
    <div className="page page--flush roles-page">
      <div className="page__head">
        <h1>{words.roles}</h1>
        <PeopleNav />
        <div className="page__end">
          <button type="button" className="btn btn--act" onClick={add}>
            <Plus className="i" aria-hidden="true" />
            {words.newRole} <kbd>N</kbd>
          </button>
        </div>
      </div>
      <Inbox
        label={words.rolesList}
        items={data}
        error={error}
        idOf={idOf}
        openId={open ?? null}
        onOpen={show}
        empty={{ title: words.noRolesYet, more: '' }}
        row={(role) => <Row role={role} hasDraft={drafts[role.role] !== undefined} />}
        detail={(role) => (
          <RoleForm
            role={role}
            draft={drafts[role.role]}
            setDraft={(draft) => setDrafts((before) => ({ ...before, [role.role]: draft }))}
          />
        )}
      />
      <Suspense>
        {isAdding && <NewRoleDialog taken={data?.map(idOf) ?? []} onAdded={show} onClose={() => setAdding(false)} />}
      </Suspense>
    </div>
  )
}

function Row({ role: { role, kind, people }, hasDraft }: { readonly role: DeskRole; readonly hasDraft: boolean }) {
  return (
    <>
      <span className="row-head">
        <b className="cut">{roleName(role)}</b>
        <small className="muted">{words.people(people)}</small>
      </span>
      <span className="row-head">
        <span className="muted cut">{words.kinds[kind]}</span>
        {hasDraft && <small className="waits">{words.unsaved}</small>}
      </span>
    </>
  )
}

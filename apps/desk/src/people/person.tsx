import './people.css'
import { type ShownPerson, showPerson } from '@marram/contract/desk/people'
import { mayChangeRoles } from '@marram/domain/desk/role-change'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, KeyRound, Link2, ShieldOff, UserX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { asking } from '../kit/desk-client.ts'
import { momentOf } from '../kit/format.ts'
import { may } from '../kit/permissions.ts'
import { QueryState } from '../kit/query-state.tsx'
import { sinceText } from '../kit/since-text.ts'
import { startPage } from '../kit/start-page.ts'
import { permissionWords } from './permission-words.ts'
import { factorText, PersonState } from './person-state.tsx'
import { roleName } from './role-names.ts'
import { words } from './words.ts'

const access = () => import('./access-dialogs.tsx')
const dialogs = {
  roles: lazy(async () => ({ default: (await import('./roles-dialog.tsx')).RolesDialog })),
  link: lazy(async () => ({ default: (await access()).LinkDialog })),
  factor: lazy(async () => ({ default: (await access()).ResetDialog })),
  end: lazy(async () => ({ default: (await access()).EndDialog })),
}

type Props = { readonly id: number; readonly isPreview?: boolean }

/** A member of staff: access, roles, and what they permit. */
export function Person({ id, isPreview = false }: Props) {
  const query = useQuery(asking(showPerson, { user: id }))
  const person = query.data
  if (person === undefined) return <QueryState query={query} own={{ 'unknown-user': words.unknownPerson }} />
  const [Name, Part] = isPreview ? (['h2', 'h3'] as const) : (['h1', 'h2'] as const)
  return (
    <>
      <div className="person__part">
        <Name className="preview__name">{person.name || person.email}</Name>
        <div>
          <PersonState person={person} isPill />
        </div>
      </div>
      <Actions person={person} />
      <Facts person={person} />
      <Permitted person={person} heading={Part} />
      {may('audit.read') && (
        <p className="person__links">
          <Link className="link" to="/desk/log/" search={{ user: String(person.id) }}>
            {words.didLog}
          </Link>
          <Link className="link" to="/desk/log/" search={{ subject: `user ${person.id}` }}>
            {words.changeLog}
          </Link>
        </p>
      )}
    </>
  )
}

function Actions({ person }: { readonly person: ShownPerson }) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const isYours = mayChangeRoles({ own: startPage.staff?.permissions ?? [], before: person.permissions, after: [] })
  if (!isYours) return <p className="note note--info">{words.notYours}</p>
  const isSelf = person.id === startPage.staff?.userId
  const hasFactor = person.passkeys > 0 || person.hasApp
  const Dialog = open === null ? null : dialogs[open]
  return (
    <>
      <div className="person__acts">
        <button type="button" className="btn btn--act" onClick={() => setOpen('roles')}>
          <KeyRound className="i" aria-hidden="true" />
          {words.changeRoles}
        </button>
        <button type="button" className="btn" onClick={() => setOpen('link')}>
          <Link2 className="i" aria-hidden="true" />
          {words.newLink}
        </button>
        {hasFactor && !isSelf && (
          <button type="button" className="btn" onClick={() => setOpen('factor')}>
            <ShieldOff className="i" aria-hidden="true" />
            {words.resetFactor}
          </button>
        )}
        {!person.isLastAdministrator && (
          <button type="button" className="btn btn--stop" onClick={() => setOpen('end')}>
            <UserX className="i" aria-hidden="true" />
            {words.endAccess}
          </button>
        )}
      </div>
      {person.isLastAdministrator && <p className="note note--info">{words.isLast}</p>}
      <Suspense>{Dialog && <Dialog person={person} onClose={() => setOpen(null)} />}</Suspense>
    </>
  )
}

function Facts({ person }: { readonly person: ShownPerson }) {
  const { email, canLogIn, invitedUntil, lastUsedAt } = person
  return (
    <dl className="facts">
      <div>
        <dt>{words.mail}</dt>
        <dd>
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        </dd>
      </div>
      {canLogIn ? (
        <>
          <div>
            <dt>{words.lastUsed}</dt>
            <dd title={lastUsedAt === null ? undefined : momentOf(lastUsedAt)}>
              {lastUsedAt === null ? words.never : sinceText(lastUsedAt)}
            </dd>
          </div>
          <div>
            <dt>{words.secondFactor}</dt>
            <dd>{factorText(person)}</dd>
          </div>
        </>
      ) : (
        <div>
          <dt>{words.invitation}</dt>
          <dd>{invitedUntil === null ? words.linkExpired : words.linkWorksUntil(momentOf(invitedUntil))}</dd>
        </div>
      )}
    </dl>
  )
}

type PermittedProps = { readonly person: ShownPerson; readonly heading: 'h2' | 'h3' }

function Permitted({ person: { roles, permissions }, heading: Heading }: PermittedProps) {
  return (
    <section className="person__part">
      <Heading>{words.roles}</Heading>
      {roles.length === 0 ? (
        <p className="muted">{words.noRoles}</p>
      ) : (
        <ul className="roles">
          {roles.map((role) => (
            <li key={role}>{roleName(role)}</li>
          ))}
        </ul>
      )}
      {roles.length > 0 && permissions.length === 0 && <p className="muted">{words.mayDoNothing}</p>}
      <ul className="permits" aria-label={words.mayDo}>
        {permissions.map((permission) => (
          <li key={permission}>
            <Check className="i i--16" aria-hidden="true" />
            {permissionWords.permissions[permission]}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { invitePerson, listRoles } from '@marram/contract/desk/people'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type * as v from 'valibot'
import { CommandDialog } from '../bookings/actions/command-dialog.tsx'
import { useDialogCommand } from '../bookings/actions/use-booking-command.ts'
import { asking } from '../kit/desk-client.ts'
import { QueryState } from '../kit/query-state.tsx'
import { startPage } from '../kit/start-page.ts'
import { RoleTicks } from './role-ticks.tsx'
import { type Invited, ShownLink } from './shown-link.tsx'
import { words } from './words.ts'

type Invitation = v.InferOutput<typeof invitePerson.input>
type Change = (part: Partial<Invitation>) => void

const types = ['staff', 'owner', 'guest'] as const
const languages = ['da', 'de', 'en'] as const
const empty: Invitation = {
  ...{ email: '', type: 'staff', firstname: '', lastname: '', language: startPage.edition, roles: [] },
}

/** Makes an account and a link that is passed on by hand. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [draft, setDraft] = useState(empty)
  const [invited, setInvited] = useState<Invited | null>(null)
  const { run, isPending, error } = useDialogCommand(invitePerson, setInvited)
  const change: Change = (part) => setDraft((before) => ({ ...before, ...part }))
  const isStaff = draft.type === 'staff'
  const email = draft.email.trim()
  if (invited !== null) return <ShownLink email={email} invited={invited} onClose={onClose} />
  return (
    <CommandDialog
      title={words.inviteTitle}
      subject=""
      submit={words.makeInvitation}
      isReady={isMailAddress(email) && (!isStaff || draft.roles.length > 0)}
      {...{ isPending, error, refusals: words.refusals, onClose }}
      onSubmit={() => run({ ...draft, email, roles: isStaff ? draft.roles : [] })}
    >
      <p className="muted">{words.inviteText}</p>
      <Fields draft={draft} change={change} />
      {isStaff && <Roles chosen={draft.roles} change={change} />}
    </CommandDialog>
  )
}

function Fields({ draft, change }: { readonly draft: Invitation; readonly change: Change }) {
  const isWrong = draft.email.trim() !== '' && !isMailAddress(draft.email.trim())
  const [isLeft, setLeft] = useState(false)
  return (
    <div className="grid2">
      <Field name={words.mail} isWide hint={isWrong && isLeft ? words.mailLike : undefined}>
        {(id) => (
          <input
            id={id}
            className="input"
            type="email"
            autoComplete="off"
            maxLength={254}
            aria-invalid={isWrong && isLeft}
            value={draft.email}
            onBlur={() => setLeft(true)}
            onChange={({ target }) => change({ email: target.value })}
          />
        )}
      </Field>
      {(['firstname', 'lastname'] as const).map((name) => (
        <Field key={name} name={words[name]}>
          {(id) => (
            <input
              id={id}
              className="input"
              autoComplete="off"
              maxLength={80}
              value={draft[name]}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <Field name={words.type}>
        {(id) => (
          <Choice
            id={id}
            value={draft.type}
            names={words.types}
            options={types}
            onChange={(type) => change({ type })}
          />
        )}
      </Field>
      <Field name={words.language}>
        {(id) => (
          <Choice
            id={id}
            value={draft.language}
            names={words.languages}
            options={languages}
            onChange={(language) => change({ language })}
          />
        )}
      </Field>
    </div>
  )
}

type FieldProps = {
  readonly name: string
  readonly isWide?: boolean
  readonly hint?: string | undefined
  readonly children: (id: string) => ReactNode
}

function Field({ name, isWide = false, hint, children }: FieldProps) {
  const id = useId()
  return (
    <div className={isWide ? 'field span2' : 'field'}>
      <label htmlFor={id}>{name}</label>
      {children(id)}
      {hint !== undefined && (
        <p className="hint late" role="alert">
          {hint}
        </p>
      )}
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  readonly id: string
  readonly value: Value
  readonly options: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({ id, value, options, names, onChange }: ChoiceProps<Value>) {
  const choose = (text: string): void => {
    const found = options.find((option) => option === text)
    if (found !== undefined) onChange(found)
  }
  return (
    <select id={id} className="input" value={value} onChange={({ target }) => choose(target.value)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {names[option]}
        </option>
      ))}
    </select>
  )
}

function Roles({ chosen, change }: { readonly chosen: readonly string[]; readonly change: Change }) {
  const roles = useQuery(asking(listRoles, {}))
  if (roles.data === undefined) return <QueryState query={roles} />
  return (
    <>
      <RoleTicks roles={roles.data} chosen={chosen} onChange={(next) => change({ roles: [...next] })} />
      {chosen.length === 0 && <p className="muted">{words.chooseRole}</p>}
    </>
  )
}

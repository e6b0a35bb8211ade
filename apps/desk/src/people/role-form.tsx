import { type DeskRole, deleteRole, saveRole } from '@marram/contract/desk/people'
import type { DeskPermission } from '@marram/domain/desk/permission'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CommandDialog } from '../bookings/actions/command-dialog.tsx'
import { useDialogCommand } from '../bookings/actions/use-booking-command.ts'
import { describeFailure } from '../kit/describe-failure.ts'
import { startPage } from '../kit/start-page.ts'
import { PermissionTicks } from './permission-ticks.tsx'
import { roleName } from './role-names.ts'
import { words } from './words.ts'

const own: readonly DeskPermission[] = startPage.staff?.permissions ?? []

/** Of a role that is being changed: the permissions before, and those chosen since. */
export type RoleDraft = { readonly was: readonly DeskPermission[]; readonly chosen: readonly DeskPermission[] }

type Props = {
  readonly role: DeskRole
  readonly draft: RoleDraft | undefined
  readonly setDraft: (draft: RoleDraft | undefined) => void
}

/** The permissions of a role, to be changed by those who have all of them. */
export function RoleForm({ role, draft, setDraft }: Props) {
  const isFixed = role.kind === 'administrator'
  const isBeyond = role.permissions.some((permission) => !own.includes(permission))
  const was = draft?.was ?? role.permissions
  const choose = (chosen: readonly DeskPermission[]) => {
    const isSame = chosen.length === was.length && chosen.every((permission) => was.includes(permission))
    setDraft(isSame ? undefined : { was, chosen })
  }
  return (
    <>
      <header>
        <h2>{roleName(role.role)}</h2>
        <p className="muted">
          {words.kinds[role.kind]}, {words.people(role.people)}
          {role.people > 0 && (
            <>
              {' · '}
              <Link className="link" to="/desk/people/" search={{ role: role.role }}>
                {words.showPeople}
              </Link>
            </>
          )}
        </p>
      </header>
      {isFixed && <p className="note note--info">{words.administratorText}</p>}
      {!isFixed && isBeyond && <p className="note note--info">{words.roleNotYoursToChange}</p>}
      <PermissionTicks
        chosen={draft?.chosen ?? role.permissions}
        isOff={(permission) => isFixed || isBeyond || !own.includes(permission)}
        onChange={choose}
        isTwoColumns
      />
      {!isFixed && !isBeyond && <Foot role={role} draft={draft} setDraft={setDraft} />}
    </>
  )
}

function Foot({ role, draft, setDraft }: Props) {
  const [isRemoving, setRemoving] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { run, isPending, error } = useDialogCommand(saveRole, () => {
    setDraft(undefined)
    setSaved(true)
  })
  const save = () => draft && run({ role: role.role, permissions: [...draft.chosen], was: [...draft.was] })
  return (
    <>
      {error !== null && (
        <p className="late" role="alert">
          {describeFailure(error, words.refusals)}
        </p>
      )}
      <div className="role__foot">
        <button type="button" className="btn btn--act" disabled={draft === undefined || isPending} onClick={save}>
          {words.saveFor(role.people)}
        </button>
        {draft !== undefined && (
          <button type="button" className="btn" onClick={() => setDraft(undefined)}>
            {words.discard}
          </button>
        )}
        {role.kind !== 'standard' && (
          <button
            type="button"
            className="btn btn--stop"
            disabled={role.kind === 'own' && role.people > 0}
            onClick={() => setRemoving(true)}
          >
            {role.kind === 'own' ? words.deleteRole : words.resetRole}
          </button>
        )}
        <span className="good" role="status">
          {isSaved && draft === undefined && words.saved}
        </span>
      </div>
      {role.kind === 'own' && role.people > 0 && <p className="muted">{words.inUse}</p>}
      {isRemoving && <RemoveDialog role={role} onClose={() => setRemoving(false)} />}
    </>
  )
}

function RemoveDialog({ role, onClose }: { readonly role: DeskRole; readonly onClose: () => void }) {
  const { run, isPending, error } = useDialogCommand(deleteRole, onClose)
  const isOwn = role.kind === 'own'
  const title = isOwn ? words.deleteRole : words.resetRole
  return (
    <CommandDialog
      {...{ title, submit: title, isPending, error, refusals: words.refusals, onClose }}
      subject={roleName(role.role)}
      isStop
      onSubmit={() => run({ role: role.role })}
    >
      <p>{isOwn ? words.deleteText : words.resetRoleText(role.people)}</p>
    </CommandDialog>
  )
}

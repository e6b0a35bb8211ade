import { saveRole } from '@marram/contract/desk/people'
import type { DeskPermission } from '@marram/domain/desk/permission'
import { useId, useState } from 'react'
import { CommandDialog } from '../bookings/actions/command-dialog.tsx'
import { useDialogCommand } from '../bookings/actions/use-booking-command.ts'
import { may } from '../kit/permissions.ts'
import { PermissionTicks } from './permission-ticks.tsx'
import { roleKey } from './role-key.ts'
import { words } from './words.ts'

type Props = {
  /** Roles that exist. */
  readonly taken: readonly string[]
  readonly onAdded: (role: string) => void
  readonly onClose: () => void
}

export function NewRoleDialog({ taken, onAdded, onClose }: Props) {
  const id = useId()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly DeskPermission[]>([])
  const { run, isPending, error } = useDialogCommand(saveRole, ({ role }) => {
    onAdded(role)
    onClose()
  })
  const role = roleKey(name)
  const isTaken = taken.includes(role)
  return (
    <CommandDialog
      title={words.newRole}
      subject=""
      submit={words.createRole}
      isWide
      isReady={role.length > 1 && !isTaken && chosen.length > 0}
      {...{ isPending, error, refusals: { ...words.refusals, 'changed-meanwhile': words.roleExists }, onClose }}
      onSubmit={() => run({ role, permissions: [...chosen], was: [] })}
    >
      <div className="field">
        <label htmlFor={id}>{words.roleNameField}</label>
        <input
          id={id}
          className="input"
          autoComplete="off"
          maxLength={60}
          aria-invalid={isTaken}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <p className={isTaken ? 'hint late' : 'hint'} role="status">
          {isTaken ? words.roleExists : role === '' ? words.roleNameHint : words.roleKeyHint(role)}
        </p>
      </div>
      <PermissionTicks chosen={chosen} isOff={(permission) => !may(permission)} onChange={setChosen} isTwoColumns />
    </CommandDialog>
  )
}

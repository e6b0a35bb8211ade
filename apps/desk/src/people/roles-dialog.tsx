import { listRoles, type ShownPerson, setRoles } from '@marram/contract/desk/people'
import { deskPermissions } from '@marram/domain/desk/permission'
import { administrator } from '@marram/domain/desk/role'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CommandDialog } from '../bookings/actions/command-dialog.tsx'
import { useDialogCommand } from '../bookings/actions/use-booking-command.ts'
import { asking } from '../kit/desk-client.ts'
import { QueryState } from '../kit/query-state.tsx'
import { startPage } from '../kit/start-page.ts'
import { permissionWords } from './permission-words.ts'
import { RoleTicks } from './role-ticks.tsx'
import { words } from './words.ts'

type Props = { readonly person: ShownPerson; readonly onClose: () => void }

export function RolesDialog({ person, onClose }: Props) {
  const roles = useQuery(asking(listRoles, {}))
  // As the dialog opened: what somebody else changes meanwhile must not be overwritten unseen.
  const [was] = useState(person.roles)
  const [chosen, setChosen] = useState<readonly string[]>(was)
  const isSelf = person.id === startPage.staff?.userId
  const { run, isPending, error } = useDialogCommand(setRoles, () => {
    onClose()
    // The page was written with the permissions of before.
    if (isSelf) location.assign('/desk/people/')
  })
  const isChanged = chosen.length !== was.length || chosen.some((role) => !was.includes(role))
  return (
    <CommandDialog
      title={words.changeRoles}
      subject={person.name || person.email}
      submit={words.saveRoles}
      isReady={isChanged && chosen.length > 0}
      {...{ isPending, error, refusals: words.refusals, onClose }}
      onSubmit={() => run({ user: person.id, roles: [...chosen], was: [...was] })}
    >
      {roles.data === undefined ? (
        <QueryState query={roles} />
      ) : (
        <>
          <RoleTicks
            roles={roles.data}
            chosen={chosen}
            onChange={setChosen}
            isLastAdministrator={person.isLastAdministrator}
          />
          {chosen.length === 0 && <p className="late">{words.chooseRole}</p>}
          {isChanged && (
            <Difference before={person.permissions} after={permissionsOf(chosen, roles.data)} isSelf={isSelf} />
          )}
        </>
      )}
    </CommandDialog>
  )
}

type Roles = readonly { readonly role: string; readonly permissions: ShownPerson['permissions'] }[]

const permissionsOf = (held: readonly string[], roles: Roles): ShownPerson['permissions'] =>
  deskPermissions.filter(
    (permission) =>
      held.includes(administrator) ||
      roles.some(({ role, permissions }) => held.includes(role) && permissions.includes(permission)),
  )

type DifferenceProps = {
  readonly before: ShownPerson['permissions']
  readonly after: ShownPerson['permissions']
  readonly isSelf: boolean
}

function Difference({ before, after, isSelf }: DifferenceProps) {
  const added = after.filter((permission) => !before.includes(permission))
  const removed = before.filter((permission) => !after.includes(permission))
  return (
    <div className="effects" role="status">
      {added.length + removed.length === 0 && <p>{words.sameRights}</p>}
      <Part name={words.added} permissions={added} />
      <Part name={words.removed} permissions={removed} />
      {isSelf && (
        <p className="waits">
          {words.ownRoles} {!after.includes('people.write') && words.locksYouOut}
        </p>
      )}
    </div>
  )
}

function Part({ name, permissions }: { readonly name: string; readonly permissions: ShownPerson['permissions'] }) {
  if (permissions.length === 0) return null
  return (
    <p>
      <b>{name}:</b> {permissions.map((permission) => permissionWords.permissions[permission]).join(' · ')}
    </p>
  )
}

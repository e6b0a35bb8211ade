import type { DeskPermission } from '@marram/domain/desk/permission'
import { permissionGroups, permissionWords } from './permission-words.ts'
import { words } from './words.ts'

type Props = {
  readonly chosen: readonly DeskPermission[]
  /** Staff give and take only what they have. */
  readonly isOff: (permission: DeskPermission) => boolean
  readonly onChange: (chosen: readonly DeskPermission[]) => void
  readonly isTwoColumns?: boolean
}

/** All permissions in words, by the things they are about. */
export function PermissionTicks({ chosen, isOff, onChange, isTwoColumns = false }: Props) {
  const flip = (permission: DeskPermission) =>
    onChange(chosen.includes(permission) ? chosen.filter((one) => one !== permission) : [...chosen, permission])
  return (
    <div className={isTwoColumns ? 'permissions permissions--two' : 'permissions'}>
      {permissionGroups.map(({ group, permissions }) => (
        <fieldset key={group}>
          <legend>
            <b>{permissionWords.groups[group]}</b>
          </legend>
          {permissions.map((permission) => (
            <label key={permission} className="tick" title={isOff(permission) ? words.cannotGive : undefined}>
              <input
                type="checkbox"
                className="check"
                checked={chosen.includes(permission)}
                disabled={isOff(permission)}
                onChange={() => flip(permission)}
              />
              {permissionWords.permissions[permission]}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

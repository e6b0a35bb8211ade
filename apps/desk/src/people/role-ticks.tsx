import type { DeskRole } from '@marram/contract/desk/people'
import type { DeskPermission } from '@marram/domain/desk/permission'
import { administrator } from '@marram/domain/desk/role'
import { startPage } from '../kit/start-page.ts'
import { permissionWords } from './permission-words.ts'
import { roleName } from './role-names.ts'
import { words } from './words.ts'

type Props = {
  readonly roles: readonly DeskRole[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  /** Keeps the administrator ticked. */
  readonly isLastAdministrator?: boolean
}

const own: readonly DeskPermission[] = startPage.staff?.permissions ?? []
const names = (permissions: readonly DeskPermission[]): string =>
  permissions.map((permission) => permissionWords.permissions[permission]).join(' · ')

/** Roles with what each permits. */
export function RoleTicks({ roles, chosen, onChange, isLastAdministrator = false }: Props) {
  const flip = (role: string) =>
    onChange(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role])
  return (
    <fieldset className="role-ticks">
      <legend className="label">
        <b>{words.roles}</b>
      </legend>
      {roles.map(({ role, permissions }) => {
        const missing = permissions.filter((permission) => !own.includes(permission))
        const isKept = isLastAdministrator && role === administrator
        const allowed = role === administrator ? words.administratorText : names(permissions)
        return (
          <label key={role} className="tick">
            <input
              type="checkbox"
              className="check"
              checked={chosen.includes(role)}
              disabled={missing.length > 0 || isKept}
              onChange={() => flip(role)}
            />
            <span>
              {roleName(role)}
              <small>
                {isKept && `${words.lastKeepsRole} `}
                {missing.length > 0 ? words.roleNotYours(names(missing)) : allowed}
              </small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

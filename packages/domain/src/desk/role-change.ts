import type { DeskPermission } from './permission.ts'

type RoleChange = {
  /** Of the member of staff who makes the change. */
  readonly own: readonly DeskPermission[]
  /** Of the person or role before and after; empty for none. */
  readonly before: readonly DeskPermission[]
  readonly after: readonly DeskPermission[]
}

/** True if staff may give or take these permissions: only those that they have themselves. */
export function mayChangeRoles({ own, before, after }: RoleChange): boolean {
  return [...before, ...after].every((permission) => own.includes(permission))
}

type AdministratorChange = {
  /** Users who are administrators and can log in. */
  readonly administrators: readonly number[]
  readonly userId: number
  readonly staysAdministrator: boolean
}

/** True if nobody could manage people and permissions afterwards. */
export function losesLastAdministrator({ administrators, userId, staysAdministrator }: AdministratorChange): boolean {
  return !staysAdministrator && administrators.includes(userId) && administrators.length === 1
}

import { type DeskPermission, deskPermissions } from './permission.ts'

/** May do everything, also what a later version adds, so that it is no list in the database. */
export const administrator = 'administrator'

/** The roles of a new agency; it may change them, and add others. */
export const standardRoles = {
  reception: ['bookings.read', 'bookings.write', 'houses.write', 'questions.write', 'messages.read', 'messages.write'],
  finance: ['bookings.read', 'bookings.money', 'messages.read', 'audit.read'],
  editor: ['content.write', 'content.publish', 'questions.write', 'reviews.write', 'comments.write', 'contest.write'],
  houses: ['bookings.read', 'houses.write', 'questions.write'],
} as const satisfies Readonly<Record<string, readonly DeskPermission[]>>

/** A role of the database. Permissions that this version does not know are ignored. */
export type StoredRole = { readonly name: string; readonly permissions: readonly string[] }

/** Adds up the roles that a member of staff holds, in the order of `deskPermissions`. */
export function permissionsOfRoles(held: readonly string[], stored: readonly StoredRole[]): readonly DeskPermission[] {
  if (held.includes(administrator)) return deskPermissions
  const roles = new Map<string, readonly string[]>(Object.entries(standardRoles))
  for (const { name, permissions } of stored) roles.set(name, permissions)
  const granted = new Set(held.flatMap((name) => roles.get(name) ?? []))
  return deskPermissions.filter((permission) => granted.has(permission))
}

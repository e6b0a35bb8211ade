import type { Database } from '@marram/database/schema.generated'
import type { DeskPermission } from '@marram/domain/desk/permission'
import { administrator, permissionsOfRoles, type StoredRole, standardRoles } from '@marram/domain/desk/role'
import { losesLastAdministrator, mayChangeRoles } from '@marram/domain/desk/role-change'
import { userTypeIds } from '@marram/domain/user-type'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import { loadDeskPermissions, loadRoles, saveRoles } from './desk-members.ts'

type Db = Kysely<Database>

export type NewRoles = {
  readonly userId: number
  /** Empty to end the access. */
  readonly roles: readonly string[]
  /** Permissions of the member of staff who makes the change. */
  readonly own: readonly DeskPermission[]
}

/** Without this lock, the last two administrators could take each other's right at the same time. */
export async function lockRoles(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('desk roles', 0))`.execute(db)
}

/** Saves the roles of a member of staff; null if done. */
export async function changeRoles(db: Db, { userId, roles, own }: NewRoles): Promise<Refusal | null> {
  await lockRoles(db)
  const stored = await loadStoredRoles(db)
  const stranger = findStranger(roles, stored)
  if (stranger !== null) return stranger
  const before = permissionsOfRoles(await loadRoles(db, userId), stored)
  if (!mayChangeRoles({ own, before, after: permissionsOfRoles(roles, stored) })) return notYours()
  const staysAdministrator = roles.includes(administrator)
  if (losesLastAdministrator({ administrators: await loadAdministrators(db), userId, staysAdministrator })) {
    return refuse(409, 'last-administrator', 'The agency needs an administrator: make somebody else one first.')
  }
  if (roles.length > 0) await saveRoles(db, userId, roles)
  else await db.deleteFrom('desk_member').where('user_id', '=', userId).execute()
  return null
}

/** False for the account of somebody who has permissions that the member of staff lacks. */
export async function mayTouch(db: Db, userId: number, own: readonly DeskPermission[]): Promise<boolean> {
  return mayChangeRoles({ own, before: await loadDeskPermissions(db, userId), after: [] })
}

export const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  new Set(some).symmetricDifference(new Set(others)).size === 0

export const changedMeanwhile = (): Refusal =>
  refuse(409, 'changed-meanwhile', 'Somebody else has changed this meanwhile. Look again, please.')

export const notYours = (): Refusal =>
  refuse(403, 'not-yours', 'You can give or take only permissions that you have yourself.')

function findStranger(roles: readonly string[], stored: readonly StoredRole[]): Refusal | null {
  const known = roleNames(stored)
  const stranger = roles.find((role) => !known.includes(role))
  if (stranger === undefined) return null
  return refuse(422, 'unknown-role', `There is no role ${stranger}. There are: ${known.join(', ')}.`)
}

export function roleNames(stored: readonly StoredRole[]): string[] {
  return [...new Set([administrator, ...Object.keys(standardRoles), ...stored.map(({ name }) => name)])]
}

export function loadStoredRoles(db: Db): Promise<StoredRole[]> {
  return db.selectFrom('desk_role').select(['name', 'permissions']).orderBy('name').execute()
}

/** Those who can log in: an invitation that nobody accepted administrates nothing. */
export async function loadAdministrators(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('desk_member')
    .innerJoin('user_account', 'user_account.id', 'desk_member.user_id')
    .where('type', '=', userTypeIds.internal)
    .where('password_hash', 'is not', null)
    .where(sql<boolean>`${administrator} = any(roles)`)
    .select('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

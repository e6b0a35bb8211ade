import type { Database } from '@marram/database/schema.generated'
import type { DeskPermission } from '@marram/domain/desk/permission'
import { permissionsOfRoles } from '@marram/domain/desk/role'
import type { Kysely } from 'kysely'

type Db = Kysely<Database>

export async function saveRoles(db: Db, userId: number, roles: readonly string[]): Promise<void> {
  await db
    .insertInto('desk_member')
    .values({ user_id: userId, roles: [...roles] })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ roles: [...roles] }))
    .execute()
}

export async function loadRoles(db: Db, userId: number): Promise<readonly string[]> {
  const member = await db.selectFrom('desk_member').where('user_id', '=', userId).select('roles').executeTakeFirst()
  return member?.roles ?? []
}

export async function loadDeskPermissions(db: Db, userId: number): Promise<readonly DeskPermission[]> {
  const roles = await loadRoles(db, userId)
  if (roles.length === 0) return []
  return permissionsOfRoles(roles, await db.selectFrom('desk_role').selectAll().execute())
}

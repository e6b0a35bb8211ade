import * as desk from '@marram/contract/desk/people'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { administrator, permissionsOfRoles, type StoredRole, standardRoles } from '@marram/domain/desk/role'
import { mayChangeRoles } from '@marram/domain/desk/role-change'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import type { AuthContext } from '../deps.ts'
import { changedMeanwhile, isSameSet, loadStoredRoles, lockRoles, notYours, roleNames } from './change-roles.ts'

type Context = Pick<AuthContext, 'db' | 'now'>
type Db = Kysely<Database>

const isStandard = (role: string): boolean => Object.hasOwn(standardRoles, role)
const everything = (): Refusal => refuse(409, 'administrator', 'The administrator may always do everything.')

export const saveRole = staffCommand<Context>()(desk.saveRole, async ({ role, permissions, was }, { db }, staff) => {
  if (role === administrator) return everything()
  await lockRoles(db)
  const stored = await loadStoredRoles(db)
  const before = permissionsOfRoles([role], stored)
  if (was !== undefined && !isSameSet(was, before)) return changedMeanwhile()
  if (!mayChangeRoles({ own: staff.permissions, before, after: permissions })) return notYours()
  const unique = [...new Set(permissions)]
  await db
    .insertInto('desk_role')
    .values({ name: role, permissions: unique })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ permissions: unique }))
    .execute()
  return { output: { role }, subject: `role ${role}`, before: { permissions: before }, after: { permissions: unique } }
})

export const deleteRole = staffCommand<Context>()(desk.deleteRole, async ({ role }, { db }, staff) => {
  await lockRoles(db)
  const stored = await loadStoredRoles(db)
  if (!stored.some(({ name }) => name === role)) return refuse(404, 'unknown-role', `There is no changed role ${role}.`)
  const people = (await countPeople(db)).get(role) ?? 0
  if (people > 0 && !isStandard(role)) {
    return refuse(409, 'role-in-use', `${people === 1 ? 'One person has' : `${people} people have`} the role ${role}.`)
  }
  const [before, after] = [permissionsOfRoles([role], stored), permissionsOfRoles([role], [])]
  if (!mayChangeRoles({ own: staff.permissions, before, after })) return notYours()
  await db.deleteFrom('desk_role').where('name', '=', role).execute()
  return { output: { role }, subject: `role ${role}`, before: { permissions: before }, after: { permissions: after } }
})

export const listRoles = staffQuery<Context>()(desk.listRoles, async (_, { db }) => {
  const stored = await loadStoredRoles(db)
  const people = await countPeople(db)
  return roleNames(stored).map((role) => ({
    role,
    permissions: permissionsOfRoles([role], stored),
    kind: kindOf(role, stored),
    people: people.get(role) ?? 0,
  }))
})

function kindOf(role: string, stored: readonly StoredRole[]) {
  if (role === administrator) return 'administrator'
  if (!isStandard(role)) return 'own'
  return stored.some(({ name }) => name === role) ? 'changed' : 'standard'
}

async function countPeople(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ role: string; people: number }>`
    select role, count(*)::int as people from desk_member, unnest(roles) as role group by role`.execute(db)
  return new Map(rows.map(({ role, people }) => [role, people]))
}

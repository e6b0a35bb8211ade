import * as desk from '@marram/contract/desk/people'
import { staffCommand } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { editionByKey } from '@marram/domain/edition'
import { type UserType, userTypeIds } from '@marram/domain/user-type'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'
import { inviteUser } from '../account/invite-user.ts'
import type { AuthContext } from '../deps.ts'
import { endAllSessions } from '../session/session.ts'
import { changedMeanwhile, changeRoles, isSameSet, mayTouch, notYours } from './change-roles.ts'
import { loadRoles } from './desk-members.ts'

type Deps = Pick<AuthContext, 'db' | 'now' | 'origins'>
type Changing = Pick<AuthContext, 'db' | 'now'>

const types = { staff: 'internal', owner: 'creditor', guest: 'customer' } as const satisfies Record<string, UserType>

export const invite = staffCommand<Deps>()(desk.invitePerson, async (input, { db, now, origins }, { permissions }) => {
  const { type, language, roles, ...person } = input
  const before = await findAccount(db, person.email)
  // A link to an account is as good as its permissions.
  if (before !== null && !(await mayTouch(db, before.userId, permissions))) return notYours()
  if (type === 'staff' && before?.isFormer) await becomeStaff(db, before.userId)
  const invitation = { ...person, type: types[type], languageId: editionByKey(language).languageId }
  const { userId, isStaff, expiresAt, ...made } = await inviteUser(db, invitation, { now, origins })
  if (type === 'staff' && !isStaff) return notStaff()
  if (isStaff && roles.length > 0) {
    const refused = await changeRoles(db, { userId, roles, own: permissions })
    if (refused) return refused
  }
  const after = { type, roles: await loadRoles(db, userId) }
  if (isStaff && after.roles.length === 0) return refuse(422, 'no-role', 'Staff need a role.')
  const output = { ...made, expiresAt: expiresAt.toISOString() }
  return { output, subject: `user ${userId}`, before: before ? { roles: before.roles } : {}, after }
})

const notStaff = (): Refusal =>
  refuse(409, 'not-staff', 'This address has an account of a guest or an owner. Staff need an address of their own.')

async function findAccount(db: Kysely<Database>, email: string) {
  const query = db.selectFrom('user_account').where('email', '=', email).select(['id', 'type'])
  const account = await query.executeTakeFirst()
  if (!account) return null
  const isFormer = account.type === userTypeIds['old-internal']
  return { userId: account.id, isFormer, roles: await loadRoles(db, account.id) }
}

function becomeStaff(db: Kysely<Database>, userId: number) {
  return db.updateTable('user_account').set({ type: userTypeIds.internal }).where('id', '=', userId).execute()
}

export const setRoles = staffCommand<Changing>()(desk.setRoles, async (input, { db }, { permissions }) => {
  const { user, roles, was } = input
  if (!(await lockStaff(db, user))) return unknownStaff(user)
  const before = { roles: await loadRoles(db, user) }
  if (was !== undefined && !isSameSet(was, before.roles)) return changedMeanwhile()
  const refused = await changeRoles(db, { userId: user, roles, own: permissions })
  return refused ?? { output: { roles }, subject: `user ${user}`, before, after: { roles } }
})

export const removeAccess = staffCommand<Changing>()(desk.removeAccess, async ({ user }, { db, now }, staff) => {
  if (!(await lockStaff(db, user))) return unknownStaff(user)
  const before = { access: true, roles: await loadRoles(db, user) }
  const refused = await changeRoles(db, { userId: user, roles: [], own: staff.permissions })
  if (refused) return refused
  await endAllSessions(db, user, now())
  await db.deleteFrom('password_reset').where('user_id', '=', user).execute()
  await db
    .updateTable('user_account')
    .set({ type: userTypeIds['old-internal'], password_hash: null, updated_at: now() })
    .where('id', '=', user)
    .execute()
  return { output: { user }, subject: `user ${user}`, before, after: { access: false, roles: [] } }
})

const unknownStaff = (user: number): Refusal => refuse(404, 'unknown-user', `There is no member of staff ${user}.`)

async function lockStaff(db: Kysely<Database>, id: number): Promise<boolean> {
  const query = db.selectFrom('user_account').where('id', '=', id).where('type', '=', userTypeIds.internal)
  return (await query.select('id').forUpdate().executeTakeFirst()) !== undefined
}

import { invitePerson } from '@marram/contract/desk/people'
import { staffCommand } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { administrator, standardRoles } from '@marram/domain/desk/role'
import { editionByKey } from '@marram/domain/edition'
import type { UserType } from '@marram/domain/user-type'
import { refuse } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'
import { inviteUser } from '../account/invite-user.ts'
import type { AuthContext } from '../deps.ts'
import { loadRoles } from './desk-members.ts'

type Deps = Pick<AuthContext, 'db' | 'now' | 'origins'>

const types = { staff: 'internal', owner: 'creditor', guest: 'customer' } as const satisfies Record<string, UserType>

export const invite = staffCommand<Deps>()(invitePerson, async (input, { db, now, origins }) => {
  const { type, language, ...person } = input
  const known = await loadRoleNames(db)
  const stranger = person.roles.find((role) => !known.includes(role))
  if (stranger !== undefined) {
    return refuse(422, 'unknown-role', `There is no role ${stranger}. There are: ${known.join(', ')}.`)
  }
  const before = await findAccount(db, person.email)
  const invitation = { ...person, type: types[type], languageId: editionByKey(language).languageId }
  const { userId, ...output } = await inviteUser(db, invitation, { now, origins })
  const after = { type, roles: await loadRoles(db, userId) }
  return { output, subject: `user ${userId}`, before, after }
})

async function findAccount(db: Kysely<Database>, email: string) {
  const account = await db.selectFrom('user_account').where('email', '=', email).select('id').executeTakeFirst()
  return account ? { roles: await loadRoles(db, account.id) } : {}
}

async function loadRoleNames(db: Kysely<Database>): Promise<string[]> {
  const stored = await db.selectFrom('desk_role').select('name').execute()
  return [...new Set([administrator, ...Object.keys(standardRoles), ...stored.map((role) => role.name)])]
}

import * as desk from '@marram/contract/desk/people'
import { listPage } from '@marram/database/command/list-page'
import { equals, matchesWords } from '@marram/database/command/search-words'
import { staffQuery } from '@marram/database/command/staff-command'
import type { Database } from '@marram/database/schema.generated'
import { losesLastAdministrator } from '@marram/domain/desk/role-change'
import { userTypeIds } from '@marram/domain/user-type'
import { refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import type { AuthContext } from '../deps.ts'
import { loadAdministrators } from './change-roles.ts'
import { loadDeskPermissions } from './desk-members.ts'

type Context = Pick<AuthContext, 'db' | 'now'>
type Db = Kysely<Database>

const sorts = {
  name: { by: sql`lower(firstname || ' ' || lastname)`, kind: 'text' },
  email: { by: sql`email`, kind: 'text' },
} as const

export const listPeople = staffQuery<Context>()(desk.listPeople, ({ filters, search, ...asked }, { db }) => {
  const { role, access } = filters
  const rows = selectStaff(db)
    .where(role === undefined ? sql<boolean>`true` : sql<boolean>`${role} = any(roles)`)
    .where(equals(sql`password_hash is not null`, access && access === 'open'))
    .where(matchesWords(search, [sql`firstname`, sql`lastname`, sql`email`]))
  return listPage(db, rows, {
    ...{ asked, sorts, id: { by: sql`user_account.id`, kind: 'number' } },
    present: presentPerson,
  })
})

export const showPerson = staffQuery<Context>()(desk.showPerson, async ({ user }, { db, now }) => {
  const row = await selectStaff(db).where('user_account.id', '=', user).executeTakeFirst()
  if (!row) return refuse(404, 'unknown-user', `There is no member of staff ${user}.`)
  const person = presentPerson(row)
  return {
    ...person,
    permissions: await loadDeskPermissions(db, user),
    invitedUntil: person.canLogIn ? null : await findInvitation(db, user, now()),
    isLastAdministrator: losesLastAdministrator({
      ...{ administrators: await loadAdministrators(db), userId: user, staysAdministrator: false },
    }),
  }
})

function selectStaff(db: Db) {
  return db
    .selectFrom('user_account')
    .leftJoin('desk_member', 'desk_member.user_id', 'user_account.id')
    .where('type', '=', userTypeIds.internal)
    .select(['user_account.id', 'firstname', 'lastname', 'email', 'roles'])
    .select(sql<boolean>`password_hash is not null`.as('can_log_in'))
    .select(({ selectFrom, exists }) => [
      selectFrom('user_session')
        .whereRef('user_session.user_id', '=', 'user_account.id')
        .select(sql<Date>`max(coalesce(last_used_at, user_session.created_at))`.as('at'))
        .as('last_used_at'),
      selectFrom('passkey')
        .whereRef('passkey.user_id', '=', 'user_account.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('passkeys'),
      exists(selectFrom('totp_key').whereRef('totp_key.user_id', '=', 'user_account.id').select(sql`1`.as('one'))).as(
        'has_app',
      ),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectStaff>['executeTakeFirstOrThrow']>>

function presentPerson(row: Row): desk.ListedPerson {
  return {
    ...{ id: row.id, email: row.email, roles: row.roles ?? [], canLogIn: row.can_log_in },
    name: `${row.firstname} ${row.lastname}`.trim(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    passkeys: row.passkeys ?? 0,
    hasApp: Boolean(row.has_app),
  }
}

async function findInvitation(db: Db, user: number, now: Date): Promise<string | null> {
  const { at } = await db
    .selectFrom('password_reset')
    .where('user_id', '=', user)
    .where('expires_at', '>', now)
    .select(({ fn }) => fn.max('expires_at').as('at'))
    .executeTakeFirstOrThrow()
  return at?.toISOString() ?? null
}

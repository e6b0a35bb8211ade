import type { Database } from '@marram/database/schema.generated'
import { administrator } from '@marram/domain/desk/role'
import { type UserType, userTypeIds } from '@marram/domain/user-type'
import type { Kysely } from 'kysely'
import { createPasswords } from './password/passwords.ts'
import { saveRoles } from './staff/desk-members.ts'

export type DemoUser = {
  readonly email: string
  readonly password: string
  readonly type: UserType
  readonly firstname: string
  readonly lastname: string
  readonly languageId: 1 | 2 | 7
  /** Of staff; by default the administrator's. */
  readonly roles?: readonly string[]
}

/** Creates missing demo users; existing ones stay unchanged. */
export async function createDemoUsers(db: Kysely<Database>, users: readonly DemoUser[]): Promise<void> {
  const existing = await db.selectFrom('user_account').select('email').where('is_demo', '=', true).execute()
  const passwords = createPasswords()
  for (const { password, type, languageId, roles = [administrator], ...user } of users) {
    if (existing.some(({ email }) => email === user.email)) continue
    const made = await db
      .insertInto('user_account')
      .values({
        ...user,
        type: userTypeIds[type],
        language_id: languageId,
        password_hash: await passwords.hash(password),
        is_demo: true,
        confirmed_at: new Date(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made && type === 'internal') await saveRoles(db, made.id, roles)
  }
}

import { inTransaction } from '@marram/database/in-transaction'
import type { Database } from '@marram/database/schema.generated'
import { type UserType, userTypeIds } from '@marram/domain/user-type'
import type { Kysely } from 'kysely'
import type { AuthContext } from '../deps.ts'
import { editionOf, resetAddress } from '../letters.ts'
import { makeToken } from '../token.ts'

export type Invitation = {
  /** Normalised. */
  readonly email: string
  readonly type: UserType
  readonly firstname: string
  readonly lastname: string
  readonly languageId: 1 | 2 | 7
}

const linkLastsMs = 24 * 60 * 60 * 1000

/**
 * Creates a link for an operator to pass on, because staff and owners cannot register themselves. Creates the account if
 * missing; an existing one keeps its type.
 */
export async function inviteUser(
  db: Kysely<Database>,
  { languageId, type, ...person }: Invitation,
  { now, origins }: Pick<AuthContext, 'origins' | 'now'>,
): Promise<{ isNew: boolean; userId: number; isStaff: boolean; link: string; expiresAt: Date }> {
  return inTransaction(db, async (trx) => {
    const made = await trx
      .insertInto('user_account')
      .values({ ...person, type: userTypeIds[type], language_id: languageId })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    const user = await trx
      .selectFrom('user_account')
      .select(['id', 'type', 'language_id'])
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow()
    const { token, hash } = makeToken()
    const at = now()
    const expiresAt = new Date(at.getTime() + linkLastsMs)
    const row = { token_hash: hash, user_id: user.id, created_at: at, expires_at: expiresAt }
    await trx.insertInto('password_reset').values(row).execute()
    const target = user.type === userTypeIds.creditor ? 'owner' : 'guest'
    const link = resetAddress(origins[editionOf(user.language_id)], { target, userId: user.id, token })
    return { isNew: made !== undefined, userId: user.id, isStaff: user.type === userTypeIds.internal, link, expiresAt }
  })
}

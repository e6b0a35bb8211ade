import { randomUUID } from 'node:crypto'
import type { Database } from '@marram/database/schema.generated'
import type { Kysely } from 'kysely'
import { hashToken, makeToken } from '../token.ts'

export const sessionLastsMs = 720 * 60 * 60 * 1000

type NewSession = {
  readonly userId: number
  readonly now: Date
  /** The token that this one takes the place of. */
  readonly from?: { readonly id: number; readonly family: string }
}

/** The token of a new session, or the next one of a running session. Never one that a caller brought along. */
export async function openSession(db: Kysely<Database>, { userId, now, from }: NewSession): Promise<string> {
  const { token, hash } = makeToken()
  await db
    .insertInto('user_session')
    .values({
      user_id: userId,
      family: from?.family ?? randomUUID(),
      token_hash: hash,
      rotated_from: from?.id ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + sessionLastsMs),
    })
    .execute()
  return token
}

/** Ends the session of this token with every other token of it; one that is over already may still say so. */
export async function endSession(db: Kysely<Database>, token: string, now: Date): Promise<void> {
  await db
    .updateTable('user_session')
    .set({ revoked_at: now })
    .where('family', '=', (query) =>
      query.selectFrom('user_session').select('family').where('token_hash', '=', hashToken(token)),
    )
    .where('revoked_at', 'is', null)
    .execute()
}

/** As after a change of the password: whoever else is logged in is so no longer. */
export async function endAllSessions(db: Kysely<Database>, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('user_session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

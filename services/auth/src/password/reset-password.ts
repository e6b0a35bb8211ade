import type { resetPasswordRequest } from '@marram/contract/auth/requests'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { InferOutput } from 'valibot'
import type { AuthContext } from '../deps.ts'
import { noteNetwork } from '../login/tries.ts'
import { lockAccount } from '../session/session.ts'
import { hashToken } from '../token.ts'
import { refuseNewPassword } from './check-new-password.ts'
import { replacePassword } from './replace-password.ts'

type Reset = InferOutput<typeof resetPasswordRequest>

/** A link is valid once, for an hour; a rejected password does not use it up. */
export async function resetPassword(request: Reset, context: AuthContext): Promise<{ token: string } | Refusal> {
  const { db, now, passwords } = context
  const hash = hashToken(request.reset_token)
  const user = await db
    .selectFrom('password_reset as reset')
    .innerJoin('user_account as user', 'user.id', 'reset.user_id')
    .select(['user.id', 'user.email', 'user.firstname', 'user.lastname', 'user.language_id'])
    .where('reset.token_hash', '=', hash)
    .where('reset.user_id', '=', request.user_id)
    .where('reset.expires_at', '>', now())
    .executeTakeFirst()
  if (!user) return linkIsOver()
  const refusal = refuseNewPassword(request, [user.email, user.firstname, user.lastname])
  if (refusal) return refusal
  const encoded = await passwords.hash(request.password)
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id)
    // The row may be deleted by now: two requests with the same link can race.
    const used = await trx.deleteFrom('password_reset').where('token_hash', '=', hash).executeTakeFirst()
    if (used.numDeletedRows === 0n) return linkIsOver()
    const token = await replacePassword(trx, user, encoded, context)
    // The user can read the account's mail: earlier failed guesses no longer count against this network.
    await noteNetwork(user.id, { ...context, db: trx })
    logSecurity(context.log, 'password.reset', { userId: user.id }, 'a password was replaced by the link in a mail')
    return { token }
  })
}

function linkIsOver(): Refusal {
  return refuse(410, 'reset-token-unknown', 'This link was used already, or is too old. Please ask for a new one.')
}

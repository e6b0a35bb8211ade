import { eraseStoredData } from '@marram/database/personal-data/erase-stored-data'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { AuthContext } from '../deps.ts'
import { notLoggedIn } from '../identified.ts'
import { provePassword } from '../password/prove-password.ts'
import { isStillOpen, type Session } from '../session/session.ts'

/** Deletes the account with sessions, metas and links, and everything written under its address. */
export async function deleteAccount(
  session: Session,
  password: string,
  context: AuthContext,
): Promise<{ deleted: 'ok' } | Refusal> {
  const user = await provePassword(session, password, context)
  if (isRefusal(user)) return user
  const { id, email } = user
  return context.db.transaction().execute(async (trx) => {
    if (!(await isStillOpen(trx, session))) return notLoggedIn()
    await eraseStoredData(trx, { userId: id, email }, context.now())
    await trx.deleteFrom('user_account').where('id', '=', id).execute()
    await trx.deleteFrom('registration').where('email', '=', email).execute()
    logSecurity(context.log, 'account.deleted', { userId: id }, 'an account was deleted by its owner')
    return { deleted: 'ok' } as const
  })
}

import type { changePasswordRequest } from '@marram/contract/auth/requests'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { InferOutput } from 'valibot'
import type { AuthContext } from '../deps.ts'
import { notLoggedIn } from '../identified.ts'
import { isStillOpen, type Session } from '../session/session.ts'
import { refuseNewPassword } from './check-new-password.ts'
import { provePassword } from './prove-password.ts'
import { replacePassword } from './replace-password.ts'

type Change = InferOutput<typeof changePasswordRequest>

export async function changePassword(
  session: Session,
  request: Change,
  context: AuthContext,
): Promise<{ token: string } | Refusal> {
  const { db, passwords } = context
  const user = await provePassword(session, request.current_password, context)
  if (isRefusal(user)) return user
  const refusal = refuseNewPassword(request, [user.email, user.firstname, user.lastname])
  if (refusal) return refusal
  const encoded = await passwords.hash(request.password)
  return db.transaction().execute(async (trx) => {
    // A reset by mail in the meantime wins over the old password.
    if (!(await isStillOpen(trx, session))) return notLoggedIn()
    const token = await replacePassword(trx, user, encoded, context)
    logSecurity(context.log, 'password.changed', { userId: user.id }, 'a password was changed by its owner')
    return { token }
  })
}

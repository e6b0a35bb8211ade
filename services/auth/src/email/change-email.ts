import type { changeEmailRequest } from '@marram/contract/auth/requests'
import { mailEmailChange } from '@marram/contract/auth/tasks'
import { addJob } from '@marram/database/jobs/add-job'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { InferOutput } from 'valibot'
import type { AuthContext } from '../deps.ts'
import { countTry, subjectsOf } from '../login/tries.ts'
import { provePassword } from '../password/prove-password.ts'
import type { Session } from '../session/session.ts'

/** Enough for typos, too few to spam strangers. */
const mailsPerHour = 5

type ChangeRequest = InferOutput<typeof changeEmailRequest>

/** A job looks the address up, so that the response does not reveal if it has an account. */
export async function changeEmail(
  session: Session,
  { email, password }: ChangeRequest,
  context: AuthContext,
): Promise<{ sent: 'ok' } | Refusal> {
  const user = await provePassword(session, password, context)
  if (isRefusal(user)) return user
  if (email === user.email) return refuse(422, 'same-email', 'This is the address of your account already.')
  const { account } = await countTry(await subjectsOf('email', user.email, context), context)
  if (account > mailsPerHour) {
    return refuse(429, 'too-many-requests', 'Too many addresses in a short time. Please wait an hour.')
  }
  await addJob(context.db, mailEmailChange, { userId: user.id, email }, { key: `auth email ${user.id}` })
  logSecurity(context.log, 'email.change-requested', { userId: user.id }, 'a new mail address was requested')
  return { sent: 'ok' }
}

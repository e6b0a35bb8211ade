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

/** Enough for a typo or two, too few to mail strangers through us. */
const mailsPerHour = 5

type Wish = InferOutput<typeof changeEmailRequest>

/** The same answer whether or not the new address has an account: looking up is left to a job. */
export async function changeEmail(
  session: Session,
  { email, password }: Wish,
  context: AuthContext,
): Promise<{ sent: 'ok' } | Refusal> {
  const user = await provePassword(session, password, context)
  if (isRefusal(user)) return user
  if (email === user.email) return refuse(422, 'same-email', 'This is the address of your account already.')
  const { account } = await countTry(await subjectsOf('email', user.email, context), context)
  if (account > mailsPerHour) {
    return refuse(429, 'too-many-requests', 'That were many addresses in a short time. Please wait an hour.')
  }
  await addJob(context.db, mailEmailChange, { userId: user.id, email }, { key: `auth email ${user.id}` })
  logSecurity(context.log, 'email.change-requested', { userId: user.id }, 'a new mail address was asked for')
  return { sent: 'ok' }
}

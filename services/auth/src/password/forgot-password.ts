import { createHash } from 'node:crypto'
import { mailPasswordReset } from '@marram/contract/auth/tasks'
import type { TaskPayload } from '@marram/contract/task'
import { addJob } from '@marram/database/jobs/add-job'
import { queueMail } from '@marram/database/mail/queue-mail'
import { isAdmitted, type LoginTarget } from '@marram/domain/login-target'
import { findUserType } from '@marram/domain/user-type'
import { logSecurity } from '@marram/service-kit/security-log'
import type { AuthContext } from '../deps.ts'
import { writeResetLetter } from '../letters.ts'
import { subjectsOf } from '../login/tries.ts'
import { makeToken } from '../token.ts'

export const resetLastsMs = 60 * 60 * 1000

/** Nobody's mailbox can be filled by asking again and again in somebody else's name. */
const mailsAtMostEveryMs = 2 * 60 * 1000

/** The same answer after the same work, whoever is asked for: looking up is left to a job. */
export async function forgotPassword(
  email: string,
  target: LoginTarget,
  context: AuthContext,
): Promise<{ sent: 'ok' }> {
  // A waiting job is replaced, not doubled. Its key is a hash, because keys are logged.
  const key = createHash('sha256').update(`${target} ${email}`).digest('hex')
  await addJob(context.db, mailPasswordReset, { email, target }, { key: `auth reset ${key}` })
  const { account } = await subjectsOf('login', email, context)
  const about = { subject: account.slice(0, 12) }
  logSecurity(context.log, 'password.reset-requested', about, 'somebody asked for a new password')
  return { sent: 'ok' }
}

/** The job: mails a link if there is such an account, and nothing otherwise. */
export async function sendResetLink(
  { email, target }: TaskPayload<typeof mailPasswordReset>,
  { db, now, origins, admitsDemoUsers }: AuthContext,
): Promise<void> {
  const user = await db
    .selectFrom('user_account')
    .select(['id', 'type', 'email', 'language_id', 'is_demo'])
    .where('email', '=', email)
    .executeTakeFirst()
  const type = findUserType(user?.type)
  if (!user || type === null || !isAdmitted(type, target) || (user.is_demo && !admitsDemoUsers)) return
  const at = now()
  await db.transaction().execute(async (trx) => {
    // Two jobs for one account wait for each other here, so that the second sees the first one's link.
    await trx.selectFrom('user_account').select('id').where('id', '=', user.id).forUpdate().executeTakeFirst()
    const recent = await trx
      .selectFrom('password_reset')
      .select('created_at')
      .where('user_id', '=', user.id)
      .where('created_at', '>', new Date(at.getTime() - mailsAtMostEveryMs))
      .executeTakeFirst()
    if (recent) return
    const { token, hash } = makeToken()
    const expires = new Date(at.getTime() + resetLastsMs)
    const row = { token_hash: hash, user_id: user.id, created_at: at, expires_at: expires }
    await trx.insertInto('password_reset').values(row).execute()
    const letter = writeResetLetter(user.language_id, origins, { target, userId: user.id, token })
    await queueMail(trx, { key: `auth reset ${hash}`, to: user.email, letter })
  })
}

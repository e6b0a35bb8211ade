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

/** Keeps repeated requests from filling a mailbox. */
const mailsAtMostEveryMs = 2 * 60 * 1000

/** A job looks the address up, so that response and timing do not reveal if it has an account. */
export async function forgotPassword(
  email: string,
  target: LoginTarget,
  context: AuthContext,
): Promise<{ sent: 'ok' }> {
  // Replaces a waiting job. The key is a hash, because keys are logged.
  const key = createHash('sha256').update(`${target} ${email}`).digest('hex')
  await addJob(context.db, mailPasswordReset, { email, target }, { key: `auth reset ${key}` })
  const { account } = await subjectsOf('login', email, context)
  const about = { subject: account.slice(0, 12) }
  logSecurity(context.log, 'password.reset-requested', about, 'a new password was requested')
  return { sent: 'ok' }
}

/** The job: mails a link if the account exists. */
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
    // Serialises jobs of one account, so that the second sees the first one's link.
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

import { createHash } from 'node:crypto'
import type { registerRequest } from '@marram/contract/auth/requests'
import { mailRegistration } from '@marram/contract/auth/tasks'
import type { TaskPayload } from '@marram/contract/task'
import { addJob } from '@marram/database/jobs/add-job'
import { claimMail } from '@marram/database/mail/claim-mail'
import { queueMail } from '@marram/database/mail/queue-mail'
import type { Database } from '@marram/database/schema.generated'
import { captchaLevel } from '@marram/domain/login-guard'
import type { Refusal } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import { demandCaptcha } from '../captcha/demand-captcha.ts'
import type { AuthContext } from '../deps.ts'
import { writeKnownLetter, writeRegistrationLetter } from '../letters.ts'
import { countTry, loadTries, registrationSubjects } from '../login/tries.ts'
import { makeToken } from '../token.ts'

export const registrationLastsMs = 24 * 60 * 60 * 1000

type Wish = InferOutput<typeof registerRequest>

/** The same answer after the same work whether or not the address has an account: looking up is left to a job. */
export async function register({ captcha, ...wish }: Wish, context: AuthContext): Promise<{ sent: 'ok' } | Refusal> {
  const subjects = await registrationSubjects(wish.email, context)
  const demand = await demandCaptcha(captchaLevel(await loadTries(subjects, context)), captcha, context)
  if (demand) return demand
  await countTry(subjects, context)
  const key = createHash('sha256').update(wish.email).digest('hex')
  await addJob(context.db, mailRegistration, wish, { key: `auth registration ${key}` })
  const about = { subject: subjects.account.slice(0, 12) }
  logSecurity(context.log, 'registration.requested', about, 'somebody asked for an account')
  return { sent: 'ok' }
}

/** The job. There is no account, and no password, until the link in the mail is followed. */
export async function sendRegistrationLink(
  wish: TaskPayload<typeof mailRegistration>,
  context: AuthContext,
): Promise<void> {
  const known = await context.db
    .selectFrom('user_account')
    .select(['id', 'language_id'])
    .where('email', '=', wish.email)
    .executeTakeFirst()
  await context.db.transaction().execute(async (trx) => {
    const now = context.now()
    if (!(await claimMail(trx, { to: wish.email, kind: 'registration', now }))) return
    const { token, hash } = makeToken()
    await keepWish(trx, wish, hash, now)
    const letter = known
      ? writeKnownLetter(known.language_id)
      : writeRegistrationLetter(wish.languageId, context.origins, token)
    await queueMail(trx, { key: `auth registration ${hash}`, to: wish.email, letter })
  })
}

/** Also for an address that has an account, which the token then never reaches: both leave the same behind. */
async function keepWish(
  trx: Transaction<Database>,
  { email, firstname, lastname, languageId }: TaskPayload<typeof mailRegistration>,
  hash: string,
  at: Date,
): Promise<void> {
  const wish = {
    token_hash: hash,
    firstname,
    lastname,
    language_id: languageId,
    used_at: null,
    expires_at: new Date(at.getTime() + registrationLastsMs),
  }
  await trx
    .insertInto('registration')
    .values({ email, ...wish })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(wish))
    .execute()
}

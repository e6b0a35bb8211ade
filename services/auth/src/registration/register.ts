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

type Registration = InferOutput<typeof registerRequest>

/** A job looks the address up, so that response and timing do not reveal if it has an account. */
export async function register(
  { captcha, ...registration }: Registration,
  context: AuthContext,
): Promise<{ sent: 'ok' } | Refusal> {
  const subjects = await registrationSubjects(registration.email, context)
  const demand = await demandCaptcha(captchaLevel(await loadTries(subjects, context)), captcha, context)
  if (demand) return demand
  await countTry(subjects, context)
  const key = createHash('sha256').update(registration.email).digest('hex')
  await addJob(context.db, mailRegistration, registration, { key: `auth registration ${key}` })
  const about = { subject: subjects.account.slice(0, 12) }
  logSecurity(context.log, 'registration.requested', about, 'an account was requested')
  return { sent: 'ok' }
}

/** The job: mails the link. The account is created only when the link is opened. */
export async function sendRegistrationLink(
  registration: TaskPayload<typeof mailRegistration>,
  context: AuthContext,
): Promise<void> {
  const existing = await context.db
    .selectFrom('user_account')
    .select(['id', 'language_id'])
    .where('email', '=', registration.email)
    .executeTakeFirst()
  await context.db.transaction().execute(async (trx) => {
    const now = context.now()
    if (!(await claimMail(trx, { to: registration.email, kind: 'registration', now }))) return
    const { token, hash } = makeToken()
    await storeRegistration(trx, registration, hash, now)
    const letter = existing
      ? writeKnownLetter(existing.language_id)
      : writeRegistrationLetter(registration.languageId, context.origins, token)
    await queueMail(trx, { key: `auth registration ${hash}`, to: registration.email, letter })
  })
}

/** Stores existing addresses too, so that both cases leave the same rows; their token is never mailed. */
async function storeRegistration(
  trx: Transaction<Database>,
  { email, firstname, lastname, languageId }: TaskPayload<typeof mailRegistration>,
  hash: string,
  at: Date,
): Promise<void> {
  const registration = {
    token_hash: hash,
    firstname,
    lastname,
    language_id: languageId,
    used_at: null,
    expires_at: new Date(at.getTime() + registrationLastsMs),
  }
  await trx
    .insertInto('registration')
    .values({ email, ...registration })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(registration))
    .execute()
}

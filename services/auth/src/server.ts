import {
  mailEmailChange,
  mailGuessing,
  mailPasswordReset,
  mailRegistration,
  sweepAuth,
} from '@marram/contract/auth/tasks'
import { mountDesk } from '@marram/database/command/mount-desk'
import { type ImplementedTask, implementTask } from '@marram/database/jobs/implement-task'
import type { Database } from '@marram/database/schema.generated'
import { createSecrets } from '@marram/database/secrets'
import { createSharedBuckets } from '@marram/database/shared-buckets'
import { networkKnownForMs, triesCountForMs } from '@marram/domain/login-guard'
import { createService, type FetchHandler, type ServiceOptions, toFetchHandler } from '@marram/service-kit/service'
import type { Kysely } from 'kysely'
import { mountAccountRoutes, mountStaffRoutes } from './account-routes.ts'
import { usualEffort } from './captcha/challenge.ts'
import type { AuthConfig } from './config.ts'
import type { CaptchaEffort } from './deps.ts'
import { sendEmailLink } from './email/send-email-link.ts'
import { sendGuessingLetter } from './login/login.ts'
import { sendResetLink } from './password/forgot-password.ts'
import { createPasswords, type PasswordCost } from './password/passwords.ts'
import { sendRegistrationLink } from './registration/register.ts'
import { mountGuards, mountPublicRoutes } from './routes.ts'
import { mountSignIn } from './second-factor/sign-in-routes.ts'
import { deskAnswers } from './staff/desk-answers.ts'
import { createFindStaff } from './staff/find-staff.ts'

export type AuthDeps = Pick<ServiceOptions, 'log' | 'health' | 'trustProxy' | 'metrics'> & {
  readonly db: Kysely<Database>
  readonly publicKeys: readonly string[]
  readonly now?: () => Date
  /** Cheaper hashes for tests. */
  readonly passwordCost?: PasswordCost
  readonly captchaEffort?: CaptchaEffort
}

export type Auth = {
  readonly handle: FetchHandler
  /** For a worker of the job queue in any process. */
  readonly tasks: readonly ImplementedTask[]
}

/** Serves logins, sessions, passwords and accounts. */
export function createAuth({ origins, admitsDemoUsers, requiresSecondFactor }: AuthConfig, deps: AuthDeps): Auth {
  const { db, publicKeys, now = () => new Date(), passwordCost, captchaEffort = usualEffort, ...options } = deps
  const app = createService({ name: 'auth', ...options, publicKeys, body: { maxBytes: 32_768 } })
  const context = {
    db,
    log: options.log,
    now,
    secret: createSecrets(db),
    passwords: createPasswords(passwordCost),
    captchaEffort,
    origins,
    admitsDemoUsers,
    requiresSecondFactor,
  }
  // All replies are personal.
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })
  mountGuards(app, createSharedBuckets(db))
  mountPublicRoutes(app, context)
  mountAccountRoutes(app, context)
  mountStaffRoutes(app, context)
  mountSignIn(app, context)
  mountDesk(app, deskAnswers, context, createFindStaff(context))
  return {
    handle: toFetchHandler(app),
    tasks: [
      implementTask(mailPasswordReset, (payload) => sendResetLink(payload, context)),
      implementTask(mailRegistration, (payload) => sendRegistrationLink(payload, context)),
      implementTask(mailGuessing, (payload) => sendGuessingLetter(payload, context)),
      implementTask(mailEmailChange, (payload) => sendEmailLink(payload, context)),
      implementTask(sweepAuth, () => sweep(db, now()), { cron: '23 * * * *' }),
    ],
  }
}

const dayMs = 24 * 60 * 60 * 1000
/** Long enough to detect a copied token after it expired. */
const sessionsKeptMs = 7 * dayMs
/** The log of staff explains the books, which some laws keep for ten years. */
const auditKeptMs = 11 * 365 * dayMs

/** Deletes expired rows. */
export async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db.deleteFrom('user_session').where('expires_at', '<', before(sessionsKeptMs)).execute()
  await db.deleteFrom('user_session').where('revoked_at', '<', before(sessionsKeptMs)).execute()
  await db.deleteFrom('password_reset').where('expires_at', '<', now).execute()
  await db.deleteFrom('email_change').where('expires_at', '<', now).execute()
  await db.deleteFrom('registration').where('expires_at', '<', now).execute()
  await db.deleteFrom('sign_in_challenge').where('expires_at', '<', now).execute()
  await db.deleteFrom('captcha_used').where('expires_at', '<', now).execute()
  await db.deleteFrom('known_network').where('last_at', '<', before(networkKnownForMs)).execute()
  await db.deleteFrom('audit_entry').where('at', '<', before(auditKeptMs)).execute()
  await db.deleteFrom('login_try').where('last_at', '<', before(triesCountForMs)).execute()
}

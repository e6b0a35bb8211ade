import type { loginRequest } from '@marram/contract/auth/requests'
import { mailGuessing } from '@marram/contract/auth/tasks'
import type { TaskPayload } from '@marram/contract/task'
import { addJob } from '@marram/database/jobs/add-job'
import { queueMail } from '@marram/database/mail/queue-mail'
import { captchaLevel, mayGuess } from '@marram/domain/login-guard'
import { isAdmitted, type LoginTarget } from '@marram/domain/login-target'
import { findUserType } from '@marram/domain/user-type'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { InferOutput } from 'valibot'
import { makeChallenge } from '../captcha/challenge.ts'
import { demandCaptcha } from '../captcha/demand-captcha.ts'
import type { AuthContext } from '../deps.ts'
import { writeGuessingLetter } from '../letters.ts'
import { lockAccount, openSession } from '../session/session.ts'
import { countTry, forgiveTry, loadTries, loginSubjects, noteNetwork } from './tries.ts'

type Login = InferOutput<typeof loginRequest>

/** Unknown address, wrong password and wrong login target give the same refusal after the same work. */
export async function login(
  { email, password, captcha }: Login,
  target: LoginTarget | null,
  context: AuthContext,
): Promise<{ token: string } | Refusal> {
  const { log } = context
  const subjects = await loginSubjects(email, context)
  const earlier = await loadTries(subjects, context)
  if (!mayGuess(earlier)) return guarded(email, subjects.account, context)
  const level = captchaLevel(earlier)
  const demand = await demandCaptcha(level, captcha, context)
  if (demand) return refused('captcha', demand, subjects.account, log)
  const tries = await countTry(subjects, context)
  // Concurrent tries may have read the same count; check again with this try's own count.
  const before = { account: tries.account - 1, address: Math.max(0, tries.address - 1) }
  if (level === 0 && captchaLevel(before) > 0) {
    const late = await demandCaptcha(captchaLevel(before), null, context)
    if (late) return refused('captcha', late, subjects.account, log)
  }
  if (!mayGuess(before)) return guarded(email, subjects.account, context)
  const user = await findAdmitted(email, target, context)
  const isRight = await context.passwords.matches(password, user?.password_hash ?? null)
  const token = isRight && user ? await openUnlessReplaced(user, context) : null
  if (!user || token === null) {
    const next = captchaLevel(tries)
    const data = next === 0 ? {} : { captcha: await makeChallenge(next, context) }
    const sentence = 'The e-mail address or the password is not right.'
    return refused('password', refuse(401, 'login-refused', sentence, { data }), subjects.account, log)
  }
  await forgiveTry(subjects, context)
  await noteNetwork(user.id, context)
  logSecurity(log, 'login.succeeded', { userId: user.id }, 'a user logged in')
  await renewHash(user, password, context)
  return { token }
}

/** Null if the password was replaced during the comparison, which ends all sessions of the old one. */
function openUnlessReplaced({ id, password_changed_at }: Found, { db, now }: AuthContext): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, id)
    if (account?.password_changed_at?.getTime() !== password_changed_at?.getTime()) return null
    return account ? openSession(trx, { userId: id, now: now() }) : null
  })
}

async function findAdmitted(email: string, target: LoginTarget | null, { db, admitsDemoUsers }: AuthContext) {
  const user = await db
    .selectFrom('user_account')
    .select(['id', 'type', 'password_hash', 'password_changed_at', 'is_demo'])
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const type = findUserType(user?.type)
  if (!user || type === null || (user.is_demo && !admitsDemoUsers)) return null
  return isAdmitted(type, target) ? user : null
}

type Found = NonNullable<Awaited<ReturnType<typeof findAdmitted>>>

async function renewHash({ id, password_hash }: Found, password: string, { db, passwords }: AuthContext) {
  if (password_hash === null || !passwords.isOutdated(password_hash)) return
  const renewed = await passwords.hash(password)
  await db
    .updateTable('user_account')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute()
}

/** The subject is a keyed hash, which links the log lines of an account without naming it. */
function refused(why: string, refusal: Refusal, subject: string, log: AuthContext['log']): Refusal {
  logSecurity(log, 'login.refused', { why, subject: subject.slice(0, 12) }, 'login refused')
  return refusal
}

/**
 * After too many guesses no password of this account is checked. The owner gets one mail a day and can still log in from a
 * known network, or reset the password by mail.
 */
async function guarded(email: string, subject: string, { db, log, now }: AuthContext): Promise<Refusal> {
  const day = now().toISOString().slice(0, 10)
  await addJob(db, mailGuessing, { email, day }, { key: `auth guessing ${subject.slice(0, 32)}` })
  logSecurity(log, 'login.guarded', { subject: subject.slice(0, 12) }, 'too many guesses at one account')
  const sentence = 'Too many wrong passwords for this address. Please wait an hour, or choose a new one by mail.'
  return refuse(429, 'account-guarded', sentence, { headers: { 'retry-after': '3600' } })
}

/** The job: does nothing for an address without an account. */
export async function sendGuessingLetter(
  { email, day }: TaskPayload<typeof mailGuessing>,
  { db }: AuthContext,
): Promise<void> {
  const user = await db
    .selectFrom('user_account')
    .select(['id', 'email', 'language_id'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!user) return
  const letter = writeGuessingLetter(user.language_id)
  await queueMail(db, { key: `auth guessing ${user.id} ${day}`, to: user.email, letter })
}

import type { loginRequest } from '@marram/contract/auth/requests'
import { captchaLevel } from '@marram/domain/login-guard'
import { isAdmitted, type LoginTarget } from '@marram/domain/login-target'
import { findUserType } from '@marram/domain/user-type'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { InferOutput } from 'valibot'
import { makeChallenge } from '../captcha/challenge.ts'
import { demandCaptcha } from '../captcha/demand-captcha.ts'
import type { AuthContext } from '../deps.ts'
import { openSession } from '../session/session.ts'
import { countTry, forgiveTry, loadTries, subjectsOf } from './tries.ts'

type Login = InferOutput<typeof loginRequest>

/** The same refusal, after the same work, whether the address is unknown, the password wrong or the door another one. */
export async function login(
  { email, password, captcha }: Login,
  target: LoginTarget | null,
  context: AuthContext,
): Promise<{ token: string } | Refusal> {
  const { db, log, now } = context
  const subjects = await subjectsOf('login', email, context)
  const level = captchaLevel(await loadTries(subjects, context))
  const demand = await demandCaptcha(level, captcha, context)
  if (demand) return refused('captcha', demand, subjects.account, log)
  const tries = await countTry(subjects, context)
  // Several tries may have read the same count; only those that it allows go on.
  const before = { account: tries.account - 1, address: Math.max(0, tries.address - 1) }
  if (level === 0 && captchaLevel(before) > 0) {
    const late = await demandCaptcha(captchaLevel(before), null, context)
    if (late) return refused('captcha', late, subjects.account, log)
  }
  const user = await findAdmitted(email, target, context)
  if (!(await context.passwords.matches(password, user?.password_hash ?? null)) || !user) {
    const next = captchaLevel(tries)
    const data = next === 0 ? {} : { captcha: await makeChallenge(next, context) }
    const sentence = 'The e-mail address or the password is not right.'
    return refused('password', refuse(401, 'login-refused', sentence, { data }), subjects.account, log)
  }
  await forgiveTry(subjects, context)
  await renewHash(user, password, context)
  return { token: await openSession(db, { userId: user.id, now: now() }) }
}

async function findAdmitted(email: string, target: LoginTarget | null, { db, admitsDemoUsers }: AuthContext) {
  const user = await db
    .selectFrom('user_account')
    .select(['id', 'type', 'password_hash', 'is_demo'])
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

/** The subject is a keyed hash: lines of one account can be seen to belong together, and name nobody. */
function refused(why: string, refusal: Refusal, subject: string, log: AuthContext['log']): Refusal {
  log.warn({ why, subject: subject.slice(0, 12) }, 'login refused')
  return refusal
}

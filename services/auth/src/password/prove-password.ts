import { captchaLevel } from '@marram/domain/login-guard'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { AuthContext } from '../deps.ts'
import { countTry, forgiveTry, subjectsOf } from '../login/tries.ts'
import type { Session } from '../session/session.ts'

type Owner = {
  readonly id: number
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly language_id: number
}

/** Asks for the password again before sensitive changes. Guesses count; the reset by mail is the fallback. */
export async function provePassword(
  { userId }: Session,
  password: string,
  context: AuthContext,
): Promise<Owner | Refusal> {
  const user = await context.db
    .selectFrom('user_account')
    .select(['id', 'email', 'firstname', 'lastname', 'language_id', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const subjects = await subjectsOf('prove', user.email, context)
  const { account } = await countTry(subjects, context)
  if (captchaLevel({ account: account - 1, address: 0 }) > 1) {
    return refuse(429, 'too-many-tries', 'Too many wrong passwords. Please wait an hour, or choose a new one by mail.')
  }
  const { password_hash, ...owner } = user
  if (!(await context.passwords.matches(password, password_hash))) {
    logSecurity(context.log, 'password.refused', { userId }, 'a logged-in user gave a wrong password')
    return refuse(403, 'wrong-password', 'The password is not right.')
  }
  await forgiveTry(subjects, context)
  return owner
}

import type { SignInOutput } from '@marram/contract/desk/sign-in'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { AuthContext } from '../deps.ts'
import { notLoggedIn } from '../identified.ts'
import { renewSession } from '../session/session.ts'
import { mailFactorChange } from './change-factors.ts'
import { checkGuess } from './guess.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { type Caller, loadSignInState, raise } from './sign-in-state.ts'
import { useTotpCode } from './totp-key.ts'

export type Proved = { readonly output: SignInOutput<'prove-code'>; readonly token: string }

/** Opens the desk with a new token: one that was copied before stays outside. */
export async function openDesk(caller: Caller, how: string, context: AuthContext): Promise<Proved | Refusal> {
  const token = await renewSession(caller.session, context, { isProved: true })
  if (token === null) return notLoggedIn()
  logSecurity(context.log, 'factor.proved', { userId: caller.session.userId, how }, 'a second factor was proved')
  return { output: await loadSignInState(raise(caller, context), context), token }
}

export async function proveCode(caller: Caller, code: string, context: AuthContext): Promise<Proved | Refusal> {
  const { session } = caller
  const refusal = await checkGuess(session, context, () => useTotpCode(session.userId, code, context))
  return refusal ?? openDesk(caller, 'code', context)
}

export async function proveRecoveryCode(caller: Caller, code: string, context: AuthContext): Promise<Proved | Refusal> {
  const { userId } = caller.session
  const refusal = await checkGuess(caller.session, context, () => useRecoveryCode(userId, code, context))
  if (refusal) return refusal
  const opened = await openDesk(caller, 'recovery code', context)
  if (!isRefusal(opened)) await mailFactorChange(userId, context)
  return opened
}

import type { SignInOutput } from '@marram/contract/desk/sign-in'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { AuthContext } from '../deps.ts'
import { openSession } from '../session/session.ts'
import { changeFactors, type Within } from './change-factors.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { type Caller, loadSignInState, raise } from './sign-in-state.ts'

export type Enrolled = { readonly output: SignInOutput<'enrol-totp'>; readonly token: string }

/** Adds a factor, which also proves it. Recovery codes come with the first one. */
export async function enrolFactor(
  caller: Caller,
  kind: 'passkey' | 'code',
  context: AuthContext,
  store: (within: Within) => Promise<Refusal | null>,
): Promise<Enrolled | Refusal> {
  const { userId } = caller.session
  const added = await changeFactors(caller.session, context, async (within) => {
    const refusal = await store(within)
    if (refusal) return refusal
    const hasCodes = (await countRecoveryCodes(userId, within.db)) > 0
    const recoveryCodes = hasCodes ? null : await replaceRecoveryCodes(userId, within.db)
    const token = await openSession(within.db, { userId, now: within.now(), from: caller.session, isProved: true })
    return { recoveryCodes, token }
  })
  if (isRefusal(added)) return added
  logSecurity(context.log, 'factor.added', { userId, kind }, 'a second factor was added')
  const { recoveryCodes, token } = added
  return { output: { state: await loadSignInState(raise(caller, context), context), recoveryCodes }, token }
}

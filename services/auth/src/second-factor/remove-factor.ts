import type { SignInInput, SignInOutput } from '@marram/contract/desk/sign-in'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { logSecurity } from '@marram/service-kit/security-log'
import type { AuthContext } from '../deps.ts'
import { changeFactors, endProofs } from './change-factors.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { type Caller, loadSignInState } from './sign-in-state.ts'
import { loadStaffSession } from './staff-session.ts'

type Factor = SignInInput<'remove-factor'>

/** The last one stays where one is required: without it, the desk would ask for a new one by the password alone. */
export async function removeFactor(
  caller: Caller,
  factor: Factor,
  context: AuthContext,
): Promise<{ output: SignInOutput<'remove-factor'> } | Refusal> {
  const { session } = caller
  const { userId, family } = session
  const removed = await changeFactors(session, context, async (within) => {
    const { db } = within
    const others = await countOthers(userId, factor, db)
    if (others.total === others.left) return refuse(404, 'unknown-factor', 'There is no such factor.')
    const { isRequired } = await loadStaffSession(session, within)
    if (others.left === 0 && isRequired) return refuse(409, 'last-factor', 'The last factor cannot be removed.')
    await deleteFactor(userId, factor, db)
    if (others.left === 0) await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
    return endProofs(db, userId, family)
  })
  if (isRefusal(removed)) return removed
  logSecurity(context.log, 'factor.removed', { userId, kind: factor.kind }, 'a second factor was removed')
  return { output: await loadSignInState(caller, context) }
}

async function countOthers(userId: number, factor: Factor, db: AuthContext['db']) {
  const passkeys = await db.selectFrom('passkey').select('id').where('user_id', '=', userId).execute()
  const totp = await db.selectFrom('totp_key').select('user_id').where('user_id', '=', userId).execute()
  const isOther = factor.kind === 'totp' ? () => true : ({ id }: { readonly id: string }) => id !== factor.id
  const left = passkeys.filter(isOther).length + (factor.kind === 'totp' ? 0 : totp.length)
  return { total: passkeys.length + totp.length, left }
}

async function deleteFactor(userId: number, factor: Factor, db: AuthContext['db']): Promise<void> {
  if (factor.kind === 'totp') await db.deleteFrom('totp_key').where('user_id', '=', userId).execute()
  else await db.deleteFrom('passkey').where('user_id', '=', userId).where('id', '=', factor.id).execute()
}

export async function renewRecoveryCodes(
  caller: Caller,
  context: AuthContext,
): Promise<{ output: SignInOutput<'renew-recovery-codes'> } | Refusal> {
  const { userId } = caller.session
  const recoveryCodes = await changeFactors(caller.session, context, async (within) => {
    const { hasFactor } = await loadStaffSession(caller.session, within)
    if (!hasFactor) return refuse(409, 'no-factor', 'Recovery codes come with the first factor.')
    return replaceRecoveryCodes(userId, within.db)
  })
  if (isRefusal(recoveryCodes)) return recoveryCodes
  logSecurity(context.log, 'factor.codes-renewed', { userId }, 'recovery codes were replaced')
  return { output: { state: await loadSignInState(caller, context), recoveryCodes } }
}

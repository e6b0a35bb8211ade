import { randomBytes } from 'node:crypto'
import type { SignInOutput } from '@marram/contract/desk/sign-in'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { AuthContext } from '../deps.ts'
import { findChallenge, storeChallenge } from './challenges.ts'
import { endProofs, refuseChange } from './change-factors.ts'
import { type Enrolled, enrolFactor } from './enrol.ts'
import { checkGuess } from './guess.ts'
import { seal, unseal } from './seal.ts'
import type { Caller } from './sign-in-state.ts'
import { encodeBase32, findTotpStep, totpKeyBytes, totpUri } from './totp.ts'

const sealing = (context: Pick<AuthContext, 'secret'>) => context.secret('auth-totp')

/** A key for an authenticator app; it counts once its first code was right. */
export async function startTotp(
  { session, host }: Caller,
  context: AuthContext,
): Promise<{ output: SignInOutput<'enrol-totp-options'> } | Refusal> {
  const refusal = await refuseChange(session, context)
  if (refusal) return refusal
  const key = randomBytes(totpKeyBytes)
  const { email } = await context.db
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow()
  await storeChallenge(session, 'enrol-totp', seal(key, session.userId, await sealing(context)), context)
  const secret = encodeBase32(key)
  return { output: { secret, uri: totpUri(secret, { host, email }) } }
}

/** Replaces the key of an earlier app. */
export async function enrolTotp(caller: Caller, code: string, context: AuthContext): Promise<Enrolled | Refusal> {
  const { session } = caller
  const { userId } = session
  const early = await refuseChange(session, context)
  if (early) return early
  const sealed = await findChallenge(session, 'enrol-totp', context)
  if (sealed === null) return refuse(410, 'challenge-over', 'This took too long. Please start again.')
  const key = unseal(sealed, userId, await sealing(context))
  const last_step = findTotpStep(key, code, context.now().getTime())
  const refusal = await checkGuess(session, context, async () => last_step !== null)
  if (refusal) return refusal
  return enrolFactor(caller, 'code', context, async ({ db, now }) => {
    const row = { sealed, last_step: last_step ?? 0, created_at: now(), last_used_at: null }
    await db
      .insertInto('totp_key')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    await db.deleteFrom('sign_in_challenge').where('family', '=', session.family).execute()
    await endProofs(db, userId, session.family)
    return null
  })
}

/** True once for each code: a step that was used, and all before it, are over. */
export async function useTotpCode(userId: number, code: string, context: AuthContext): Promise<boolean> {
  const { db, now } = context
  const row = await db.selectFrom('totp_key').select('sealed').where('user_id', '=', userId).executeTakeFirst()
  if (!row) return false
  const step = findTotpStep(unseal(row.sealed, userId, await sealing(context)), code, now().getTime())
  if (step === null) return false
  const used = await db
    .updateTable('totp_key')
    .set({ last_step: step, last_used_at: now() })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

import type { SignInOutput } from '@marram/contract/desk/sign-in'
import type { AuthContext } from '../deps.ts'
import { lockAccount } from '../session/session.ts'
import { type Caller, loadSignInState } from './sign-in-state.ts'
import { loadMissingFactor } from './staff-session.ts'

/** Input of a person, which only the page can tell from its own requests. */
export async function noteActivity(
  { session }: Caller,
  context: AuthContext,
): Promise<{ output: SignInOutput<'active'> }> {
  const missing = await loadMissingFactor(session, context)
  if (missing === null) {
    await context.db
      .updateTable('user_session')
      .set({ active_at: context.now() })
      .where('id', '=', session.id)
      .execute()
  }
  return { output: { missing } }
}

/** Locks the desk in all tabs of this browser, by hand. */
export async function lockDesk(caller: Caller, context: AuthContext): Promise<{ output: SignInOutput<'lock'> }> {
  const { session } = caller
  await context.db.transaction().execute(async (trx) => {
    await lockAccount(trx, session.userId)
    await trx.updateTable('user_session').set({ second_factor_at: null }).where('family', '=', session.family).execute()
  })
  return { output: await loadSignInState({ ...caller, session: { ...session, provedAt: null } }, context) }
}

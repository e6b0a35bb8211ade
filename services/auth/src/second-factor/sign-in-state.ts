import type { SignInState } from '@marram/contract/desk/sign-in'
import { deskIdleMs, mayChangeFactors, missingFactor } from '@marram/domain/desk/second-factor'
import type { AuthContext } from '../deps.ts'
import type { Session } from '../session/session.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { loadStaffSession } from './staff-session.ts'

/** The caller's session and the host of the page. */
export type Caller = { readonly session: Session; readonly host: string; readonly origin: string }

/** The caller with a proof of this moment. */
export function raise(caller: Caller, { now }: Pick<AuthContext, 'now'>): Caller {
  return { ...caller, session: { ...caller.session, provedAt: now(), activeAt: now() } }
}

export async function loadSignInState({ session, host }: Caller, context: AuthContext): Promise<SignInState> {
  const { db, now } = context
  const { userId } = session
  const user = await db
    .selectFrom('user_account')
    .select(['id', 'email', 'firstname', 'lastname'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'name', 'host', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const totp = await db
    .selectFrom('totp_key')
    .select(['created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const staffSession = await loadStaffSession(session, context)
  return {
    user,
    missing: missingFactor(staffSession, now().getTime()),
    isRequired: staffSession.isRequired,
    mayChange: mayChangeFactors(staffSession, now().getTime()),
    idleMs: staffSession.hasFactor ? deskIdleMs : null,
    host,
    passkeys: passkeys.map(({ created_at, last_used_at, ...passkey }) => ({
      ...passkey,
      ...presentTimes({ created_at, last_used_at }),
    })),
    totp: totp ? presentTimes(totp) : null,
    recoveryCodes: await countRecoveryCodes(userId, db),
  }
}

function presentTimes({ created_at, last_used_at }: { readonly created_at: Date; readonly last_used_at: Date | null }) {
  return { createdAt: created_at.toISOString(), lastUsedAt: last_used_at?.toISOString() ?? null }
}

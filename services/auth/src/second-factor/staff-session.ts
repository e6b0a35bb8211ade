import { type MissingFactor, missingFactor, type StaffSession } from '@marram/domain/desk/second-factor'
import { sql } from 'kysely'
import type { AuthContext } from '../deps.ts'
import type { Session } from '../session/session.ts'

type Context = Pick<AuthContext, 'db' | 'now' | 'requiresSecondFactor'>

/** The session as the rules of second factors see it. */
export async function loadStaffSession(
  { userId, startedAt, provedAt, activeAt }: Session,
  { db, requiresSecondFactor: isRequired }: Context,
): Promise<StaffSession> {
  const found = await sql<{ has_factor: boolean }>`
    select exists (select from passkey where user_id = ${userId})
      or exists (select from totp_key where user_id = ${userId}) as has_factor`.execute(db)
  return {
    isRequired,
    hasFactor: found.rows[0]?.has_factor === true,
    startedAt: startedAt.getTime(),
    provedAt: provedAt?.getTime() ?? null,
    activeAt: activeAt?.getTime() ?? null,
  }
}

export async function loadMissingFactor(session: Session, context: Context): Promise<MissingFactor | null> {
  return missingFactor(await loadStaffSession(session, context), context.now().getTime())
}

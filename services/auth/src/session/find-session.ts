import { findUserType } from '@marram/domain/user-type'
import { logSecurity } from '@marram/service-kit/security-log'
import type { AuthContext } from '../deps.ts'
import { hashToken } from '../token.ts'
import { endFamily, type Session } from './session.ts'

/** Lets other tabs use the old token for a moment after one tab has the new one. */
export const overlapMs = 60_000
const touchEveryMs = 60_000

/**
 * Null unless the token is valid. The first use of a token expires its predecessor after the overlap; until then both are
 * valid, so a lost reply logs nobody out. A token used after it expired was copied, and ends the session.
 */
export async function findSession(token: string, context: AuthContext): Promise<Session | null> {
  const now = context.now()
  const row = await loadRow(token, context)
  if (!row || row.revoked_at !== null || (row.is_demo && !context.admitsDemoUsers)) return null
  const type = findUserType(row.type)
  if (type === null) return null
  if (row.expires_at <= now) {
    await endCopied(row, context)
    return null
  }
  if (row.last_used_at === null || row.last_used_at.getTime() < now.getTime() - touchEveryMs) {
    await touch(row, context)
  }
  const { id, family, user_id: userId, started_at: startedAt, second_factor_at: provedAt, active_at: activeAt } = row
  return { id, family, userId, type, startedAt, provedAt, activeAt }
}

type Row = NonNullable<Awaited<ReturnType<typeof loadRow>>>

function loadRow(token: string, { db }: AuthContext) {
  return db
    .selectFrom('user_session as session')
    .innerJoin('user_account as user', 'user.id', 'session.user_id')
    .select(['session.id', 'session.family', 'session.user_id', 'session.rotated_from', 'session.last_used_at'])
    .select(['session.expires_at', 'session.revoked_at', 'session.started_at', 'user.type', 'user.is_demo'])
    .select(['session.second_factor_at', 'session.active_at'])
    .where('session.token_hash', '=', hashToken(token))
    .executeTakeFirst()
}

async function touch({ id, rotated_from, last_used_at }: Row, { db, now }: AuthContext): Promise<void> {
  await db.updateTable('user_session').set({ last_used_at: now() }).where('id', '=', id).execute()
  if (last_used_at !== null || rotated_from === null) return
  const end = new Date(now().getTime() + overlapMs)
  await db
    .updateTable('user_session')
    .set({ expires_at: end })
    .where('id', '=', rotated_from)
    .where('expires_at', '>', end)
    .execute()
}

async function endCopied({ id, family, user_id }: Row, { db, now, log }: AuthContext): Promise<void> {
  const successor = await db
    .selectFrom('user_session')
    .select('id')
    .where('rotated_from', '=', id)
    .where('last_used_at', 'is not', null)
    .executeTakeFirst()
  if (!successor) return
  const sentence = 'a token was used after its successor; the session is ended'
  logSecurity(log, 'session.copied', { userId: user_id }, sentence)
  await endFamily(db, { userId: user_id, family, now: now() })
}

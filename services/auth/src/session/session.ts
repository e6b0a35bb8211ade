import { randomUUID } from 'node:crypto'
import type { OpenSession } from '@marram/contract/auth/shapes'
import type { Database } from '@marram/database/schema.generated'
import { deviceName } from '@marram/domain/device-name'
import type { UserType } from '@marram/domain/user-type'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findRequestContext } from '@marram/service-kit/request-context'
import { logSecurity } from '@marram/service-kit/security-log'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { AuthContext } from '../deps.ts'
import { hashToken, makeToken } from '../token.ts'

/** The user and session of a token. */
export type Session = {
  readonly id: number
  readonly family: string
  readonly userId: number
  readonly type: UserType
  /** Time of the login, before all renewals. */
  readonly startedAt: Date
  /** Proof of a second factor, and the last input at the desk; of staff. */
  readonly provedAt: Date | null
  readonly activeAt: Date | null
}

export const sessionLastsMs = 720 * 60 * 60 * 1000
/** Maximum age of a session, including renewals. */
export const sessionEndsMs = 90 * 24 * 60 * 60 * 1000

type NewSession = {
  readonly userId: number
  readonly now: Date
  /** The replaced token. */
  readonly from?: { readonly id: number; readonly family: string; readonly startedAt: Date }
  /** A second factor was proved right now; otherwise the replaced token's proof is passed on. */
  readonly isProved?: boolean
}

/** Creates the token of a new session, or the next one of an open session; never accepts a token from the caller. */
export async function openSession(db: Kysely<Database>, { userId, now, from, isProved }: NewSession): Promise<string> {
  const { token, hash } = makeToken()
  const startedAt = from?.startedAt ?? now
  // Read under the account's lock: the proof may have ended since the session was found.
  const inherited = (column: 'second_factor_at' | 'active_at') =>
    from ? db.selectFrom('user_session').select(column).where('id', '=', from.id) : null
  const end = Math.min(now.getTime() + sessionLastsMs, startedAt.getTime() + sessionEndsMs)
  await db
    .insertInto('user_session')
    .values({
      user_id: userId,
      family: from?.family ?? randomUUID(),
      token_hash: hash,
      rotated_from: from?.id ?? null,
      created_at: now,
      expires_at: new Date(end),
      started_at: startedAt,
      second_factor_at: isProved ? now : inherited('second_factor_at'),
      active_at: isProved ? now : inherited('active_at'),
      device: deviceName(findRequestContext()?.userAgent),
    })
    .execute()
  return token
}

/** The next token of a session; null if the session has ended since. */
export function renewSession(
  session: Session,
  { db, now }: Pick<AuthContext, 'db' | 'now'>,
  { isProved = false } = {},
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await isStillOpen(trx, session))) return null
    return openSession(trx, { userId: session.userId, now: now(), from: session, isProved })
  })
}

/** Checks the session under the account's lock, so that it cannot end before the transaction does. */
export async function isStillOpen(trx: Transaction<Database>, { id, userId }: Session): Promise<boolean> {
  await lockAccount(trx, userId)
  const open = trx.selectFrom('user_session').select('id').where('id', '=', id).where('revoked_at', 'is', null)
  return (await open.executeTakeFirst()) !== undefined
}

/**
 * Take this lock before opening, renewing or ending a session. Without it, ending all sessions would miss a token that
 * another request is inserting, because its row is not in the update's snapshot.
 */
export function lockAccount(trx: Transaction<Database>, userId: number) {
  return trx
    .selectFrom('user_account')
    .select(['id', 'password_changed_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Ends the session with all its tokens; accepts an expired token too. */
export async function endSession(token: string, { db, now }: AuthContext): Promise<void> {
  const query = db.selectFrom('user_session').select(['family', 'user_id']).where('token_hash', '=', hashToken(token))
  const session = await query.executeTakeFirst()
  if (session) await endFamily(db, { userId: session.user_id, family: session.family, now: now() })
}

type Family = { readonly userId: number; readonly family: string; readonly now: Date }

/** Returns the number of tokens that were valid. */
export function endFamily(db: Kysely<Database>, { userId, family, now }: Family): Promise<bigint> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId)
    const ended = await trx
      .updateTable('user_session')
      .set({ revoked_at: now })
      .where('user_id', '=', userId)
      .where('family', '=', family)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    return ended.numUpdatedRows
  })
}

/** Ends all sessions, for example after a password change. */
export async function endAllSessions(trx: Transaction<Database>, userId: number, now: Date): Promise<void> {
  await lockAccount(trx, userId)
  await trx
    .updateTable('user_session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Open sessions of the account, latest first. */
export async function listSessions(
  { userId, family: currentFamily }: Session,
  { db, now }: AuthContext,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('user_session')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now())
    .select(['family', 'started_at', 'device'])
    .select(sql<Date>`coalesce(last_used_at, created_at)`.as('used_at'))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return [...Map.groupBy(rows, ({ family }) => family).values()].flatMap(([latest]) => {
    if (latest === undefined) return []
    const { family: id, device, started_at: startedAt, used_at: usedAt } = latest
    return [
      { id, device, startedAt: startedAt.toISOString(), usedAt: usedAt.toISOString(), isCurrent: id === currentFamily },
    ]
  })
}

/** Ends one of the caller's sessions; others' are unknown. */
export async function endOneSession({ userId }: Session, id: string, context: AuthContext): Promise<EndedSession> {
  const ended = await endFamily(context.db, { userId, family: id, now: context.now() })
  if (ended === 0n) return refuse(404, 'unknown-session', 'There is no such login.')
  logSecurity(context.log, 'session.ended', { userId }, 'a session was ended by its owner')
  return { ended: 'ok' }
}

type EndedSession = { readonly ended: 'ok' } | Refusal

import type { BearerIdentity, Identity } from '@marram/contract/auth/shapes'
import { isAdmitted, type LoginTarget } from '@marram/domain/login-target'
import { permissionsOf, roleLabel } from '@marram/domain/permission'
import { userTypeIds } from '@marram/domain/user-type'
import type { Refusal } from '@marram/service-kit/envelope'
import type { AuthContext } from '../deps.ts'
import { notLoggedIn } from '../identified.ts'
import type { Session } from '../session/find-session.ts'
import { openSession } from '../session/session.ts'

/** The current user, with the next token of the session. A session of another login target does not count. */
export async function whoami(
  session: Session,
  target: LoginTarget | null,
  context: AuthContext,
): Promise<Identity | Refusal> {
  if (!isAdmitted(session.type, target)) return notLoggedIn()
  const { db, now } = context
  const identity = await loadIdentity(session, context)
  return { token: await openSession(db, { userId: session.userId, now: now(), from: session }), ...identity }
}

export async function loadIdentity({ userId, type }: Session, { db }: AuthContext): Promise<BearerIdentity> {
  const { language_id, ...user } = await db
    .selectFrom('user_account')
    .select(['id', 'email', 'firstname', 'lastname', 'language_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    permissions: [...permissionsOf(type)],
    user: { ...user, type: userTypeIds[type], role: roleLabel(type), languageId: language_id },
  }
}

import type { BearerIdentity, Identity } from '@marram/contract/auth/shapes'
import { isAdmitted, type LoginTarget } from '@marram/domain/login-target'
import { permissionsOf, roleLabel } from '@marram/domain/permission'
import { userTypeIds } from '@marram/domain/user-type'
import type { Refusal } from '@marram/service-kit/envelope'
import type { AuthContext } from '../deps.ts'
import { notLoggedIn } from '../identified.ts'
import { loadMissingFactor } from '../second-factor/staff-session.ts'
import { renewSession, type Session } from '../session/session.ts'
import { loadDeskPermissions } from '../staff/desk-members.ts'

/** The current user, with the next token. A session of another login target counts as logged out. */
export async function whoami(
  session: Session,
  target: LoginTarget | null,
  context: AuthContext,
): Promise<Identity | Refusal> {
  if (!isAdmitted(session.type, target)) return notLoggedIn()
  const identity = await loadIdentity(session, context)
  const token = await renewSession(session, context)
  return token === null ? notLoggedIn() : { token, ...identity }
}

export async function loadIdentity(session: Session, context: AuthContext): Promise<BearerIdentity> {
  const { userId, type } = session
  const { db } = context
  const { language_id, ...user } = await db
    .selectFrom('user_account')
    .select(['id', 'email', 'firstname', 'lastname', 'language_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    ...(await loadGrants(session, context)),
    user: { ...user, type: userTypeIds[type], role: roleLabel(type), languageId: language_id },
  }
}

/** Without the second factor, staff are nobody but the owner of their account. */
async function loadGrants(session: Session, context: AuthContext) {
  const permissions = [...permissionsOf(session.type)]
  if (!permissions.includes('staff')) return { permissions }
  const secondFactor = await loadMissingFactor(session, context)
  if (secondFactor === null) return { permissions, desk: [...(await loadDeskPermissions(context.db, session.userId))] }
  return { permissions: permissions.filter((permission) => permission !== 'staff'), secondFactor }
}

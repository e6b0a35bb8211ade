import { secondFactorNeeded } from '@marram/database/command/find-staff'
import type { Permission } from '@marram/domain/permission'
import { permissionsOf } from '@marram/domain/permission'
import { type Refusal, refuse, reply } from '@marram/service-kit/envelope'
import { findBearer } from '@marram/service-kit/keys'
import type { AuthContext } from './deps.ts'
import { loadMissingFactor } from './second-factor/staff-session.ts'
import { findSession } from './session/find-session.ts'
import type { Session } from './session/session.ts'

export function notLoggedIn(): Refusal {
  return refuse(401, 'not-logged-in', 'Not logged in', { headers: { 'www-authenticate': 'Bearer' } })
}

/** Runs the command for the user of the bearer token, if permitted. */
export async function identified(
  request: Request,
  permission: Permission,
  context: AuthContext,
  command: (session: Session) => Promise<unknown>,
  present: (result: unknown) => Response = (result) => reply(result),
): Promise<Response> {
  const token = findBearer(request.headers.get('authorization') ?? undefined)
  const session = token === null ? null : await findSession(token, context)
  if (session === null) return reply(notLoggedIn())
  if (!permissionsOf(session.type).includes(permission)) {
    return reply(refuse(403, 'not-allowed', 'Your account may not do this.'))
  }
  const missing = permission === 'staff' ? await loadMissingFactor(session, context) : null
  if (missing !== null) return reply(secondFactorNeeded(missing))
  return present(await command(session))
}

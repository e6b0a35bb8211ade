import { type FindStaff, readStaff } from '@marram/database/command/find-staff'
import { loadIdentity } from '../account/whoami.ts'
import type { AuthContext } from '../deps.ts'
import { findSession } from '../session/find-session.ts'

/** As other services find staff through `/identity/`. */
export function createFindStaff(context: AuthContext): FindStaff {
  return async (token) => {
    const session = await findSession(token, context)
    return session === null ? undefined : readStaff(await loadIdentity(session, context))
  }
}

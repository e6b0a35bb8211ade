import type { AuthClient } from '@marram/contract/auth/client'
import { NotLoggedInError } from '@marram/contract/auth/errors'
import type { AccountView, SessionIdentity } from '@marram/contract/auth/session'
import type { BearerIdentity } from '@marram/contract/auth/shapes'

type Asked = Pick<AuthClient, 'identify' | 'profile' | 'sessions'>

/** Null when the token is not valid. */
export async function findAccount(auth: Asked, token: string | null): Promise<AccountView | null> {
  try {
    const work = [auth.identify(token), auth.profile(token), auth.sessions(token)] as const
    const [identity, profile, sessions] = await Promise.all(work)
    return { ...presentIdentity(identity), profile, sessions: [...sessions] }
  } catch (error) {
    if (error instanceof NotLoggedInError) return null
    throw error
  }
}

/** Lists each field: the rest of an identity, above all its token, stays on the server. */
export function presentIdentity({ permissions, user }: BearerIdentity): SessionIdentity {
  const { id, type, role, email, firstname, lastname } = user
  return { permissions, user: { id, type, role, email, firstname, lastname } }
}

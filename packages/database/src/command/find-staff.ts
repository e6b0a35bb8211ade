import { type BearerIdentity, bearerIdentity } from '@marram/contract/auth/shapes'
import { envelope } from '@marram/contract/envelope'
import type { ServiceClient } from '@marram/contract/service-client'
import { ServiceError } from '@marram/contract/service-error'
import type { MissingFactor } from '@marram/domain/desk/second-factor'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Staff } from './staff-command.ts'

/** The member of staff behind a token; null for everybody else who is logged in, undefined for nobody. */
export type FindStaff = (token: string) => Promise<Omit<Staff, 'cameFrom'> | Refusal | null | undefined>

const identityReply = envelope(bearerIdentity)

/** Looks the token up at the auth service. An outage throws; it must not look like a login that has ended. */
export function createFindStaff(connect: (token: string) => ServiceClient): FindStaff {
  return async (token) => {
    try {
      const { data } = await connect(token).get('/identity/', { reply: identityReply })
      return readStaff(data)
    } catch (error) {
      if (error instanceof ServiceError && error.status === 401) return undefined
      throw error
    }
  }
}

/** Null for an identity without access to the desk; a refusal if it lacks its second factor. */
export function readStaff({ desk, secondFactor, user }: BearerIdentity): Awaited<ReturnType<FindStaff>> {
  if (secondFactor !== undefined) return secondFactorNeeded(secondFactor)
  if (desk === undefined) return null
  return { userId: user.id, name: `${user.firstname} ${user.lastname}`.trim() || user.email, permissions: desk }
}

/** Tells a page of the desk to lock. */
export function secondFactorNeeded(missing: MissingFactor): Refusal {
  return refuse(403, 'second-factor-needed', 'The second factor is missing.', { data: { secondFactor: missing } })
}

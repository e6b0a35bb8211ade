import { bearerIdentity } from '@marram/contract/auth/shapes'
import { envelope } from '@marram/contract/envelope'
import type { ServiceClient } from '@marram/contract/service-client'
import { ServiceError } from '@marram/contract/service-error'
import type { FindUser } from './read-user.ts'

const identityReply = envelope(bearerIdentity)

/** Asks the auth service whose token it is. A service that does not answer is a fault, not a guest without account. */
export function createFindUser(connect: (token: string) => ServiceClient): FindUser {
  return async (token) => {
    try {
      const { data } = await connect(token).get('/identity/', { reply: identityReply })
      return { id: data.user.id, email: data.user.email, hasBookings: data.permissions.includes('bookings') }
    } catch (error) {
      if (error instanceof ServiceError && (error.status === 401 || error.status === 403)) return null
      throw error
    }
  }
}

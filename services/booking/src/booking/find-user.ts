import { bearerIdentity } from '@marram/contract/auth/shapes'
import { envelope } from '@marram/contract/envelope'
import type { ServiceClient } from '@marram/contract/service-client'
import { ServiceError } from '@marram/contract/service-error'
import type { FindUser } from './read-user.ts'

const identityReply = envelope(bearerIdentity)

/** Looks the token up at the auth service. An outage throws; it must not look like a guest without an account. */
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

import { envelope } from '@marram/contract/envelope'
import type { ServiceClient } from '@marram/contract/service-client'
import { ServiceError } from '@marram/contract/service-error'
import * as v from 'valibot'
import type { FindUser } from './answer.ts'

const ownId = envelope(v.object({ id: v.number(), email: v.string() }))

/** Asks the auth service whose token it is. A service that does not answer is a fault, not a guest without account. */
export function createFindUser(connect: (token: string) => ServiceClient): FindUser {
  return async (token) => {
    try {
      const { data } = await connect(token).get('/profile/', { reply: ownId })
      return { id: data.id, email: data.email }
    } catch (error) {
      if (error instanceof ServiceError && (error.status === 401 || error.status === 403)) return null
      throw error
    }
  }
}

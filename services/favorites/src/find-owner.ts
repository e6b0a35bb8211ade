import { bearerIdentity } from '@marram/contract/auth/shapes'
import { envelope } from '@marram/contract/envelope'
import type { ServiceClient } from '@marram/contract/service-client'
import { ServiceError } from '@marram/contract/service-error'

/** The user of a token; `mayKeep` is the permission to have a list. */
export type Owner = { readonly userId: number; readonly mayKeep: boolean }
export type FindOwner = (token: string) => Promise<Owner | null>

const identity = envelope(bearerIdentity)

/** Identifies tokens at the auth service. An outage throws; it must not look like a guest without an account. */
export function createFindOwner(connect: (token: string) => ServiceClient): FindOwner {
  return async (token) => {
    try {
      const { data } = await connect(token).get('/identity/', { reply: identity })
      return { userId: data.user.id, mayKeep: data.permissions.includes('favorites') }
    } catch (error) {
      if (error instanceof ServiceError && error.status === 401) return null
      throw error
    }
  }
}

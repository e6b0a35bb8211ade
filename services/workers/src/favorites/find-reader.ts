import { profile } from '@marram/contract/auth/shapes'
import { envelope } from '@marram/contract/envelope'
import type { ServiceClient } from '@marram/contract/service-client'
import { ServiceError } from '@marram/contract/service-error'

/** Whoever asked for the mail. */
export type Reader = {
  readonly id: number
  readonly email: string
  readonly languageId: number
  readonly isConfirmed: boolean
}
export type FindReader = (token: string) => Promise<Reader | null>

const reply = envelope(profile)

export function createFindReader(connect: (token: string) => ServiceClient): FindReader {
  return async (token) => {
    try {
      const { id, email, languageId, isConfirmed } = (await connect(token).get('/profile/', { reply })).data
      return { id, email, languageId, isConfirmed }
    } catch (error) {
      if (error instanceof ServiceError && error.status === 401) return null
      throw error
    }
  }
}

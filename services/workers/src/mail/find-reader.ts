import { profile } from '@marram/contract/auth/shapes'
import { envelope } from '@marram/contract/envelope'
import type { ServiceClient } from '@marram/contract/service-client'
import { ServiceError } from '@marram/contract/service-error'
import * as v from 'valibot'

/** The account that requested the mail. */
export type Reader = {
  readonly id: number
  readonly email: string
  readonly languageId: number
  readonly isConfirmed: boolean
}
export type FindReader = (token: string) => Promise<Reader | null>

/** Picks only the needed fields, so that other changes of the profile are harmless. */
const reply = envelope(v.pick(profile, ['id', 'email', 'languageId', 'isConfirmed']))

export function createFindReader(connect: (token: string) => ServiceClient): FindReader {
  return async (token) => {
    try {
      return (await connect(token).get('/profile/', { reply })).data
    } catch (error) {
      if (error instanceof ServiceError && error.status === 401) return null
      throw error
    }
  }
}

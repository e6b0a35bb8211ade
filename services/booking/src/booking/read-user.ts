import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findBearer } from '@marram/service-kit/keys'
import type { User } from '../change/owned-by.ts'

/** The user behind a bearer token, or null. */
export type FindUser = (token: string) => Promise<User | null>

/** Null without a token. Refuses an invalid token, because the guest expects to be logged in. */
export async function readUser(headers: Headers, findUser: FindUser): Promise<User | Refusal | null> {
  const header = headers.get('authorization')
  if (header === null) return null
  const token = findBearer(header)
  const user = token === null ? null : await findUser(token)
  return user ?? refuse(401, 'bearer-invalid', 'Please log in again.', { headers: { 'www-authenticate': 'Bearer' } })
}

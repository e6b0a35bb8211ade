import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { findBearer } from '@marram/service-kit/keys'
import type { FindOwner } from './find-owner.ts'

/** Whose list a request is about: always that of the token's user. */
export async function readOwner(headers: Headers, findOwner: FindOwner): Promise<number | Refusal> {
  const token = findBearer(headers.get('authorization') ?? undefined)
  const owner = token === null ? null : await findOwner(token)
  if (owner === null) {
    return refuse(401, 'not-logged-in', 'Not logged in', { headers: { 'www-authenticate': 'Bearer' } })
  }
  return owner.mayKeep ? owner.userId : refuse(403, 'not-allowed', 'Your account may not do this.')
}

import { isRefusal, type Refusal, refuse, reply } from '@marram/service-kit/envelope'
import { readJson } from '@marram/service-kit/json-body'
import { findBearer } from '@marram/service-kit/keys'
import type { GenericSchema, InferOutput } from 'valibot'
import type { User } from '../change/owned-by.ts'

/** The user behind a bearer token, or null. */
export type FindUser = (token: string) => Promise<User | null>

/** Null for a guest without a token. A token that is not valid is refused: the guest believes to be logged in. */
export async function readUser(headers: Headers, findUser: FindUser): Promise<User | Refusal | null> {
  const header = headers.get('authorization')
  if (header === null) return null
  const token = findBearer(header)
  const user = token === null ? null : await findUser(token)
  return user ?? refuse(401, 'bearer-invalid', 'Please log in again.', { headers: { 'www-authenticate': 'Bearer' } })
}

/** A body of this shape goes to the command; what the command says is the reply. */
export async function answer<S extends GenericSchema>(
  request: Request,
  schema: S,
  command: (body: InferOutput<S>) => Promise<unknown>,
  status: 200 | 201 = 200,
): Promise<Response> {
  const body = await readJson(request, schema)
  const result = isRefusal(body) ? body : await command(body)
  return reply(result, {}, status)
}

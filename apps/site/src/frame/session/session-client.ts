import { type AccountView, accountView, type SessionIdentity, sessionIdentity } from '@marram/contract/auth/session'
import { envelope } from '@marram/contract/envelope'
import { ServiceError } from '@marram/contract/service-error'
import * as v from 'valibot'
import { readHint } from '../../kit/session-cookies.ts'

const timeoutMs = 10_000
const headers = { accept: 'application/json' }

/** Null when nobody is logged in; the server then clears the cookies. */
export function askWhoIsThere(): Promise<SessionIdentity | null> {
  return ask('whoami', { method: 'POST' }, sessionIdentity)
}

/** Asks only if somebody seems to be logged in. */
export async function loadOwnAccount(): Promise<AccountView | null> {
  return readHint(document.cookie) === null ? null : ask('profile', {}, accountView)
}

export async function endSession(): Promise<void> {
  await ask('logout', { method: 'POST' }, v.unknown())
}

async function ask<S extends v.GenericSchema>(
  name: string,
  init: RequestInit,
  schema: S,
): Promise<v.InferOutput<S> | null> {
  const response = await fetch(`/api/session/${name}/`, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) })
  if (response.status === 401) return null
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new ServiceError(response.status, body)
  return v.parse(envelope(schema), body).data
}

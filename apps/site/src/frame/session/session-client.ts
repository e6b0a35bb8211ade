import { type AccountView, accountView, type SessionIdentity, sessionIdentity } from '@marram/contract/auth/session'
import { envelope } from '@marram/contract/envelope'
import { ServiceError } from '@marram/contract/service-error'
import * as v from 'valibot'
import { withLock } from '../../kit/lock.ts'
import { readHint } from '../../kit/session-cookies.ts'

const timeoutMs = 10_000
const headers = { accept: 'application/json' }

/**
 * A late reply about an old session would replace or clear the cookie that a form has set meanwhile. So a change waits
 * for pending session requests of all tabs, and a request waits for a change.
 */
export function withSessionLock<T>(kind: 'question' | 'change', send: () => Promise<T>): Promise<T> {
  return withLock('session', send, kind === 'change' ? 'exclusive' : 'shared')
}

/** Null without a login; the server then clears the cookies. */
export function fetchIdentity(): Promise<SessionIdentity | null> {
  return withSessionLock('question', () => ask('whoami', { method: 'POST' }, sessionIdentity))
}

/** Only sends a request if the cookie suggests a login. */
export async function loadOwnAccount(): Promise<AccountView | null> {
  if (readHint(document.cookie) === null) return null
  return withSessionLock('question', () => ask('profile', {}, accountView))
}

export async function endSession(): Promise<void> {
  await withSessionLock('change', () => ask('logout', { method: 'POST' }, v.unknown()))
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

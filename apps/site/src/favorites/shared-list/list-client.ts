import { envelope } from '@marram/contract/envelope'
import { type SharedListView, sharedListView } from '@marram/contract/favorites/shared-list-view'
import { ServiceError } from '@marram/contract/service-error'
import * as v from 'valibot'
import { logWarning } from '../../kit/log.ts'

/* Loaded on the first request: reading the server's page does not need it. */

const timeoutMs = 10_000

const read = envelope(sharedListView)
const left = envelope(v.object({ path: v.string() }))

export async function loadList(path: string, signal: AbortSignal): Promise<SharedListView> {
  return v.parse(read, await ask(path, null, signal)).data
}

/** The updated list, the redirect after deleting it, or the reason for a refusal. */
export type SentToList =
  | { readonly kind: 'taken'; readonly list: SharedListView }
  | { readonly kind: 'deleted'; readonly path: string }
  | { readonly kind: 'refused'; readonly code: string }

export async function sendToList(path: string, sent: FormData): Promise<SentToList> {
  try {
    const reply = await ask(path, sent)
    if (sent.get('intent') === 'delete') return { kind: 'deleted', path: v.parse(left, reply).data.path }
    return { kind: 'taken', list: v.parse(read, reply).data }
  } catch (error) {
    if (!(error instanceof ServiceError)) logWarning('The list could not be changed.', error)
    return { kind: 'refused', code: (error instanceof ServiceError && error.code) || 'failed' }
  }
}

/** Requests the URL of the page itself: the cookie that identifies the participant is limited to it. */
export async function ask(path: string, body: FormData | null, signal?: AbortSignal): Promise<unknown> {
  const limit = AbortSignal.timeout(timeoutMs)
  const response = await fetch(path, {
    method: body === null ? 'GET' : 'POST',
    headers: { accept: 'application/json' },
    body,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  })
  const reply: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new ServiceError(response.status, reply)
  return reply
}

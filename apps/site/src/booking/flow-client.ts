import type { FlowHold, FlowOrder, FlowRefusal } from '@marram/contract/booking/flow'
import type { GuestInput } from '@marram/domain/booking/guest-details'
import type { FlowReplies } from './flow-replies.ts'

/** `no-answer`: there was no response, so the outcome is unknown; the request can safely be repeated. */
export type Refused = Readonly<{ kind: 'refused'; refusal: FlowRefusal }>
export type Answered<T> = Readonly<{ kind: 'done'; data: T }> | Refused

const timeoutMs = 35_000

/** Calls the site's own server, which adds secrets that a browser must not hold. */
export const flowClient = {
  /** With the choice as a query: tells if this guest has booked it already. */
  visit: (choice = '') => call('GET', `visit${choice && `/${choice}`}`, 'visit'),
  receipt: (reservationId: string) =>
    call('GET', `receipt/?${new URLSearchParams({ reservation: reservationId })}`, 'receipt'),
  hold: (wish: FlowHold) => call('POST', 'hold', 'hold', wish),
  release: () => call('DELETE', 'hold', 'nothing'),
  /** With the choice as a query, as for `visit`: unconfirmed bookings limit the nights. */
  saveDetails: (details: GuestInput, choice: string) => call('POST', `details/${choice}`, 'nothing', details),
  order: (order: FlowOrder) => call('POST', 'order', 'order', order),
}

async function call<Kind extends keyof FlowReplies>(
  method: string,
  path: string,
  kind: Kind,
  body?: unknown,
): Promise<Answered<FlowReplies[Kind]>> {
  try {
    const reading = import('./flow-replies.ts')
    const response = await fetch(path.includes('?') ? `/api/booking/${path}` : `/api/booking/${path}/`, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { readReply, readRefusal } = await reading
    const json: unknown = await response.json()
    if (response.ok) return { kind: 'done', data: readReply(kind, json) }
    return { kind: 'refused', refusal: readRefusal(json, response.status) }
  } catch {
    return { kind: 'refused', refusal: { code: 'no-answer', alternatives: [] } }
  }
}

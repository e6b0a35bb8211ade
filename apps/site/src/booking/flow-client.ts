import {
  type BookingVisit,
  bookingVisit,
  type FlowHold,
  type FlowOrder,
  type FlowPlaced,
  type FlowRefusal,
  flowPlaced,
  flowRefusal,
} from '@marram/contract/booking/flow'
import { type GuestBooking, guestBooking } from '@marram/contract/booking/guest-booking'
import { type Hold, hold } from '@marram/contract/booking/placed'
import type { GuestInput } from '@marram/domain/booking/guest-details'
import * as v from 'valibot'

/** `no-answer`: nothing came back, so nobody knows; the same may safely be sent again. */
export type Refused = Readonly<{ kind: 'refused'; refusal: FlowRefusal }>
export type Answered<T> = Readonly<{ kind: 'done'; data: T }> | Refused

const answer = v.object({ data: v.unknown(), meta: v.optional(v.looseObject({ code: v.optional(v.string()) })) })
const timeoutMs = 35_000

/** The site's own server, which adds what a browser must not hold. */
export const flowClient = {
  /** With the choice as an address says it: whether this guest has booked it already. */
  visit: (choice = '') => call<BookingVisit>('GET', `visit${choice && `/${choice}`}`, bookingVisit),
  receipt: (reservationId: string) =>
    call<GuestBooking>('GET', `receipt/?${new URLSearchParams({ reservation: reservationId })}`, guestBooking),
  hold: (wish: FlowHold) => call<Hold>('POST', 'hold', hold, wish),
  release: () => call('DELETE', 'hold', v.unknown()),
  saveDetails: (details: GuestInput) => call('POST', 'details', v.unknown(), details),
  order: (order: FlowOrder) => call<FlowPlaced>('POST', 'order', flowPlaced, order),
}

async function call<T>(
  method: string,
  path: string,
  shape: v.GenericSchema<unknown, T>,
  body?: unknown,
): Promise<Answered<T>> {
  try {
    const response = await fetch(path.includes('?') ? `/api/booking/${path}` : `/api/booking/${path}/`, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { data, meta } = v.parse(answer, await response.json())
    if (response.ok) return { kind: 'done', data: v.parse(shape, data) }
    return { kind: 'refused', refusal: readRefusal(data, response.status >= 500 ? 'no-answer' : meta?.code) }
  } catch {
    return { kind: 'refused', refusal: { code: 'no-answer', alternatives: [] } }
  }
}

function readRefusal(data: unknown, code = 'other'): FlowRefusal {
  const parsed = v.safeParse(flowRefusal, { ...Object(data), code })
  return parsed.success ? parsed.output : { code, alternatives: [] }
}

import { bookingVisit, type FlowRefusal, flowPlaced, flowRefusal } from '@marram/contract/booking/flow'
import { guestBooking } from '@marram/contract/booking/guest-booking'
import { hold } from '@marram/contract/booking/placed'
import * as v from 'valibot'

const readers = {
  visit: v.parser(bookingVisit),
  receipt: v.parser(guestBooking),
  hold: v.parser(hold),
  order: v.parser(flowPlaced),
  nothing: (data: unknown) => data,
}
export type FlowReplies = { [Kind in keyof typeof readers]: ReturnType<(typeof readers)[Kind]> }

const answer = v.object({ data: v.unknown(), meta: v.optional(v.looseObject({ code: v.optional(v.string()) })) })

/** Throws on an unexpected shape. Imported with the first reply: steps render without the schemas. */
export function readReply<Kind extends keyof FlowReplies>(kind: Kind, body: unknown): FlowReplies[Kind] {
  const read: { [K in keyof FlowReplies]: (data: unknown) => FlowReplies[K] } = readers
  return read[kind](v.parse(answer, body).data)
}

export function readRefusal(body: unknown, status: number): FlowRefusal {
  const { data, meta } = v.parse(answer, body)
  const code = status >= 500 ? 'no-answer' : (meta?.code ?? 'other')
  const parsed = v.safeParse(flowRefusal, { ...Object(data), code })
  return parsed.success ? parsed.output : { code, alternatives: [] }
}

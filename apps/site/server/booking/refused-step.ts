import { type FlowRefusal, flowRefusal } from '@marram/contract/booking/flow'
import { refusalBody } from '@marram/contract/envelope'
import { ServiceError } from '@marram/contract/service-error'
import { refuse, replyRefusal } from '@marram/service-kit/envelope'
import * as v from 'valibot'

/** A refused step and the reason. */
export class RefusedStep {
  readonly status: number
  readonly refusal: FlowRefusal
  /** The service's code, for scripts. */
  readonly body: unknown

  constructor(status: number, refusal: FlowRefusal, body: unknown) {
    this.status = status
    this.refusal = refusal
    this.body = body
  }
}

const refused = v.object({ data: v.looseObject({}), meta: v.looseObject({ code: v.string() }) })

/** The guest can fix a refusal by the service; an outage is our fault and can be retried. */
export async function orRefused<T>(work: Promise<T>, onFailure: (error: unknown) => void): Promise<T | RefusedStep> {
  try {
    return await work
  } catch (error) {
    const body = error instanceof ServiceError ? v.safeParse(refused, error.body) : null
    if (error instanceof ServiceError && error.status < 500 && body?.success) {
      const { data, meta } = body.output
      const { alternatives, quote, held } = data
      const refusal = v.safeParse(flowRefusal, { alternatives, quote, held, code: meta.code })
      return new RefusedStep(error.status, refusal.success ? refusal.output : bare(meta.code), error.body)
    }
    onFailure(error)
    return noAnswer()
  }
}

export function noAnswer(): RefusedStep {
  return new RefusedStep(503, bare('no-answer'), null)
}

function bare(code: string): FlowRefusal {
  return { code, alternatives: [] }
}

export function refuseStep(status: 404 | 409 | 422, code: string, sentence: string): RefusedStep {
  return new RefusedStep(status, bare(code), { data: { error: sentence }, meta: { code } })
}

/** Earlier bookings must be confirmed first; `waiting` are those of this browser. */
export function refuseWaiting(waiting: readonly string[]): RefusedStep {
  const data = { error: 'Bookings are waiting to be confirmed by the link in their email.', waiting }
  const code = 'unconfirmed-bookings'
  return new RefusedStep(429, { ...bare(code), waiting: [...waiting] }, { data, meta: { code } })
}

/** Held or booked by this guest. */
export function refuseBooked(reservationId: string): RefusedStep {
  const data = { error: `You have booked this stay, no. ${reservationId}.`, reservationId }
  return new RefusedStep(409, { ...bare('already-booked'), reservationId }, { data, meta: { code: 'already-booked' } })
}

export function replyRefused({ status, body }: RefusedStep): Response {
  if (!v.is(refusalBody, body)) {
    return replyRefusal(refuse(503, 'no-answer', 'The booking service does not answer. Please try again.'))
  }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

import { refusalBody } from '@marram/contract/envelope'
import { ServiceError } from '@marram/contract/service-error'
import { failureOf, type RefusedForm } from '@marram/contract/workers/form-answer'
import { invalidForm } from '@marram/contract/workers/requests'
import { refuse, replyRefusal } from '@marram/service-kit/envelope'
import * as v from 'valibot'

export type Failure = { readonly status: number; readonly refused: Omit<RefusedForm, 'values'> }

const invalidBody = v.object({ data: invalidForm })

/** Maps the worker's refusal or outage to the form's state. */
export function judgeFailure(error: unknown): Failure {
  if (!(error instanceof ServiceError)) return { status: 503, refused: { problems: [], failure: 'unavailable' } }
  const invalid = v.safeParse(invalidBody, error.body)
  if (error.code === 'form-invalid' && invalid.success) {
    return { status: 422, refused: { problems: invalid.output.data.fields, failure: null } }
  }
  const status = error.status >= 500 ? 503 : error.status
  return { status, refused: { problems: [], failure: failureOf(error.status, error.code) } }
}

/** Answers a script with the worker's refusal, or 503. */
export function presentRefusal(error: unknown): Response {
  if (error instanceof ServiceError && error.status < 500 && v.is(refusalBody, error.body)) {
    return Response.json(error.body, { status: error.status, headers: { 'cache-control': 'no-store' } })
  }
  return replyRefusal(refuse(503, 'workers-away', 'This cannot be sent at the moment. Please try again.'))
}

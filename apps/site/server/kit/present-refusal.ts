import { refusalBody } from '@marram/contract/envelope'
import { ServiceError } from '@marram/contract/service-error'
import { refuse, replyRefusal } from '@marram/service-kit/envelope'
import * as v from 'valibot'

/** To a script: the worker's own words, or that it is away. */
export function presentRefusal(error: unknown): Response {
  if (error instanceof ServiceError && error.status < 500 && v.is(refusalBody, error.body)) {
    return Response.json(error.body, { status: error.status, headers: { 'cache-control': 'no-store' } })
  }
  return replyRefusal(refuse(503, 'workers-away', 'This cannot be sent at the moment. Please try again.'))
}

import { NotLoggedInError, ResetRefusedError, UnsupportedTargetError } from '@marram/contract/auth/errors'
import { captchaNeeded } from '@marram/contract/auth/shapes'
import { refusalBody } from '@marram/contract/envelope'
import { ServiceError } from '@marram/contract/service-error'
import { type Refusal, type RefusalStatus, refuse } from '@marram/service-kit/envelope'
import * as v from 'valibot'

const statuses: readonly RefusalStatus[] = [400, 401, 403, 404, 409, 410, 413, 422, 429]
const overLinks: readonly string[] = ['token-unknown', 'already-confirmed', 'reset-token-unknown']
const problems = v.looseObject({ problems: v.array(v.looseObject({ field: v.string() })) })

/** Maps an error of the auth service to a refusal for the form; `code` comes from the service. */
export function judgeAccountFailure(error: unknown): Refusal {
  if (error instanceof NotLoggedInError) return refuse(401, 'not-logged-in', error.message)
  if (error instanceof UnsupportedTargetError) return refuse(400, 'unsupported-target', error.message)
  if (error instanceof ResetRefusedError) return judgeReset(error)
  if (error instanceof ServiceError && v.is(refusalBody, error.body)) {
    const status = statuses.find((known) => known === error.status)
    if (status !== undefined) return present(status, error.body)
  }
  return refuse(503, 'unavailable', 'This cannot be done at the moment. Please try again.')
}

/** The client drops the status of a refused reset: an expired link is gone, every other refusal can be fixed. */
function judgeReset({ reply, message }: ResetRefusedError): Refusal {
  if (!v.is(refusalBody, reply)) return refuse(422, 'invalid-input', message)
  const { code } = reply.meta
  if (code === 'too-many-requests') return present(429, reply)
  if (code === 'busy' || code === 'internal-error') return refuse(503, 'unavailable', message)
  return present(overLinks.includes(code) ? 410 : 422, reply)
}

/** The parts that a page can use: the fields, and the challenge to solve. */
function present(status: RefusalStatus, { data, meta }: v.InferOutput<typeof refusalBody>): Refusal {
  const fields = v.is(problems, data) ? data.problems.map(({ field }) => field).filter((field) => field !== '') : []
  const captcha = v.is(captchaNeeded, data) ? { captcha: data.captcha } : {}
  return refuse(status, meta.code, data.error, { data: { fields, ...captcha } })
}

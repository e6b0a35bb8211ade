import { findRequestContext } from '@marram/service-kit/request-context'

type ErrorId = 'AccessTokenInvalid' | 'BadRequest' | 'InvalidQuery' | 'NotFound' | 'RateLimitExceeded'

const statuses: Readonly<Record<ErrorId, number>> = {
  AccessTokenInvalid: 401,
  BadRequest: 400,
  InvalidQuery: 400,
  NotFound: 404,
  RateLimitExceeded: 429,
}

/** An error in the format of Contentful's delivery API, which its client parses. */
export class DeliveryError extends Error {
  readonly id: ErrorId
  readonly details: unknown

  constructor(id: ErrorId, message: string, details?: unknown) {
    super(message)
    this.id = id
    this.details = details
  }

  present(): Response {
    const body = {
      sys: { type: 'Error', id: this.id },
      message: this.message,
      ...(this.details !== undefined && { details: this.details }),
      requestId: findRequestContext()?.requestId ?? '',
    }
    const status = statuses[this.id]
    // Contentful's client waits for the second header.
    const headers = status === 429 ? { 'retry-after': '2', 'x-contentful-ratelimit-reset': '2' } : {}
    return Response.json(body, { status, headers })
  }
}

export function invalidQuery(message: string, path: string): DeliveryError {
  return new DeliveryError('InvalidQuery', message, { errors: [{ name: 'unknown', path: [path], details: message }] })
}
